import { Feed } from 'feed';
import { entryId, type FeedIds, feedId } from '~/features/site/feed-ids.queries.server';
import { htmlText, xmlText } from '~/lib/markup';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import { paragraphs } from './letter-words';
import type { SentLetter } from './letters.queries.server';

const ITEMS = 20;

/** RSS of the newest letters. */
export function lettersFeed(letters: SentLetter[], origin: string, siteName: string, ids: FeedIds): string {
  const { title, lead } = messagesOf('letterArchive');
  const site = origin + inLanguage('/letters');
  const feed = new Feed({
    title: xmlText(`${title} – ${siteName}`),
    description: xmlText(lead),
    id: feedId(ids, '/letters'),
    link: site,
    language: messagesOf('language').tag,
    generator: 'Tapeta',
    updated: new Date(letters[0]?.sentAt ?? 0),
  });
  for (const { id, subject, words, sentAt } of letters.slice(0, ITEMS)) {
    const path = `/letters/${id}`;
    const content = paragraphs(words)
      .map((part) => `<p>${htmlText(part)}</p>`)
      .join('');
    // Readers treat titles as HTML, and the library does not escape them.
    feed.addItem({
      title: htmlText(subject),
      id: entryId(ids, 'letters', id, path),
      link: origin + inLanguage(path),
      date: new Date(sentAt),
      ...(content && { content }),
    });
  }
  return feed.rss2();
}

import { Link } from '@remix-run/react';
import { tagPath, withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { buttonProps } from '~/ui/forms/button-props';
import { LinkRow } from '~/ui/shell/link-row';

interface SuggestionsProps {
  words: string[];
  tags: { name: string; slug: string }[];
}

const chip = (label: string, to: string) => ({ label, to, isCurrent: false });

/** Ways to continue after a search without results. */
export function Suggestions({ words, tags }: SuggestionsProps) {
  const text = messagesOf('gallery');
  const rows = [
    { label: text.similarWords, choices: words.map((word) => chip(word, withQuery('/', { q: word }))) },
    { label: text.popularTags, choices: tags.map(({ name, slug }) => chip(name, tagPath(slug))) },
  ];
  return (
    <div className="list-suggestions">
      {rows
        .filter(({ choices }) => choices.length > 0)
        .map(({ label, choices }) => (
          <div key={label}>
            <p aria-hidden="true">{label}</p>
            <LinkRow label={label} kind="chips" choices={choices} />
          </div>
        ))}
      <p className="list-way">
        <Link to="/#wallpapers" {...buttonProps('quiet')}>
          {text.showAll}
        </Link>
      </p>
    </div>
  );
}

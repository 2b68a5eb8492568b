import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { listSentLetters } from '~/features/newsletter/letters/letters.queries.server';
import { feedPath } from '~/lib/paths';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import staticStyles from '~/styles/static.css';
import { pageMeta } from '~/ui/pages/page-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(staticStyles);

export async function loader() {
  const letters = await listSentLetters(await forkEm());
  return { letters: letters.map(({ id, subject, sentAt }) => ({ id, subject, sentAt })) };
}

export const meta: MetaFunction = ({ matches }) => {
  const { title, lead } = messagesOf('letterArchive');
  return pageMeta(matches, { title, description: lead, path: '/letters', hasFeed: true });
};

export default function Letters() {
  const { letters } = useLoaderData<typeof loader>();
  const text = messagesOf('letterArchive');
  return (
    <div className="page static">
      <div className="static-main">
        <h1>{text.title}</h1>
        <p className="static-lead">{letters.length > 0 ? text.lead : text.none}</p>
        <ul>
          {letters.map(({ id, subject, sentAt }) => (
            <li key={id}>
              <Link to={`/letters/${id}`}>{subject}</Link> · <time dateTime={sentAt}>{sentAt}</time>
            </li>
          ))}
        </ul>
        {letters.length > 0 && (
          <p>
            <a href={inLanguage(feedPath('/letters'))}>{text.feed}</a>
          </p>
        )}
      </div>
    </div>
  );
}

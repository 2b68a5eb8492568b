import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { truncate } from '~/lib/clean-text';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import { buttonProps } from '~/ui/forms/button-props';
import { LinkedText } from '~/ui/pages/linked-text';
import { pageMeta } from './page-meta';

/** The browser opens the address, not the router: it may be a file or a feed. */
export function RedirectPage({ status }: { status: 301 | 302 }) {
  const { to: path, delay } = useLoaderData<{ to: string; delay: number }>();
  const to = inLanguage(path);
  useEffect(() => {
    const timer = setTimeout(() => window.location.replace(to), delay);
    return () => clearTimeout(timer);
  }, [to, delay]);
  const text = messagesOf('redirects');
  const shown = path.length > 120 ? `${truncate(path, 120)}…` : path;
  return (
    <div className="page error-page">
      <noscript>
        <meta httpEquiv="refresh" content={`${delay / 1000};url=${to}`} />
      </noscript>
      <h1>{text.titles[status]}</h1>
      <p>
        <LinkedText
          text={text.leadsTo(Math.max(1, Math.round(delay / 1000)))}
          links={[() => <strong>{shown}</strong>]}
        />
      </p>
      <p className="error-ways">
        <a href={to} {...buttonProps('main')}>
          {text.goNow}
        </a>
      </p>
    </div>
  );
}

export const redirectMeta =
  (status: 301 | 302): MetaFunction =>
  ({ matches }) =>
    pageMeta(matches, {
      title: messagesOf('redirects').titles[status],
      description: messagesOf('redirects').description,
      path: `/${status}`,
      noIndex: true,
    });

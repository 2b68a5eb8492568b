import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { truncate } from '~/lib/clean-text';
import { buttonProps } from '~/ui/forms/button-props';
import { pageMeta } from './page-meta';

/** @param to maybe a file or a feed, so the browser opens it, not the router @param delay in ms */
export function RedirectPage({ title }: { title: string }) {
  const { to, delay } = useLoaderData<{ to: string; delay: number }>();
  useEffect(() => {
    const timer = setTimeout(() => window.location.replace(to), delay);
    return () => clearTimeout(timer);
  }, [to, delay]);
  const seconds = Math.max(1, Math.round(delay / 1000));
  return (
    <div className="page error-page">
      <noscript>
        <meta httpEquiv="refresh" content={`${delay / 1000};url=${to}`} />
      </noscript>
      <h1>{title}</h1>
      <p>
        You will be taken to <strong>{to.length > 120 ? `${truncate(to, 120)}…` : to}</strong> in{' '}
        {seconds === 1 ? 'a second' : `${seconds} seconds`}.
      </p>
      <p className="error-ways">
        <a href={to} {...buttonProps('main')}>
          Go there now
        </a>
      </p>
    </div>
  );
}

export const redirectMeta =
  (status: 301 | 302, title: string): MetaFunction =>
  ({ matches }) =>
    pageMeta(matches, {
      title,
      description: 'The way to another page of this site.',
      path: `/${status}`,
      noIndex: true,
    });

import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { messagesOf } from '~/messages/messages';
import staticStyles from '~/styles/static.css';
import { useSite } from '~/ui/browser/site';
import { pageMeta } from '~/ui/pages/page-meta';
import { stylesheets } from '~/ui/pages/stylesheets';
import type { SiteOfPage } from './static-page.server';

export interface StaticSection {
  /** The anchor of the section. */
  id: string;
  title: string;
  body: ReactNode;
}

export interface StaticText {
  path: string;
  words(): { title: string; description(siteName: string | undefined): string; lead(siteName: string): string };
  sections(contactEmail: string | null, siteName: string): StaticSection[];
}

/** The table of contents is beside the text on wide screens and above it on narrow ones. */
export function StaticPage({ words, sections }: StaticText) {
  const { title, lead } = words();
  const { siteName, contactEmail } = useLoaderData<SiteOfPage>();
  const shown = sections(contactEmail, siteName);
  const origin = useSite()?.origin;
  const { pathname } = useLocation();
  return (
    <article className="page static prose">
      <header>
        <h1>{title}</h1>
        <p className="static-lead">{lead(siteName)}</p>
        <p className="static-source">
          {origin}
          {pathname}
        </p>
      </header>
      <nav className="static-aside" aria-labelledby="contents">
        <h2 id="contents">{messagesOf('staticPages').contents}</h2>
        <ol>
          {shown.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="static-main">
        {shown.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id} tabIndex={-1}>
              {section.title}
            </h2>
            {section.body}
          </section>
        ))}
      </div>
    </article>
  );
}

export const links = stylesheets(staticStyles);
export const handle = { cache: {}, noScripts: true };

export const staticMeta =
  ({ path, words }: StaticText): MetaFunction<() => SiteOfPage> =>
  ({ matches, data }) => {
    const { title, description } = words();
    return pageMeta(matches, { title, path, description: description(data?.siteName) });
  };

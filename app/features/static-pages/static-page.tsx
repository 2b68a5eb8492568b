import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { OwnText } from '~/features/site/own-text';
import { messagesOf } from '~/messages/messages';
import staticStyles from '~/styles/static.css';
import { useSite } from '~/ui/browser/site';
import { caughtErrorMeta } from '~/ui/pages/error-page';
import { pageMeta } from '~/ui/pages/page-meta';
import { stylesheets } from '~/ui/pages/stylesheets';
import type { OwnPageView } from './own-page.server';
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
  /** The owner's text follows these sections instead of replacing them. */
  isExtended?: true;
}

export function StaticPage({ words, sections, isExtended }: StaticText) {
  const { title, lead } = words();
  const { siteName, contactEmail, own } = useLoaderData<SiteOfPage>();
  if (own && !isExtended) return <OwnPage title={title} text={own} />;
  return <OurPage title={title} lead={lead(siteName)} shown={addOwn(sections(contactEmail, siteName), own)} />;
}

const addOwn = (sections: StaticSection[], own: string | null): StaticSection[] =>
  own
    ? [
        ...sections,
        { id: 'more', title: messagesOf('staticPages').more, body: <OwnText html={own} className="own-text" /> },
      ]
    : sections;

/** A page with the owner's text alone. */
export function OwnPage({ title, text }: { title: string; text: string }) {
  return (
    <article className="page static prose">
      <div className="static-main">
        <h1>{title}</h1>
        <OwnText html={text} className="own-text" />
      </div>
    </article>
  );
}

/** The table of contents is beside the text on wide screens and above it on narrow ones. */
function OurPage({ title, lead, shown }: { title: string; lead: string; shown: StaticSection[] }) {
  const origin = useSite()?.origin;
  const { pathname } = useLocation();
  return (
    <article className="page static prose">
      <header>
        <h1>{title}</h1>
        <p className="static-lead">{lead}</p>
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

export const ownPageMeta: MetaFunction<() => OwnPageView> = ({ matches, data, error }) =>
  data
    ? pageMeta(matches, { title: data.title, path: data.path, description: data.title })
    : caughtErrorMeta(matches, error);

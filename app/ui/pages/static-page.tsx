import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useSite } from '~/ui/browser/site';

export interface StaticSection {
  /** Names the section in the address. */
  id: string;
  title: string;
  body: ReactNode;
}

interface StaticPageProps {
  title: string;
  lead: ReactNode;
  sections: StaticSection[];
}

/** A page to read: its contents beside it on wide screens, above it on narrow ones. */
export function StaticPage({ title, lead, sections }: StaticPageProps) {
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
        <h2 id="contents">On this page</h2>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="static-main">
        {sections.map((section) => (
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

import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { exactCount } from '~/messages/numbers';

interface PagerProps {
  label?: string;
  summary?: string;
  links: { label: string; to: string | false; rel?: 'prev' | 'next' }[];
}

export function Pager({ label = 'Pages of the list', summary, links }: PagerProps) {
  return (
    <nav className="list-pages" aria-label={label}>
      {summary && <span>{summary}</span>}
      {links.map(
        ({ label: text, to, rel }) =>
          to !== false && (
            <Link key={text} to={to} rel={rel}>
              {text}
            </Link>
          ),
      )}
    </nav>
  );
}

/** "41–80 of 200 tags". */
export const formatRange = (offset: number, shown: number, all: string) =>
  `${exactCount(offset + 1)}–${exactCount(offset + shown)} of ${all}`;

interface ListPagesProps {
  offset: number;
  pageSize: number;
  shown: number;
  total: number;
  hasMore: boolean;
  noun: [string, string];
  pathAt: (offset: number) => string;
  empty: ReactNode;
  emptyPage?: ReactNode;
}

export function ListPages(list: ListPagesProps) {
  const { offset, pageSize, shown, total, hasMore, noun, pathAt, empty, emptyPage } = list;
  if (total === 0) return <p className="empty">{empty}</p>;
  if (shown === 0) {
    return (
      <p className="empty">
        {emptyPage ?? (
          <>
            This page of the list is empty. <Link to={pathAt(0)}>Go to the first page</Link>
          </>
        )}
      </p>
    );
  }
  const all = `${exactCount(total)} ${noun[total === 1 ? 0 : 1]}`;
  return (
    <Pager
      summary={shown === total ? all : formatRange(offset, shown, all)}
      links={[
        { label: 'Previous', to: offset > 0 && pathAt(Math.max(0, offset - pageSize)), rel: 'prev' },
        { label: 'Next', to: hasMore && pathAt(offset + pageSize), rel: 'next' },
      ]}
    />
  );
}

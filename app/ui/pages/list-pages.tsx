import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { exactCount } from '~/lib/counts';

interface ListPagesProps {
  offset: number;
  pageSize: number;
  /** Items on this page, and in all. */
  shown: number;
  total: number;
  hasMore: boolean;
  /** One of them, and several. */
  noun: [string, string];
  pathOf: (offset: number) => string;
  /** Said when the list has nothing at all. */
  empty: ReactNode;
}

/** Which part of a list is shown, and the ways to the others; or why nothing is. */
export function ListPages({
  offset,
  pageSize,
  shown,
  total,
  hasMore,
  noun: [one, many],
  pathOf,
  empty,
}: ListPagesProps) {
  if (total === 0) return <p className="empty">{empty}</p>;
  if (shown === 0) {
    return (
      <p className="empty">
        This page of the list is empty. <Link to={pathOf(0)}>Go to the first page</Link>
      </p>
    );
  }
  const of = `${exactCount(total)} ${total === 1 ? one : many}`;
  return (
    <nav className="list-pages" aria-label="Pages of the list">
      <span>{shown === total ? of : `${exactCount(offset + 1)}–${exactCount(offset + shown)} of ${of}`}</span>
      {offset > 0 && (
        <Link rel="prev" to={pathOf(Math.max(0, offset - pageSize))}>
          Previous
        </Link>
      )}
      {hasMore && (
        <Link rel="next" to={pathOf(offset + pageSize)}>
          Next
        </Link>
      )}
    </nav>
  );
}

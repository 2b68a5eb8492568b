import { Link } from '@remix-run/react';
import { countOf } from '~/lib/counts';
import { TAG_PAGE_SIZE, type TagListQuery, tagListPath } from './tag.view';

interface TagPagesProps {
  query: TagListQuery;
  shown: number;
  total: number;
  hasMore: boolean;
}

/** Which part of the list is shown, and the ways to the others; or why nothing is. */
export function TagPages({ query, shown, total, hasMore }: TagPagesProps) {
  const { offset } = query;
  if (shown === 0) {
    return (
      <p className="empty">
        {offset > 0 || query.search ? (
          <>
            No tags found. <Link to={tagListPath()}>Show all tags</Link>
          </>
        ) : (
          'There are no tags yet. They come with the wallpapers that have them.'
        )}
      </p>
    );
  }
  const all = countOf(total, 'tag');
  return (
    <nav className="list-pages" aria-label="Pages of the list">
      <span>{shown === total ? all : `${offset + 1}–${offset + shown} of ${all}`}</span>
      {offset > 0 && (
        <Link rel="prev" to={tagListPath({ ...query, offset: Math.max(0, offset - TAG_PAGE_SIZE) })}>
          Previous
        </Link>
      )}
      {hasMore && (
        <Link rel="next" to={tagListPath({ ...query, offset: offset + TAG_PAGE_SIZE })}>
          Next
        </Link>
      )}
    </nav>
  );
}

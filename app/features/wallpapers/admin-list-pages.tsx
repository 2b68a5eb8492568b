import { Link } from '@remix-run/react';
import { ADMIN_PAGE_SIZE, type AdminListQuery, adminListPath } from './admin-list.view';

interface AdminListPagesProps {
  query: AdminListQuery;
  shown: number;
  total: number;
  hasMore: boolean;
}

function Empty({ query, total }: Pick<AdminListPagesProps, 'query' | 'total'>) {
  const isFiltered = adminListPath({ ...query, offset: 0 }) !== adminListPath({ sort: query.sort });
  if (total > 0) {
    return (
      <p className="empty">
        This page of the list is empty. <Link to={adminListPath({ ...query, offset: 0 })}>Go to the first page</Link>
      </p>
    );
  }
  return isFiltered ? (
    <p className="empty">
      No wallpapers found. <Link to={adminListPath({ sort: query.sort })}>Show all wallpapers</Link>
    </p>
  ) : (
    <p className="empty">
      The gallery is empty. <Link to="/admin/wallpapers/new">Upload its first wallpaper</Link>
    </p>
  );
}

/** Which part of the list is shown, and the ways to the others; or why nothing is. */
export function AdminListPages({ query, shown, total, hasMore }: AdminListPagesProps) {
  if (shown === 0) return <Empty query={query} total={total} />;
  const { offset } = query;
  const of = `${total.toLocaleString('en')} ${total === 1 ? 'wallpaper' : 'wallpapers'}`;
  return (
    <nav className="list-pages" aria-label="Pages of the list">
      <span>{shown === total ? of : `${offset + 1}–${offset + shown} of ${of}`}</span>
      {offset > 0 && (
        <Link rel="prev" to={adminListPath({ ...query, offset: Math.max(0, offset - ADMIN_PAGE_SIZE) })}>
          Previous
        </Link>
      )}
      {hasMore && (
        <Link rel="next" to={adminListPath({ ...query, offset: offset + ADMIN_PAGE_SIZE })}>
          Next
        </Link>
      )}
    </nav>
  );
}

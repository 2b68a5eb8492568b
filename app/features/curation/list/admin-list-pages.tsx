import { Link } from '@remix-run/react';
import { formatCount } from '~/messages/numbers';
import { formatRange, Pager } from '~/ui/admin/list-pages';
import { ADMIN_PAGE_SIZE, type AdminListPage, type AdminListQuery, adminListPath, firstPage } from './admin-list.view';

interface AdminListPagesProps {
  query: AdminListQuery;
  page: AdminListPage;
}

export function EmptyAdminList({ query, total }: { query: AdminListQuery; total: number }) {
  const isFiltered = adminListPath(firstPage(query)) !== adminListPath({ sort: query.sort });
  if (total > 0) {
    return (
      <p className="empty">
        This page of the list is empty. <Link to={adminListPath(firstPage(query))}>Go to the first page</Link>
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

export function AdminListPages({ query, page }: AdminListPagesProps) {
  const { items, offset, previous, next, total } = page;
  const begin = firstPage(query);
  const all = formatCount(total, 'wallpaper');
  const before = previous !== null && { ...begin, offset: Math.max(0, offset - ADMIN_PAGE_SIZE), before: previous };
  const after = next !== null && { ...begin, offset: offset + items.length, after: next };
  return (
    <Pager
      summary={before || after ? formatRange(offset, items.length, all) : all}
      links={[
        { label: 'First', to: before && adminListPath(begin) },
        { label: 'Previous', to: before && adminListPath(before), rel: 'prev' },
        { label: 'Next', to: after && adminListPath(after), rel: 'next' },
        { label: 'Last', to: after && adminListPath({ ...begin, before: 'end' }) },
      ]}
    />
  );
}

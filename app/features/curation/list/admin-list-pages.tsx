import { Link } from '@remix-run/react';
import { messagesOf } from '~/messages/messages';
import { formatRange, Pager } from '~/ui/admin/list-pages';
import { LinkedText } from '~/ui/pages/linked-text';
import {
  ADMIN_PAGE_SIZE,
  type AdminListPage,
  type AdminListQuery,
  adminListPath,
  firstPage,
  unfiltered,
} from './admin-list.view';

interface AdminListPagesProps {
  query: AdminListQuery;
  page: AdminListPage;
}

export function EmptyAdminList({ query, total }: { query: AdminListQuery; total: number }) {
  const isFiltered = adminListPath(firstPage(query)) !== adminListPath(unfiltered(query));
  const { empty } = messagesOf('wallpaperList');
  const say = (text: string, to: string) => (
    <p className="empty">
      <LinkedText
        text={text}
        links={[
          (label) => (
            <Link key="way-on" to={to}>
              {label}
            </Link>
          ),
        ]}
      />
    </p>
  );
  if (total > 0) return say(empty.page, adminListPath(firstPage(query)));
  return isFiltered
    ? say(empty.filtered, adminListPath(unfiltered(query)))
    : say(empty.gallery, '/admin/wallpapers/new');
}

export function AdminListPages({ query, page }: AdminListPagesProps) {
  const { items, offset, previous, next, total } = page;
  const begin = firstPage(query);
  const text = messagesOf('wallpaperList');
  const all = text.count(total);
  const before = previous !== null && { ...begin, offset: Math.max(0, offset - ADMIN_PAGE_SIZE), before: previous };
  const after = next !== null && { ...begin, offset: offset + items.length, after: next };
  return (
    <Pager
      summary={before || after ? formatRange(offset, items.length, all) : all}
      links={[
        { label: text.pages.first, to: before && adminListPath(begin) },
        { label: text.pages.previous, to: before && adminListPath(before), rel: 'prev' },
        { label: text.pages.next, to: after && adminListPath(after), rel: 'next' },
        { label: text.pages.last, to: after && adminListPath({ ...begin, before: 'end' }) },
      ]}
    />
  );
}

/** Rows to compare figures, or large pictures to see them. Keeps the page of the list. */
export function ViewSwitch({ query }: { query: AdminListQuery }) {
  const text = messagesOf('wallpaperList').view;
  const views = [
    { label: text.rows, isGrid: false, icon: 'M3 5h14M3 10h14M3 15h14' },
    { label: text.grid, isGrid: true, icon: 'M3 3h5.5v5.5H3zm8.5 0H17v5.5h-5.5zM3 11.5h5.5V17H3zm8.5 0H17V17h-5.5z' },
  ];
  return (
    <nav className="link-row switch" aria-label={text.label}>
      <ul>
        {views.map(({ label, isGrid, icon }) => (
          <li key={label}>
            <Link
              to={adminListPath({ ...query, isGrid })}
              aria-label={label}
              aria-current={isGrid === Boolean(query.isGrid) ? 'page' : undefined}
              data-tooltip={label}
              preventScrollReset
            >
              <svg className="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path d={icon} />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

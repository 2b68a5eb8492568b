import { Link } from '@remix-run/react';
import { messagesOf } from '~/messages/messages';
import { formatRange, Pager } from '~/ui/admin/list-pages';
import { LinkedText } from '~/ui/pages/linked-text';
import { ADMIN_PAGE_SIZE, type AdminListPage, type AdminListQuery, adminListPath, firstPage } from './admin-list.view';

interface AdminListPagesProps {
  query: AdminListQuery;
  page: AdminListPage;
}

export function EmptyAdminList({ query, total }: { query: AdminListQuery; total: number }) {
  const isFiltered = adminListPath(firstPage(query)) !== adminListPath({ sort: query.sort });
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
    ? say(empty.filtered, adminListPath({ sort: query.sort }))
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

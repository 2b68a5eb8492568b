import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { requireAdminPage } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { listCategories } from '~/features/categories/categories.queries.server';
import { listForAdmin } from '~/features/wallpapers/admin-list.queries.server';
import { ADMIN_PAGE_SIZE, type AdminRow, readAdminListQuery } from '~/features/wallpapers/admin-list.view';
import { AdminListFilter } from '~/features/wallpapers/admin-list-filter';
import { AdminListPages } from '~/features/wallpapers/admin-list-pages';
import { AdminListTable } from '~/features/wallpapers/admin-list-table';
import { DeleteDialog } from '~/features/wallpapers/delete-dialog';
import { BULK_PATH } from '~/features/wallpapers/near-duplicates.view';
import { adminMeta } from '~/ui/admin-meta';
import { buttonProps } from '~/ui/button-props';

export async function loader({ request }: LoaderFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  const query = readAdminListQuery(new URL(request.url).searchParams);
  const { sort, offset, ...filter } = query;
  const [page, categories] = await Promise.all([
    listForAdmin(em, filter, sort, { offset, limit: ADMIN_PAGE_SIZE }),
    listCategories(em),
  ]);
  return { query, page, categories };
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, 'Wallpapers');

export default function WallpaperTable() {
  const { query, page, categories } = useLoaderData<typeof loader>();
  const [toDelete, setToDelete] = useState<AdminRow | null>(null);
  return (
    <>
      <div className="admin-head">
        <h1>Wallpapers</h1>
        <div className="form-actions">
          <Link to={BULK_PATH}>Upload many</Link>
          <Link to="/admin/wallpapers/new" {...buttonProps('main')}>
            Upload a wallpaper
          </Link>
        </div>
      </div>
      <AdminListFilter query={query} categories={categories} />
      <AdminListPages query={query} shown={page.items.length} total={page.total} hasMore={page.hasMore} />
      {page.items.length > 0 && <AdminListTable rows={page.items} query={query} onDelete={setToDelete} />}
      <DeleteDialog wallpaper={toDelete} query={query} onClose={() => setToDelete(null)} />
    </>
  );
}

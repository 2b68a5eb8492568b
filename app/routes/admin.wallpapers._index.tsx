import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { listCategories } from '~/features/categories/categories.queries.server';
import { AdminList } from '~/features/wallpapers/admin/list/admin-list';
import { listForAdmin, listOtherDevices } from '~/features/wallpapers/admin/list/admin-list.queries.server';
import { ADMIN_PAGE_SIZE, adminListPath, readAdminListQuery } from '~/features/wallpapers/admin/list/admin-list.view';
import { AdminListFilter } from '~/features/wallpapers/admin/list/admin-list-filter';
import { EmptyAdminList } from '~/features/wallpapers/admin/list/admin-list-pages';
import { WallpaperTabs } from '~/features/wallpapers/admin/list/tabs';
import { BULK_PATH } from '~/features/wallpapers/near-duplicates.view';
import { countTrash } from '~/features/wallpapers/trash/trash.queries.server';
import listStyles from '~/styles/admin-list.css';
import { ButtonLink } from '~/ui/admin/button';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: listStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const address = new URL(request.url).searchParams;
  const query = readAdminListQuery(address);
  const { sort, offset, after, before, ...filter } = query;
  const [page, categories, otherDevices, inTrash] = await Promise.all([
    listForAdmin(em, filter, sort, { offset, after, before, limit: ADMIN_PAGE_SIZE }),
    listCategories(em),
    listOtherDevices(em),
    countTrash(em),
  ]);
  return { query, page, categories, otherDevices, inTrash, isAllTicked: address.get('select') === 'all' };
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, 'Wallpapers');

export default function WallpaperTable() {
  const { query, page, categories, otherDevices, inTrash, isAllTicked } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="admin-head">
        <h1>Wallpapers</h1>
        <WallpaperTabs current="site" inTrash={inTrash} />
        <div className="form-actions">
          <Link to={BULK_PATH}>Upload many</Link>
          <ButtonLink to="/admin/wallpapers/new" look="main">
            Upload a wallpaper
          </ButtonLink>
        </div>
      </div>
      <AdminListFilter {...{ query, categories, otherDevices }} />
      {page.items.length > 0 ? (
        // Another list, or another page of it, begins with nothing ticked.
        <AdminList key={`${adminListPath(query)} ${isAllTicked}`} {...{ page, query, categories, isAllTicked }} />
      ) : (
        <EmptyAdminList query={query} total={page.total} />
      )}
    </>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { listCategories } from '~/features/categories/categories.queries.server';
import { adminListPath, deletePath, listBehind, pathBesideList } from '~/features/wallpapers/admin-list.view';
import { EditForm } from '~/features/wallpapers/edit-form';
import { WallpaperEdit } from '~/features/wallpapers/wallpaper.schema';
import { WallpaperThumbnail } from '~/features/wallpapers/wallpaper-thumbnail';
import { updateWallpaper } from '~/features/wallpapers/wallpapers.commands.server';
import { getWallpaper } from '~/features/wallpapers/wallpapers.queries.server';
import { readForm } from '~/http/body.server';
import { flashHeaders } from '~/http/flash.server';
import { parseForm } from '~/http/form.server';
import { formFailure, orErrorPage, parseId, seeOther } from '~/http/page.server';
import { requireSameOrigin } from '~/http/same-origin.server';
import { wallpaperPath } from '~/lib/paths';
import { adminMeta } from '~/ui/admin-meta';

const listQuery = (request: Request) => listBehind(new URL(request.url).searchParams);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  const wallpaper = await orErrorPage(getWallpaper(em, parseId(params.id)));
  return { wallpaper, categories: await listCategories(em), list: listQuery(request) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  let typed: Record<string, unknown> = {};
  try {
    requireSameOrigin();
    // A box without a tick is not sent at all.
    typed = { featured: '', ...(await readForm(request)) };
    await updateWallpaper(em, parseId(params.id), parseForm(WallpaperEdit, typed));
  } catch (error) {
    return formFailure(error, typed, 'Please try again later.');
  }
  const flash = { kind: 'success', title: 'Wallpaper updated successfully' } as const;
  return seeOther(adminListPath(listQuery(request)), await flashHeaders(flash));
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  adminMeta(matches, `Edit ${data?.wallpaper.title ?? 'wallpaper'}`);

export default function EditWallpaper() {
  const { wallpaper, categories, list } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <div className="form-page">
      <h1>Edit “{wallpaper.title}”</h1>
      <aside className="form-aside">
        <WallpaperThumbnail wallpaper={wallpaper} />
        <p>
          {wallpaper.width} × {wallpaper.height} px, {wallpaper.format.toUpperCase()},{' '}
          {wallpaper.downloads.toLocaleString('en')} downloads
        </p>
        <p>
          <Link to={wallpaperPath(wallpaper.id)}>View on the site</Link>
          <Link to={pathBesideList(deletePath(wallpaper.id), list)}>Delete</Link>
        </p>
      </aside>
      <EditForm wallpaper={wallpaper} failure={failure} categories={categories} cancelPath={adminListPath(list)} />
    </div>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { adminListPath, listBehind } from '~/features/wallpapers/admin/list/admin-list.view';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { deleteWallpaper } from '~/features/wallpapers/trash/trash.commands.server';
import { WHAT_DELETING_DOES } from '~/features/wallpapers/trash/trash.view';
import { WallpaperThumbnail } from '~/features/wallpapers/wallpaper-thumbnail';
import { parseId, redirectWithFlash } from '~/http/response/page.server';
import { fileStore } from '~/images/storage/store.server';
import { ConfirmationPage } from '~/ui/admin/confirmation';
import { adminMeta } from '~/ui/pages/admin-meta';

const listPath = (request: Request) => adminListPath(listBehind(new URL(request.url).searchParams));

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const { id, title, fileKey, width, height } = await getWallpaper(em, parseId(params.id));
  return { wallpaper: { id, title, fileKey, width, height }, listPath: listPath(request) };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(args, null, async ({ em }) => {
    await deleteWallpaper(em, fileStore(), parseId(args.params.id));
    return redirectWithFlash(listPath(args.request), { kind: 'success', title: 'Wallpaper deleted successfully' });
  });
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  adminMeta(matches, `Delete ${data?.wallpaper.title ?? 'wallpaper'}`);

export default function DeleteWallpaper() {
  const { wallpaper, listPath } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <ConfirmationPage
      question={`Delete “${wallpaper.title}”?`}
      consequence={WHAT_DELETING_DOES}
      picture={<WallpaperThumbnail wallpaper={wallpaper} />}
      cancelPath={listPath}
      failed="Failed to delete wallpaper"
      failure={failure}
    />
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { adminListPath, listBehind, pathBesideList } from '~/features/curation/list/admin-list.view';
import { deleteWallpaper } from '~/features/trash/trash.commands.server';
import { restoration, trashPicturePath, whatDeletingDoes } from '~/features/trash/trash.view';
import { getWallpaperOrDraft } from '~/features/wallpapers/load-wallpapers.queries.server';
import { WallpaperThumbnail } from '~/features/wallpapers/wallpaper-thumbnail';
import { parseId, redirectWithFlash } from '~/http/response/page.server';
import { isolate } from '~/lib/bidi';
import { editPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import { ConfirmationPage } from '~/ui/admin/confirmation';
import { adminMeta } from '~/ui/pages/admin-meta';

/** The page that the question was opened from: the list, or the wallpaper's own page. */
function pathBehind(request: Request, id: number) {
  const query = listBehind(request.url);
  return new URL(request.url).searchParams.get('from') === 'edit'
    ? pathBesideList(editPath(id), query)
    : adminListPath(query);
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const wallpaper = await getWallpaperOrDraft(em, parseId(params.id));
  const { id, title, fileKey, width, height, draft } = wallpaper;
  return {
    wallpaper: { id, title, fileKey, width, height, isDraft: draft !== undefined },
    cancelPath: pathBehind(request, id),
  };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(args, null, async ({ em }) => {
    const id = parseId(args.params.id);
    await deleteWallpaper(em, fileStore(), id);
    const path = pathBehind(args.request, id);
    // The wallpaper's own page already offers to restore it.
    const form = path.startsWith(editPath(id))
      ? undefined
      : restoration(messagesOf('wallpaperList').delete.undo, [id], path);
    return redirectWithFlash(path, { kind: 'success', title: messagesOf('wallpaperList').delete.deletedOne, form });
  });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  adminMeta(matches, messagesOf('wallpaperList').delete.one(data?.wallpaper.title));

export default function DeleteWallpaper() {
  const { wallpaper, cancelPath } = useLoaderData<typeof loader>();
  const text = messagesOf('wallpaperList');
  return (
    <ConfirmationPage
      question={text.delete.question(text.named(isolate(wallpaper.title)))}
      consequence={whatDeletingDoes()}
      picture={
        wallpaper.isDraft ? (
          <img src={trashPicturePath(wallpaper.id)} alt="" width={160} className="thumbnail" />
        ) : (
          <WallpaperThumbnail wallpaper={wallpaper} />
        )
      }
      cancelPath={cancelPath}
      failed={text.delete.failedOne}
    />
  );
}

import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { PictureForm } from '~/features/curation/edit/picture-form';
import { listBehind, pathBesideList } from '~/features/curation/list/admin-list.view';
import { pictureValues } from '~/features/uploads/replace-picture.server';
import { replaceOrAsk } from '~/features/uploads/review-queue.server';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { questionPath } from '~/features/wallpapers/near-duplicates.view';
import { PictureChange } from '~/features/wallpapers/wallpaper.schema';
import { WallpaperThumbnail } from '~/features/wallpapers/wallpaper-thumbnail';
import { receiveUpload } from '~/http/body/upload.server';
import { parseId, redirectTo, redirectWithFlash } from '~/http/response/page.server';
import { openedMarks } from '~/lib/edited-form.server';
import { env } from '~/lib/env.server';
import { editPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import listStyles from '~/styles/admin/admin-list.css';
import { adminMeta } from '~/ui/pages/admin-meta';
import { LinkedText } from '~/ui/pages/linked-text';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: listStyles }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const wallpaper = await getWallpaper(em, parseId(params.id));
  return {
    wallpaper,
    opened: openedMarks(pictureValues(wallpaper)),
    query: listBehind(request.url),
    maxUploadMb: env.MAX_UPLOAD_MB,
  };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(
    args,
    PictureChange,
    async ({ em, fields, file = null }) => {
      const id = parseId(args.params.id);
      const question = await replaceOrAsk(em, fileStore(), id, file, fields);
      if (question) return redirectTo(questionPath(question));
      const { picture } = messagesOf('wallpaperEdit');
      return redirectWithFlash(pathBesideList(editPath(id), listBehind(args.request.url)), {
        kind: 'success',
        title: messagesOf('wallpaperForm').updated,
        text: picture.replaced,
      });
    },
    { read: receiveUpload },
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  adminMeta(matches, messagesOf('wallpaperEdit').picture.title(data?.wallpaper.title));

export default function ReplacePicture() {
  const { wallpaper, opened, query, maxUploadMb } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { picture, backToEditing } = messagesOf('wallpaperEdit');
  return (
    <div className="confirm-page">
      <h1>
        <LinkedText text={picture.heading} links={[() => <bdi key="title">{wallpaper.title}</bdi>]} />
      </h1>
      <WallpaperThumbnail wallpaper={wallpaper} />
      <PictureForm {...{ wallpaper, opened, query, failure, maxUploadMb }} />
      <Link to={pathBesideList(editPath(wallpaper.id), query)}>{backToEditing}</Link>
    </div>
  );
}

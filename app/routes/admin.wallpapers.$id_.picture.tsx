import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { PictureForm } from '~/features/wallpapers/admin/edit/picture-form';
import { editPath, listBehind, pathBesideList } from '~/features/wallpapers/admin/list/admin-list.view';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { replaceWithUpload } from '~/features/wallpapers/uploads/replace-picture.server';
import { PictureChange } from '~/features/wallpapers/wallpaper.schema';
import { WallpaperThumbnail } from '~/features/wallpapers/wallpaper-thumbnail';
import { parseInput } from '~/http/body/body.server';
import { receiveUpload, type Upload } from '~/http/body/upload.server';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { flashHeaders } from '~/http/response/flash.server';
import { formFailure, parseId, seeOther } from '~/http/response/page.server';
import { fileStore } from '~/images/storage/store.server';
import { env } from '~/lib/env.server';
import listStyles from '~/styles/admin-list.css';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: listStyles }];

const listQuery = (request: Request) => listBehind(new URL(request.url).searchParams);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  const wallpaper = await getWallpaper(em, parseId(params.id));
  return { wallpaper, query: listQuery(request), maxUploadMb: env.MAX_UPLOAD_MB };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  const id = parseId(params.id);
  let upload: Upload | undefined;
  try {
    requireSameOrigin();
    upload = await receiveUpload(request);
    const { version } = parseInput(PictureChange, upload.fields);
    await replaceWithUpload(em, fileStore(), id, upload.file, version);
  } catch (error) {
    return formFailure(error, upload?.fields, 'Please try again later.');
  } finally {
    await upload?.discard();
  }
  const flash = { kind: 'success', title: 'Wallpaper updated successfully', text: 'It has its new picture.' } as const;
  return seeOther(pathBesideList(editPath(id), listQuery(request)), await flashHeaders(flash));
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  adminMeta(matches, `Replace the picture of ${data?.wallpaper.title ?? 'a wallpaper'}`);

export default function ReplacePicture() {
  const { wallpaper, query, maxUploadMb } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <div className="confirm-page">
      <h1>Replace the picture of “{wallpaper.title}”</h1>
      <WallpaperThumbnail wallpaper={wallpaper} />
      <PictureForm {...{ wallpaper, query, failure, maxUploadMb }} />
      <Link to={pathBesideList(editPath(wallpaper.id), query)}>Back to editing</Link>
    </div>
  );
}

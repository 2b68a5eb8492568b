import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { listCategories } from '~/features/categories/categories.queries.server';
import { questionPath } from '~/features/wallpapers/near-duplicates.view';
import { uploadWallpaper } from '~/features/wallpapers/uploads/upload.server';
import { UploadForm } from '~/features/wallpapers/uploads/upload-form';
import { WallpaperUpload } from '~/features/wallpapers/wallpaper.schema';
import { parseForm } from '~/http/body/form.server';
import { receiveUpload, type Upload } from '~/http/body/upload.server';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { flashHeaders } from '~/http/response/flash.server';
import { formFailure, seeOther } from '~/http/response/page.server';
import { fileStore } from '~/images/storage/store.server';
import { env } from '~/lib/env.server';
import { wallpaperPath } from '~/lib/paths';
import uploadStyles from '~/styles/admin-upload.css';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: uploadStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  return { categories: await listCategories(em), maxUploadMb: env.MAX_UPLOAD_MB };
}

export async function action({ request }: ActionFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  let upload: Upload | undefined;
  try {
    requireSameOrigin();
    upload = await receiveUpload(request);
    const wish = { ...parseForm(WallpaperUpload, upload.fields), onSimilar: 'ask' as const };
    const result = await uploadWallpaper(em, fileStore(), upload.file, wish);
    if ('question' in result) return seeOther(questionPath(result.question.token));
    const { id, title } = result.wallpaper;
    const link = { path: wallpaperPath(id), label: title };
    const flash = { kind: 'success', title: 'Wallpaper uploaded successfully', link } as const;
    return seeOther('/admin/wallpapers?sort=newest', await flashHeaders(flash));
  } catch (error) {
    return formFailure(error, upload?.fields, 'Failed to upload wallpaper');
  } finally {
    await upload?.discard();
  }
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, 'Upload a wallpaper');

export default function NewWallpaper() {
  const { categories, maxUploadMb } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <div className="form-page">
      <h1>Upload a wallpaper</h1>
      <UploadForm failure={failure} categories={categories} maxUploadMb={maxUploadMb} />
    </div>
  );
}

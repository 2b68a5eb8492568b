import type { LoaderFunctionArgs } from '@remix-run/node';
import { create as contentDisposition } from 'content-disposition';
import { forkEm } from '~/db/orm.server';
import { isDownloadVariant, prepareDownload } from '~/features/wallpapers/downloads/prepare-download.server';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { fileResponse } from '~/http/response/file.server';
import { parseId } from '~/http/response/page.server';
import { fileStore } from '~/images/storage/store.server';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const wallpaper = await getWallpaper(await forkEm(), parseId(params.id));
  if (!isDownloadVariant(params.variant)) throw new Response('Not found\n', { status: 404 });
  const { name, type, saveAs, disposition } = await prepareDownload(fileStore(), wallpaper, params.variant);
  return fileResponse(
    request,
    fileStore(),
    { key: wallpaper.fileKey, name, type },
    {
      'Content-Disposition': contentDisposition(saveAs, { type: disposition }),
      'Cache-Control': 'no-cache',
      'X-Robots-Tag': 'noindex',
    },
  );
}

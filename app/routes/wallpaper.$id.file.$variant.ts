import type { LoaderFunctionArgs } from '@remix-run/node';
import { forkEm } from '~/db/orm.server';
import { prepareCut } from '~/features/cuts/make-cut.server';
import { isDownloadVariant, prepareDownload } from '~/features/downloads/prepare-download.server';
import { creditPacket } from '~/features/wallpapers/credit-packet.server';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { limitCuts } from '~/http/request/visitor-limits.server';
import { fileResponse, saveHeaders } from '~/http/response/file.server';
import { parseId, redirectTo } from '~/http/response/page.server';
import { fullPicturePath } from '~/images/renditions';
import { messagesOf } from '~/messages/messages';
import { cuts } from '~/storage/cut-cache.server';
import { fileStore } from '~/storage/store.server';
import { withXmp } from '~/storage/with-xmp.server';

export const facts = { streams: 'download' };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const wallpaper = await getWallpaper(await forkEm(), parseId(params.id));
  const { variant = '' } = params;
  if (variant === 'full') {
    // The picture may be replaced.
    const headers = { 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' };
    return redirectTo(fullPicturePath(wallpaper), { status: 301, headers });
  }
  const isVariant = isDownloadVariant(variant);
  const file = isVariant
    ? await prepareDownload(fileStore(), wallpaper, variant)
    : await prepareCut(fileStore(), wallpaper, variant, limitCuts);
  if (!file) throw new Response(`${messagesOf('downloadErrors').noFile}\n`, { status: 404 });
  const { name, type, saveAs } = file;
  return fileResponse(
    request,
    withXmp(isVariant ? fileStore() : cuts, creditPacket(wallpaper)),
    { key: wallpaper.fileKey, name, type },
    saveHeaders(saveAs),
  );
}

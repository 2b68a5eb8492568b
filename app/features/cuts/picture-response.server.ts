import { toTransientError } from '~/db/database-errors.server';
import { forkEm } from '~/db/orm.server';
import { openFullPicture } from '~/features/downloads/prepare-download.server';
import type { Credit } from '~/features/wallpapers/credit';
import { creditPacket } from '~/features/wallpapers/credit-packet.server';
import { limitCuts } from '~/http/request/visitor-limits.server';
import { fileResponse, PICTURE_HEADERS } from '~/http/response/file.server';
import { fullPictureName, parseRenditionName, RENDITION_TYPES } from '~/images/renditions';
import { isUnavailable } from '~/lib/errors';
import { cuts } from '~/storage/cut-cache.server';
import type { FileStore } from '~/storage/file-store.server';
import { withXmp } from '~/storage/with-xmp.server';
import { openCut } from './make-cut.server';
import { findPicture } from './screen.queries.server';

/** Answers /images/{key}/{name}: a rendition, the whole picture, or a cut, which is made on the first request. @throws not_found */
export async function pictureResponse(
  request: Request,
  store: FileStore,
  { key, name }: { key: string; name: string },
  headers: Record<string, string> = PICTURE_HEADERS,
  wallpaper?: Credit & { id: number },
): Promise<Response> {
  const rendition = parseRenditionName(key, name);
  if (rendition) {
    const files = withXmp(store, wallpaper ? creditPacket(wallpaper) : null);
    return fileResponse(request, files, { key, ...rendition }, headers);
  }
  const finding = forkEm().then((em) => findPicture(em, key));
  // Without a database, a file that is made is sent without its credit, and caches must not keep that.
  const found = await finding.catch((error) => (isUnavailable(toTransientError(error)) ? undefined : finding));
  const packet = found ? creditPacket(found) : null;
  const kept = found === undefined ? { ...headers, 'Cache-Control': 'no-store' } : headers;
  if (name === fullPictureName(key)) {
    const full = await openFullPicture(store, key, async () => (await finding)?.format);
    return fileResponse(request, withXmp(store, packet), { key, name: full, type: RENDITION_TYPES.jpg }, kept);
  }
  const { type } = await openCut(store, key, name, { findSize: () => finding, admit: limitCuts });
  return fileResponse(request, withXmp(cuts, packet), { key, name, type }, kept);
}

import { forkEm } from '~/db/orm.server';
import { openFullPicture } from '~/features/downloads/prepare-download.server';
import { limitCuts } from '~/http/request/visitor-limits.server';
import { fileResponse, PICTURE_HEADERS } from '~/http/response/file.server';
import { fullPictureName, parseRenditionName, RENDITION_TYPES } from '~/images/renditions';
import { cuts } from '~/storage/cut-cache.server';
import type { FileStore } from '~/storage/file-store.server';
import { openCut } from './make-cut.server';
import { findPicture } from './screen.queries.server';

/** Answers /images/{key}/{name}: a rendition, the whole picture, or a cut, which is made on the first request. @throws not_found */
export async function pictureResponse(
  request: Request,
  store: FileStore,
  { key, name }: { key: string; name: string },
  headers: Record<string, string> = PICTURE_HEADERS,
): Promise<Response> {
  const rendition = parseRenditionName(key, name);
  if (rendition) return fileResponse(request, store, { key, ...rendition }, headers);
  const find = async () => findPicture(await forkEm(), key);
  if (name === fullPictureName(key)) {
    const full = await openFullPicture(store, key, async () => (await find())?.format);
    return fileResponse(request, store, { key, name: full, type: RENDITION_TYPES.jpg }, headers);
  }
  const { type } = await openCut(store, key, name, { findSize: find, admit: limitCuts });
  return fileResponse(request, cuts, { key, name, type }, headers);
}

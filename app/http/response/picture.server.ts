import { forkEm } from '~/db/orm.server';
import { openCut } from '~/features/cuts/make-cut.server';
import { findPicture } from '~/features/cuts/screen.queries.server';
import { openFullPicture } from '~/features/downloads/prepare-download.server';
import { limitCuts } from '~/http/request/visitor-limits.server';
import { fullPictureName, parseRenditionName, RENDITION_CACHING, RENDITION_TYPES } from '~/images/renditions';
import { cuts } from '~/storage/cut-cache.server';
import type { FileStore } from '~/storage/file-store.server';
import { fileResponse } from './file.server';

/** Scripts and pages of other sites may use it. */
export const FOR_ALL_SITES = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
};

/** What every address of a picture says. */
export const PICTURE_HEADERS = { 'Cache-Control': RENDITION_CACHING, ...FOR_ALL_SITES };

/** What stands at /images/{key}/{name}: a rendition, the whole picture, or a cut, made on the first demand. @throws not_found */
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

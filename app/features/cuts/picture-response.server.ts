import { LRUCache } from 'lru-cache';
import { galleryVersion } from '~/db/cache-invalidation.server';
import { forkEm } from '~/db/orm.server';
import { openFullPicture } from '~/features/downloads/prepare-download.server';
import type { Credit } from '~/features/wallpapers/credit';
import { creditPacket } from '~/features/wallpapers/credit-packet.server';
import { limitCuts } from '~/http/request/visitor-limits.server';
import { fileResponse, PICTURE_HEADERS } from '~/http/response/file.server';
import { fullPictureName, parseRenditionName, RENDITION_TYPES } from '~/images/renditions';
import { cuts } from '~/storage/cut-cache.server';
import type { FileStore } from '~/storage/file-store.server';
import { withXmp } from '~/storage/with-xmp.server';
import { openCut } from './make-cut.server';
import { type FoundPicture, findPicture } from './screen.queries.server';

const known = new LRUCache<string, { picture: FoundPicture; version: number | undefined }>({ max: 5000 });

/** Without a database, the last known one. */
async function find(key: string): Promise<FoundPicture | null> {
  const version = galleryVersion()?.version;
  const kept = known.get(key);
  if (kept && kept.version === version && version !== undefined) return kept.picture;
  try {
    const picture = await findPicture(await forkEm(), key);
    if (picture) known.set(key, { picture, version });
    return picture;
  } catch (error) {
    if (kept) return kept.picture;
    throw error;
  }
}

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
  const found = await find(key);
  const packet = found && creditPacket(found);
  if (name === fullPictureName(key)) {
    const full = await openFullPicture(store, key, async () => found?.format);
    return fileResponse(request, withXmp(store, packet), { key, name: full, type: RENDITION_TYPES.jpg }, headers);
  }
  const { type } = await openCut(store, key, name, { findSize: async () => found, admit: limitCuts });
  return fileResponse(request, withXmp(cuts, packet), { key, name, type }, headers);
}

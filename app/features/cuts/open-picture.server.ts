import { toTransientError } from '~/db/database-errors.server';
import { forkEm } from '~/db/orm.server';
import { openFullPicture } from '~/features/downloads/prepare-download.server';
import type { Credit } from '~/features/wallpapers/credit';
import { creditPacket } from '~/features/wallpapers/credit-packet.server';
import { limitCuts } from '~/http/request/visitor-limits.server';
import type { OpenedPicture } from '~/http/response/file.server';
import { fullPictureName, parseRenditionName, RENDITION_TYPES } from '~/images/renditions';
import { isUnavailable } from '~/lib/errors';
import { cuts } from '~/storage/cut-cache.server';
import type { FileStore } from '~/storage/file-store.server';
import { withXmp } from '~/storage/with-xmp.server';
import { openCut } from './make-cut.server';
import { findPicture } from './screen.queries.server';

/** What /images/{key}/{name} answers: a rendition, the whole picture, or a cut, which is made on the first request. @throws not_found */
export async function openPicture(
  store: FileStore,
  { key, name }: { key: string; name: string },
  wallpaper?: Credit & { id: number },
): Promise<OpenedPicture> {
  const rendition = parseRenditionName(key, name);
  if (rendition) {
    return { files: withXmp(store, wallpaper ? creditPacket(wallpaper) : null), file: { key, ...rendition } };
  }
  const finding = forkEm().then((em) => findPicture(em, key));
  // Without a database, a file that is made is sent without its credit, and caches must not keep that.
  const found = await finding.catch((error) => (isUnavailable(toTransientError(error)) ? undefined : finding));
  const packet = found ? creditPacket(found) : null;
  const lacksCredit = found === undefined;
  if (name === fullPictureName(key)) {
    const full = await openFullPicture(store, key, async () => (await finding)?.format);
    return { files: withXmp(store, packet), file: { key, name: full, type: RENDITION_TYPES.jpg }, lacksCredit };
  }
  const { type } = await openCut(store, key, name, { findSize: () => finding, admit: limitCuts });
  return { files: withXmp(cuts, packet), file: { key, name, type }, lacksCredit };
}

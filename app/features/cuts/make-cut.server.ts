import { toFileName } from '~/features/downloads/file-name';
import type { DownloadFile } from '~/features/downloads/prepare-download.server';
import type { Credit } from '~/features/wallpapers/credit';
import { creditPacket } from '~/features/wallpapers/credit-packet.server';
import { sharingQueue } from '~/images/bounded-queue.server';
import {
  CUT_TYPES,
  type Cut,
  cutName,
  isCanonical,
  isWithinLimits,
  layOut,
  parseCutName,
  type Size,
} from '~/images/cuts/cut';
import { renderCut } from '~/images/cuts/render-cut.server';
import { largeWidth } from '~/images/renditions';
import { notFound } from '~/lib/errors';
import { cuts } from '~/storage/cut-cache.server';
import { type FileStore, ORIGINAL } from '~/storage/file-store.server';
import { withXmp } from '~/storage/with-xmp.server';

export interface Picture extends Size {
  fileKey: string;
}

/** Scaling a rendition down by this much hides its compression artefacts. */
const MARGIN = 1.25;

const makers = sharingQueue(2, 16);

/** The large rendition if it suffices: it decodes faster, and less is read from a bucket. @param width of the whole scaled picture */
export function sourceFor(picture: Picture, width: number): string {
  const large = largeWidth(picture.width);
  return width * MARGIN <= large && large < picture.width ? `${large}.jpg` : ORIGINAL;
}

/**
 * Makes a file in `cuts` on the first request. Requests that arrive together share the work.
 * @param admit throws if the client has had too many made @throws unavailable when too many wait
 */
export async function ensureMade(
  { fileKey, name }: { fileKey: string; name: string },
  admit: () => Promise<void>,
  make: () => Promise<Buffer>,
): Promise<void> {
  if (await cuts.stat(fileKey, name)) return;
  await admit();
  await makers(`${fileKey}/${name}`, async () => cuts.put(fileKey, name, await make()));
}

/** Checks the original, because other machines may still have cuts of a trashed wallpaper. @throws not_found */
export async function requireShown(store: FileStore, fileKey: string): Promise<void> {
  if (!(await store.stat(fileKey, ORIGINAL))) throw notFound();
}

/**
 * Makes the file in `cuts` on the first request, and returns its name.
 * @param admit throws if the client has had too many made @throws not_found also for trashed pictures
 */
export async function ensureCut(
  store: FileStore,
  picture: Picture,
  cut: Cut,
  admit: () => Promise<void>,
): Promise<string> {
  const { fileKey } = picture;
  if (!isWithinLimits(cut) || !isCanonical(picture, cut)) throw notFound();
  await requireShown(store, fileKey);
  const name = cutName(fileKey, cut);
  const source = sourceFor(picture, layOut(picture, cut).scaled.width);
  await ensureMade({ fileKey, name }, admit, () =>
    store.withLocalFile(fileKey, source, (path) => renderCut(path, picture, cut)),
  );
  return name;
}

/** Null until the cut is made. */
export const cutBytes = async (wallpaper: Picture & Credit & { id: number }, cut: Cut): Promise<number | null> =>
  (await withXmp(cuts, creditPacket(wallpaper)).stat(wallpaper.fileKey, cutName(wallpaper.fileKey, cut)))?.bytes ??
  null;

/** A cut as a download, or null if the wallpaper has no cut with this name. */
export async function prepareCut(
  store: FileStore,
  wallpaper: Picture & { title: string },
  name: string,
  admit: () => Promise<void>,
): Promise<DownloadFile | null> {
  const cut = parseCutName(wallpaper.fileKey, name);
  if (!cut) return null;
  const { width, height, format } = cut;
  return {
    name: await ensureCut(store, wallpaper, cut, admit),
    type: CUT_TYPES[format],
    saveAs: `${toFileName(wallpaper.title)}-${width}x${height}.${format}`,
  };
}

/** For the address of a cut, which contains only the file key. @throws not_found */
export async function openCut(
  store: FileStore,
  fileKey: string,
  name: string,
  { findSize, admit }: { findSize: () => Promise<Size | null>; admit: () => Promise<void> },
): Promise<{ name: string; type: string }> {
  const cut = parseCutName(fileKey, name);
  if (!cut) throw notFound();
  const isMade = (await cuts.stat(fileKey, name)) && (await store.stat(fileKey, ORIGINAL));
  if (!isMade) {
    const size = await findSize();
    if (!size) throw notFound();
    await ensureCut(store, { ...size, fileKey }, cut, admit);
  }
  return { name, type: CUT_TYPES[cut.format] };
}

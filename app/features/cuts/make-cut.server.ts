import { toFileName } from '~/features/downloads/file-name';
import type { DownloadFile } from '~/features/downloads/prepare-download.server';
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

export interface Picture extends Size {
  fileKey: string;
}

/** A rendition has been compressed already: scaled down by this much, its traces are gone. */
const MARGIN = 1.25;

const makers = sharingQueue(2, 16);

/** The large rendition where it suffices: it is decoded sooner, and need not come from a bucket in full. @param width of the whole */
export function sourceFor(picture: Picture, width: number): string {
  const large = largeWidth(picture.width);
  return width * MARGIN <= large && large < picture.width ? `${large}.jpg` : ORIGINAL;
}

/**
 * A file in `cuts` that is made on the first demand, and by one of those who ask for it at once.
 * @param admit throws for a client that has had many made @throws unavailable when too many wait
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

/** Not a cut's own file: other machines do not know yet what this one has moved to the trash. @throws not_found */
export async function requireShown(store: FileStore, fileKey: string): Promise<void> {
  if (!(await store.stat(fileKey, ORIGINAL))) throw notFound();
}

/**
 * Answers the name of its file in `cuts`, which is made on the first demand.
 * @param admit throws for a client that has had many made @throws not_found also when the picture is not shown any more
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

/** What a cut weighs; null while nobody has had it made. */
export const cutBytes = async ({ fileKey }: Picture, cut: Cut): Promise<number | null> =>
  (await cuts.stat(fileKey, cutName(fileKey, cut)))?.bytes ?? null;

/** A cut as a download. Null for a name that this wallpaper has no cut of. */
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

/** For its own address, which knows the key alone. @throws not_found */
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

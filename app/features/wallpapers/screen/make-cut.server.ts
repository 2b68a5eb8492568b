import { fileNameOf } from '~/features/wallpapers/downloads/file-name';
import type { DownloadFile } from '~/features/wallpapers/downloads/prepare-download.server';
import { boundedQueue } from '~/images/bounded-queue.server';
import {
  CUT_TYPES,
  type Cut,
  cutName,
  isCanonical,
  isWithinLimits,
  layoutOf,
  parseCutName,
  type Size,
} from '~/images/cuts/cut';
import { cuts } from '~/images/cuts/cut-cache.server';
import { renderCut } from '~/images/cuts/render-cut.server';
import { largeWidth } from '~/images/renditions';
import { type FileStore, ORIGINAL } from '~/images/storage/file-store.server';
import { notFound } from '~/lib/errors';

interface Picture extends Size {
  fileKey: string;
}

/** A rendition has been compressed already: scaled down by this much, its traces are gone. */
const MARGIN = 1.25;

const makers = boundedQueue(2, 16);
const underWay = new Map<string, Promise<void>>();

/** The large rendition where it suffices: it is decoded sooner, and need not come from a bucket in full. */
function sourceFor(picture: Picture, cut: Cut): string {
  const large = largeWidth(picture.width);
  return layoutOf(picture, cut).scaled.width * MARGIN <= large && large < picture.width ? `${large}.jpg` : ORIGINAL;
}

async function makeCut(store: FileStore, picture: Picture, cut: Cut, name: string): Promise<void> {
  const { fileKey } = picture;
  const bytes = await store.withLocalFile(fileKey, sourceFor(picture, cut), (source) =>
    renderCut(source, picture, cut),
  );
  await cuts.put(fileKey, name, bytes);
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
  // Not the cut's own file: other machines do not know yet what this one has moved to the trash.
  if (!isWithinLimits(cut) || !isCanonical(picture, cut) || !(await store.stat(fileKey, ORIGINAL))) throw notFound();
  const name = cutName(fileKey, cut);
  if (await cuts.stat(fileKey, name)) return name;
  await admit();
  const address = `${fileKey}/${name}`;
  const work = underWay.get(address) ?? makers(() => makeCut(store, picture, cut, name));
  underWay.set(address, work);
  try {
    await work;
  } finally {
    underWay.delete(address);
  }
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
    saveAs: `${fileNameOf(wallpaper.title)}-${width}x${height}.${format}`,
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

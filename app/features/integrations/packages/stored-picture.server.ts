import { DOWNLOAD_FILE } from '~/features/files/rendition-jobs.server';
import { creditPacket } from '~/features/wallpapers/credit-packet.server';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { cutName, type Size, toCut } from '~/images/cuts/cut';
import { jpegWidths, largeWidth, renditionSizes } from '~/images/renditions';
import { cuts } from '~/storage/cut-cache.server';
import { fileBytes } from '~/storage/file-bytes.server';
import type { FileStore, ReadableFiles } from '~/storage/file-store.server';
import { withXmp } from '~/storage/with-xmp.server';

export interface StoredPicture {
  wallpaper: WallpaperDetail;
  size: Size;
  bytes: number;
  open: () => ReturnType<ReadableFiles['open']>;
}

const covers = (size: Size, screen: Size) => size.width >= screen.width && size.height >= screen.height;

/** JPEGs that every wallpaper has: those that cover the screen, smallest first, then the largest. */
function candidates({ width, height }: Size, screen: Size | 'full' | null): (Size & { name: string })[] {
  const widths = jpegWidths(width);
  const renditions = renditionSizes(width, height)
    .filter((size) => widths.includes(size.width))
    .map((size) => ({ ...size, name: `${size.width}.jpg` }));
  const full = { width, height, name: DOWNLOAD_FILE };
  const large = renditions.filter((size) => size.width === largeWidth(width));
  if (!screen) return large;
  if (screen === 'full') return [full, ...large];
  return [...renditions.filter((size) => covers(size, screen)), full, ...large];
}

/** Only existing files, since a package must not decode pictures. Null if there are none. */
export async function findStored(
  store: FileStore,
  wallpaper: WallpaperDetail,
  screen: Size | 'full' | null,
): Promise<StoredPicture | null> {
  const { fileKey, focalX, focalY, creditMark } = wallpaper;
  const packet = creditPacket(wallpaper);
  const [stored, cached] = [withXmp(store, packet), withXmp(cuts, packet)];
  if (screen && screen !== 'full') {
    const how = {
      fit: 'cover',
      position: null,
      focalPoint: { x: focalX, y: focalY },
      border: '',
      format: 'jpg',
    } as const;
    const cut = toCut(wallpaper, { ...screen, ...how });
    const name = cutName(fileKey, cut);
    const made = await cached.stat(fileKey, name);
    if (made) return { wallpaper, size: cut, bytes: made.bytes, open: () => cached.open(fileKey, name) };
  }
  for (const { name, ...size } of candidates(wallpaper, screen)) {
    const bytes = await fileBytes(stored, fileKey, name, creditMark);
    if (bytes !== null) return { wallpaper, size, bytes, open: () => stored.open(fileKey, name) };
  }
  return null;
}

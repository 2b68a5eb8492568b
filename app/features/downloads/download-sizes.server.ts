import { DOWNLOAD_FILE, sourceFile } from '~/features/files/rendition-jobs.server';
import type { Credit } from '~/features/wallpapers/credit';
import { creditPacket } from '~/features/wallpapers/credit-packet.server';
import type { DownloadSizes, WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { isOfferedAsUploaded } from '~/images/signatures';
import { fileBytes } from '~/storage/file-bytes.server';
import type { FileStore } from '~/storage/file-store.server';
import { withXmp } from '~/storage/with-xmp.server';

type Downloadable = Pick<WallpaperDetail, 'id' | 'fileKey' | 'creditMark' | 'format' | keyof Credit>;

export async function downloadSizes(store: FileStore, wallpaper: Downloadable): Promise<DownloadSizes> {
  const { fileKey, format, creditMark } = wallpaper;
  const files = withXmp(store, creditPacket(wallpaper));
  const [downloadBytes, sourceBytes] = await Promise.all([
    fileBytes(files, fileKey, DOWNLOAD_FILE, creditMark),
    isOfferedAsUploaded(format) ? fileBytes(files, fileKey, sourceFile(format), creditMark) : null,
  ]);
  return { downloadBytes, sourceBytes };
}

export const withDownloadSizes = <Shown extends Downloadable>(store: FileStore, wallpapers: Shown[]) =>
  Promise.all(
    wallpapers.map(async (wallpaper) => ({
      ...wallpaper,
      ...(await downloadSizes(store, wallpaper)),
    })),
  );

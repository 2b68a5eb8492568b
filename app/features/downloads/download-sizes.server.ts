import { DOWNLOAD_FILE, sourceFile } from '~/features/files/rendition-jobs.server';
import type { DownloadSizes, WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { fileBytes } from '~/storage/file-bytes.server';
import type { FileStore } from '~/storage/file-store.server';

type Downloadable = Pick<WallpaperDetail, 'fileKey' | 'format'>;

export async function downloadSizes(store: FileStore, { fileKey, format }: Downloadable): Promise<DownloadSizes> {
  const [downloadBytes, sourceBytes] = await Promise.all([
    fileBytes(store, fileKey, DOWNLOAD_FILE),
    format === 'jpeg' ? null : fileBytes(store, fileKey, sourceFile(format)),
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

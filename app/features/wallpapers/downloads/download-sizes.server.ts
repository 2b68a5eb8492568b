import { DOWNLOAD_FILE, sourceFile } from '~/features/wallpapers/files/rendition-jobs.server';
import type { DownloadSizes, WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import type { FileStore } from '~/images/storage/file-store.server';

/** What cannot be asked is as good as not known: a page is more than its figures. */
const bytesOf = (store: FileStore, key: string, name: string): Promise<number | null> =>
  store.stat(key, name).then(
    (facts) => facts?.bytes ?? null,
    () => null,
  );

type Downloadable = Pick<WallpaperDetail, 'fileKey' | 'format'>;

export async function downloadSizes(store: FileStore, { fileKey, format }: Downloadable): Promise<DownloadSizes> {
  const [downloadBytes, sourceBytes] = await Promise.all([
    bytesOf(store, fileKey, DOWNLOAD_FILE),
    format === 'jpeg' ? null : bytesOf(store, fileKey, sourceFile(format)),
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

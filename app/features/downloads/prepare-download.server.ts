import { DOWNLOAD_FILE, ensureDownloadFile, ensureFile, sourceFile } from '~/features/files/rendition-jobs.server';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { writeCleanOriginal } from '~/images/download-file.server';
import { thumbnailWidth } from '~/images/renditions';
import { isOfferedAsUploaded } from '~/images/signatures';
import { notFound } from '~/lib/errors';
import type { FileStore } from '~/storage/file-store.server';
import { toFileName } from './file-name';

const DOWNLOAD_VARIANTS = ['original', 'preview', 'source'] as const;
/** source: the uploaded format, if it is PNG or WebP. */
export type DownloadVariant = (typeof DOWNLOAD_VARIANTS)[number];

export function isDownloadVariant(value: unknown): value is DownloadVariant {
  return DOWNLOAD_VARIANTS.some((variant) => variant === value);
}

export interface DownloadFile {
  name: string;
  type: string;
  saveAs: string;
}

function ensureSourceFile(store: FileStore, fileKey: string, format: 'png' | 'webp'): Promise<string> {
  return ensureFile(store, fileKey, sourceFile(format), (original, made) => writeCleanOriginal(original, format, made));
}

/** Makes the file on first use. @throws not_found */
export async function prepareDownload(
  store: FileStore,
  wallpaper: WallpaperDetail,
  variant: DownloadVariant,
): Promise<DownloadFile> {
  const base = toFileName(wallpaper.title);
  switch (variant) {
    case 'preview':
      return {
        name: `${thumbnailWidth(wallpaper.width)}.jpg`,
        type: 'image/jpeg',
        saveAs: `${base}_preview.jpg`,
      };
    case 'source': {
      const { format, fileKey } = wallpaper;
      if (!isOfferedAsUploaded(format)) throw notFound();
      const name = await ensureSourceFile(store, fileKey, format);
      return { name, type: `image/${format}`, saveAs: `${base}.${format}` };
    }
    case 'original': {
      const name = await ensureDownloadFile(store, wallpaper.fileKey, wallpaper.format);
      return { name, type: 'image/jpeg', saveAs: `${base}.jpg` };
    }
  }
}

/** The same JPEG for viewing. Its address contains only the file key. @throws not_found */
export async function openFullPicture(
  store: FileStore,
  fileKey: string,
  findFormat: () => Promise<WallpaperDetail['format'] | undefined>,
): Promise<string> {
  if (await store.stat(fileKey, DOWNLOAD_FILE)) return DOWNLOAD_FILE;
  const format = await findFormat();
  if (!format) throw notFound();
  return ensureDownloadFile(store, fileKey, format);
}

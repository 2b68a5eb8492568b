import type { EntityManager } from '@mikro-orm/postgresql';
import type { FileStore } from '~/images/file-store.server';
import { invalid } from '~/lib/errors';
import type { WallpaperUploadInput } from './wallpaper.schema';
import type { WallpaperDetail } from './wallpaper.view';
import { createWallpaper, type ReceivedFile } from './wallpapers.commands.server';
import { getWallpaper } from './wallpapers.queries.server';

/** What the upload form and POST /api/wallpapers do. @throws what createWallpaper throws, and invalid without a file */
export async function uploadWallpaper(
  em: EntityManager,
  store: FileStore,
  file: ReceivedFile | null,
  input: WallpaperUploadInput,
): Promise<WallpaperDetail> {
  if (!file) throw invalid({ image: ['Please select an image file'] });
  return getWallpaper(em, await createWallpaper(em, store, file, input));
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { withDownloadSizes } from '~/features/wallpapers/downloads/download-sizes.server';
import { suggestWallpapers } from '~/features/wallpapers/lists/random/two-random.queries.server';
import type { WallpaperShown } from '~/features/wallpapers/wallpaper.view';
import { fileStore } from '~/images/storage/store.server';

/** What a missing page offers instead. */
export async function loadSuggestions(em: EntityManager, littleData: boolean): Promise<WallpaperShown[]> {
  return withDownloadSizes(fileStore(), await suggestWallpapers(em, littleData));
}

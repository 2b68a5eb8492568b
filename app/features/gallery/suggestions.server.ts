import type { EntityManager } from '@mikro-orm/postgresql';
import { withDownloadSizes } from '~/features/downloads/download-sizes.server';
import { suggestWallpapers } from '~/features/lists/pages/two-random.queries.server';
import type { WallpaperShown } from '~/features/wallpapers/wallpaper.view';
import { fileStore } from '~/storage/store.server';

/** What a missing page offers instead. */
export async function loadSuggestions(em: EntityManager, dataSaver: boolean): Promise<WallpaperShown[]> {
  return withDownloadSizes(fileStore(), await suggestWallpapers(em, dataSaver));
}

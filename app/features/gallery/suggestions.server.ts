import type { EntityManager } from '@mikro-orm/postgresql';
import { withDownloadSizes } from '~/features/downloads/download-sizes.server';
import { suggestWallpapers } from '~/features/lists/pages/two-random.queries.server';
import { fileStore } from '~/storage/store.server';
import { drawCards } from './card-markup.server';
import { previewId, type SuggestedWallpapers } from './not-found';

/** Suggestions for the 404 page. */
export async function loadSuggestions(em: EntityManager, dataSaver: boolean): Promise<SuggestedWallpapers> {
  const items = await withDownloadSizes(fileStore(), await suggestWallpapers(em, dataSaver));
  const drawing = { eager: items.length, previewOf: previewId };
  return { wallpapers: items, cards: drawCards({ items, offset: 0 }, drawing) };
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { data } from '@remix-run/node';
import { withDownloadSizes } from '~/features/downloads/download-sizes.server';
import { suggestWallpapers } from '~/features/lists/pages/random-newest.queries.server';
import { notFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import type { SuggestedWallpapers } from './not-found';

/** The specification's two with a preview. */
const PREVIEWED = 2;

/** Suggestions for the 404 page. */
export async function loadSuggestions(em: EntityManager, dataSaver: boolean): Promise<SuggestedWallpapers> {
  const items = await suggestWallpapers(em, dataSaver);
  const wallpapers = await withDownloadSizes(fileStore(), items.slice(0, PREVIEWED));
  return {
    wallpapers,
    more: {
      heading: messagesOf('listHeadings').wallpapers,
      wallpapers: dataSaver ? [] : items.slice(PREVIEWED),
    },
  };
}

/** The answer to the address of a list that does not exist, with wallpapers to see instead. */
export async function missingList(em: EntityManager, dataSaver: boolean, { message } = notFound()) {
  return data({ message, wallpapers: await suggestWallpapers(em, dataSaver) }, { status: 404 });
}

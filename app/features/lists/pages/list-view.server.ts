import type { WallpaperListView } from '~/features/lists/list.view';
import { writeCursor } from '~/features/lists/resolve/cursor';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { MAX_OFFSET, PAGE_SIZE, SMALL_PAGE_SIZE } from '~/lib/paging';
import { withQuery } from '~/lib/paths';
import type { ListPage } from './list-wallpapers.server';
import { writeListReference } from './neighbours/list-reference';
import { withSmallest } from './smallest-pictures.server';

/** Fewest cards of each list on a page with many lists, in data saver mode. */
const MIN_SHOWN = 4;

export interface Measure {
  limit: number;
  dataSaver: boolean;
}

export function pageMeasure(dataSaver: boolean, lists = 1): Measure {
  if (!dataSaver) return { limit: PAGE_SIZE, dataSaver };
  return { limit: Math.max(MIN_SHOWN, Math.floor(SMALL_PAGE_SIZE / lists)), dataSaver };
}

/** From which the addresses of a list's pages are made. */
export interface ListLink {
  path: string;
  query: Record<string, string | number | null | undefined>;
  /** For a shuffled list. */
  seed?: number | null;
}

const pageAddress = ({ path, query, seed }: ListLink, offset: number | null, after: string | null): string =>
  withQuery(path, { ...query, offset, after, seed });

/** @param next a cursor; or, if pages only have offsets, whether there is a next page */
export async function listView(
  { key, heading, link }: { key: string; heading: string; link: ListLink },
  {
    items,
    offset,
    next,
  }: Pick<ListPage<WallpaperCard>, 'items' | 'offset'> & { next: ListPage<never>['next'] | boolean },
  { limit, dataSaver }: Measure,
): Promise<WallpaperListView> {
  const after = next && next !== true ? writeCursor(next) : null;
  return {
    key,
    heading,
    reference: writeListReference(pageAddress(link, null, null)),
    items: (dataSaver ? await withSmallest(items) : items).map((card, index) => ({
      ...card,
      position: offset + index + 1,
    })),
    offset,
    next: next ? pageAddress(link, Math.min(offset + limit, MAX_OFFSET), after) : null,
    previous: offset > 0 ? pageAddress(link, Math.max(0, offset - limit) || null, null) : null,
  };
}

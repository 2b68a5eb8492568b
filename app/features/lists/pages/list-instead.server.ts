import type { EntityManager } from '@mikro-orm/postgresql';
import { INSTEAD_KEY, type WallpaperListView } from '~/features/lists/list.view';
import { resolveFilter } from '~/features/lists/resolve/filter.queries.server';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import { currentSeed } from '~/features/lists/shuffle/shuffle.server';
import { CARDS } from '~/features/wallpapers/projections.queries.server';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { messagesOf } from '~/messages/messages';
import { type ListOrder, listResolved } from './list-wallpapers.server';
import type { Listing } from './listings.server';
import { withSmallest } from './smallest-pictures.server';

const SHOWN = 8;

function orderOf({ categoryId, ...others }: WallpaperFilter): ListOrder {
  if (others.search) return {};
  return {
    sort: 'random',
    seed: currentSeed(),
    featuredFirst: Object.values(others).every((one) => one === undefined),
  };
}

/** For a page without wallpapers, the closest first: its colour, the page without filters, a similar word, the gallery. */
function alternatives({ filter, address }: Listing, similarWord: string | undefined): WallpaperFilter[] {
  const { colour } = address.state;
  return [
    ...(colour ? [{ ...filter, facets: { colour } }, { facets: { colour } }] : []),
    filter,
    ...(similarWord ? [{ search: similarWord }] : []),
    {},
  ];
}

export async function listInstead(
  em: EntityManager,
  listing: Listing,
  similarWord: string | undefined,
  dataSaver: boolean,
): Promise<WallpaperListView[]> {
  const shown = new Map<number, WallpaperCard>();
  for (const alternative of alternatives(listing, similarWord)) {
    const filter = await resolveFilter(em, alternative);
    const page = { offset: 0, limit: SHOWN };
    const { items } = await listResolved(em, CARDS, filter, orderOf(alternative), page);
    for (const item of items) if (shown.size < SHOWN) shown.set(item.id, item);
    if (shown.size === SHOWN) break;
  }
  if (shown.size === 0) return [];
  const cards = [...shown.values()];
  return [
    {
      key: INSTEAD_KEY,
      heading: messagesOf('quickView').suggestions,
      items: dataSaver ? await withSmallest(cards) : cards,
      offset: 0,
      next: null,
      previous: null,
    },
  ];
}

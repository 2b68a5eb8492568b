import type { EntityManager } from '@mikro-orm/postgresql';
import { type ListOrder, type ListPlace, listWallpapers } from '~/features/lists/pages/list-wallpapers.server';
import type { WallpaperFilter } from '~/features/lists/resolve/filter.queries.server';
import { CARDS, DETAILS } from '~/features/wallpapers/load-wallpapers.queries.server';

/** A page of the API's list. */
export async function listDetails(em: EntityManager, filter: WallpaperFilter, place: ListPlace, order: ListOrder = {}) {
  const strictly = { ...place, isCounted: true, isStrict: true };
  const { items, total, next } = await listWallpapers(em, DETAILS, filter, order, strictly);
  return { items, total, next };
}

/** A page of a visitors' list. */
export const listCards = (em: EntityManager, filter: WallpaperFilter, place: ListPlace, order: ListOrder = {}) =>
  listWallpapers(em, CARDS, filter, order, place);

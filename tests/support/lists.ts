import type { EntityManager } from '@mikro-orm/postgresql';
import { readFacetTotals } from '~/features/lists/pages/filters.server';
import { parseListAddress } from '~/features/lists/pages/list-address.server';
import { type ListOrder, type ListPageRequest, listWallpapers } from '~/features/lists/pages/list-wallpapers.server';
import { findListing } from '~/features/lists/pages/listings.server';
import { readFilteredLists, readLists } from '~/features/lists/pages/read-lists.server';
import { resolveFilter } from '~/features/lists/resolve/filter.queries.server';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import type { FacetChoices } from '~/features/wallpapers/facets';
import { CARDS, DETAILS } from '~/features/wallpapers/projections.queries.server';

/** One page of the API's list. */
export async function listDetails(
  em: EntityManager,
  filter: WallpaperFilter,
  page: ListPageRequest,
  order: ListOrder = {},
) {
  const strictly = { ...page, isCounted: true, isStrict: true };
  const { items, total, next } = await listWallpapers(em, DETAILS, filter, order, strictly);
  return { items, total, next };
}

/** One page of a public list. */
export const listCards = (em: EntityManager, filter: WallpaperFilter, page: ListPageRequest, order: ListOrder = {}) =>
  listWallpapers(em, CARDS, filter, order, page);

/** What a page of lists returns. */
export async function openLists(em: EntityManager, address: string, dataSaver = false) {
  const { pathname, searchParams } = new URL(address, 'http://gallery');
  return readFilteredLists(em, await findListing(em, parseListAddress(pathname, searchParams)), dataSaver);
}

/** Only the lists of a page. */
export async function listsAt(em: EntityManager, path: string, search: URLSearchParams) {
  return (await readLists(em, await findListing(em, parseListAddress(path, search)))).lists;
}

export const facetTotals = async (em: EntityManager, filter: WallpaperFilter, choices: FacetChoices) =>
  readFacetTotals(em, await resolveFilter(em, filter), choices);

import type { EntityManager } from '@mikro-orm/postgresql';
import { readCounts, sumCounts } from '~/features/lists/counts/device-counts.queries.server';
import { type ListAddress, parseListAddress } from '~/features/lists/pages/list-address.server';
import { findListing } from '~/features/lists/pages/listings.server';
import { readLists } from '~/features/lists/pages/read-lists.server';
import { isNarrowed } from '~/features/lists/resolve/list-state';
import { getCategoryBySlug } from '~/features/taxonomy/categories/categories.queries.server';
import { describeTag } from '~/features/taxonomy/tags/tags.queries.server';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { nullIfNotFound } from '~/lib/errors';
import { PAGE_SIZE, SMALL_PAGE_SIZE } from '~/lib/paging';
import { wallpaperPath } from '~/lib/paths';
import { cardAddress, type ListReference, placeQuery } from './list-reference';
import type { Neighbour, Neighbours } from './neighbours.view';

/** By how many places a wallpaper may have moved since its list was rendered. */
const MAX_SHIFTED = PAGE_SIZE / 2 - 1;

async function cardsAround(em: EntityManager, id: number, address: ListAddress, position: number) {
  const first = Math.max(0, position - 1 - MAX_SHIFTED);
  const listing = await findListing(em, { ...address, page: { offset: first, after: null } }).catch(nullIfNotFound);
  const lists = listing ? (await readLists(em, listing)).lists : [];
  return { cards: lists.find(({ items }) => items.some((card) => card.id === id))?.items ?? [], first };
}

/** Null if it would have to be counted. */
async function keptTotal(em: EntityManager, address: ListAddress): Promise<number | null> {
  const { path, q, device, state } = address;
  if (q || address.categoryId !== undefined || state.sort || isNarrowed({ ...state, device: undefined })) return null;
  const [kind, slug = ''] = path.slice(1).split('/');
  if (kind === 'tag') return (await describeTag(em, decodeURIComponent(slug))).uses;
  if (kind !== '' && kind !== 'category') return null;
  const deviceGroup = device === 'both' ? undefined : device;
  const categoryId = kind === 'category' ? (await getCategoryBySlug(em, decodeURIComponent(slug))).id : undefined;
  return sumCounts(await readCounts(em), { deviceGroup, categoryId });
}

/** The wallpapers before and after this one in the list that led to it. */
export async function readNeighbours(
  em: EntityManager,
  id: number,
  reference: ListReference,
  dataSaver = false,
): Promise<Neighbours> {
  const list = cardAddress(reference, id, dataSaver ? SMALL_PAGE_SIZE : PAGE_SIZE);
  const address = parseListAddress(reference.path, reference.search);
  const { cards, first } = await cardsAround(em, id, address, reference.position);
  const index = cards.findIndex((card) => card.id === id);
  const place = placeQuery(reference, reference.position);
  if (index === -1) return { list, place, position: null, total: null, previous: null, next: null };
  const neighbour = (at: number): Neighbour | null => {
    const card: WallpaperCard | undefined = cards[at];
    if (!card) return null;
    const { title, fileKey, width, height } = card;
    return { path: wallpaperPath(card.id) + placeQuery(reference, first + at + 1), title, fileKey, width, height };
  };
  return {
    list,
    place,
    position: first + index + 1,
    total: await keptTotal(em, address),
    previous: neighbour(index - 1),
    next: neighbour(index + 1),
  };
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { readCounts, sumCounts } from '~/features/lists/counts/device-counts.queries.server';
import { listsAt } from '~/features/lists/pages/read-lists.server';
import { getCategoryBySlug } from '~/features/taxonomy/categories/categories.queries.server';
import { describeTag } from '~/features/taxonomy/tags/tags.queries.server';
import { DEVICE_GROUPS } from '~/features/wallpapers/devices';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { DomainError } from '~/lib/errors';
import { PAGE_SIZE, SMALL_PAGE_SIZE } from '~/lib/paging';
import { wallpaperPath } from '~/lib/paths';
import { cardAddress, type ListReference, placeQuery } from './list-reference';
import type { Neighbour, Neighbours } from './neighbours.view';

/** By how many places a wallpaper may have moved since its list was rendered. */
const MAX_SHIFTED = PAGE_SIZE / 2 - 1;

const isGone = (error: unknown) => error instanceof DomainError && error.code === 'not_found';

async function cardsAround(em: EntityManager, id: number, { path, search, position }: ListReference) {
  const first = Math.max(0, position - 1 - MAX_SHIFTED);
  const window = new URLSearchParams(search);
  window.set('offset', String(first));
  const lists = await listsAt(em, path, window).catch((error) => {
    if (isGone(error)) return [];
    throw error;
  });
  const list = lists.find(({ items }) => items.some((card) => card.id === id));
  return { cards: list?.items ?? [], first };
}

/** Null if it would have to be counted. */
async function keptTotal(em: EntityManager, { path, search }: ListReference): Promise<number | null> {
  const isPlain = [...search.keys()].every((name) => ['device', 'tab', 'seed'].includes(name));
  if (!isPlain) return null;
  const [kind, slug = ''] = path.slice(1).split('/');
  if (kind === 'tag') {
    const { uses, repeats } = await describeTag(em, decodeURIComponent(slug));
    return repeats > 0 ? null : uses;
  }
  if (kind !== '' && kind !== 'category') return null;
  const tab = search.get('tab');
  const named = search.get('device') ?? (tab === 'random' ? 'pc' : tab);
  const deviceGroup = DEVICE_GROUPS.find((group) => group === named);
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
  const { cards, first } = await cardsAround(em, id, reference);
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
    total: await keptTotal(em, reference),
    previous: neighbour(index - 1),
    next: neighbour(index + 1),
  };
}

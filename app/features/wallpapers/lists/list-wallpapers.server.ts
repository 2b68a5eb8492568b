import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sql } from '~/db/sql.server';
import type { Extent, WithId } from '~/features/wallpapers/load-wallpapers.queries.server';
import { exactCount } from '~/lib/counts';
import { DomainError } from '~/lib/errors';
import { MAX_OFFSET, type PageRequest } from '~/lib/paging';
import { readBestMatches } from './best-matches.queries.server';
import type { ListCursor } from './cursor';
import {
  countExpression,
  countSelected,
  isReached,
  keptCount,
  readSelection,
  type Selection,
  type WallpaperFilter,
} from './filter.queries.server';
import {
  type Found,
  type IndexCursor,
  type IndexOrder,
  NOT_COUNTED,
  readInIndexOrder,
} from './index-order.queries.server';
import { readShuffle, readShufflesTogether } from './shuffle.queries.server';

export interface ListOrder {
  /** Left out: the best matches first when there is something to search for, else newest first. */
  sort?: IndexOrder | 'random';
  /** What decides the order of a random list. */
  seed?: number;
  /** In a random list the featured come first. */
  featuredFirst?: boolean;
}

/** Where a page of a list begins: behind the cursor when it has one, else at the offset. Or where it ends. */
export interface ListPlace extends PageRequest {
  after?: ListCursor | null;
  /** The first item behind the page; the end of the list for its last page. */
  before?: IndexCursor | 'end' | null;
  /** Whether to say how many there are in all. */
  isCounted?: boolean;
  /** Whether a cursor or an offset that is of no use is refused; else it counts for nothing. */
  isStrict?: boolean;
}

export interface ListPage<Item> {
  items: Item[];
  /** How many come before it, as far as that is known. */
  offset: number;
  /** Where the pages before and behind it have their end and their beginning; null when there is none. */
  previous: ListCursor | null;
  next: ListCursor | null;
  /** See `countSelected`; null unless that was asked for. */
  total: number | null;
  /** What was searched for instead, when a word was corrected. */
  corrected: string | null;
}

type Page<Item> = Omit<ListPage<Item>, 'corrected'>;

const CURSORS: Record<IndexOrder | 'random' | 'best', ListCursor['order'][]> = {
  best: ['newest', 'ranked'],
  newest: ['newest'],
  downloads: ['downloads'],
  title: ['title'],
  random: ['shuffled'],
};

const refused = (message: string) => new DomainError('malformed', message);

const isOfOrder = (cursor: ListCursor | null | undefined, order: IndexOrder): cursor is IndexCursor =>
  cursor?.order === order;

/** Some from the beginning of the list or from behind a cursor. */
async function readSome<Row extends WithId, Item extends WithId>(
  em: EntityManager,
  extent: Extent<Row, Item>,
  selection: Selection,
  { sort, seed = 0, featuredFirst = false }: ListOrder,
  { after, isStrict, ...page }: ListPlace,
  count: Sql,
): Promise<Found<Item>> {
  if (sort === 'random') {
    const list = { selection, seed, featuredFirst };
    const from = after?.order === 'shuffled' ? after : null;
    const { isBegunAnew, ...found } = await readShuffle(em, extent, list, { ...page, after: from });
    if (isStrict && isBegunAnew) throw refused('This cursor is no longer of use: please begin the list anew.');
    return found;
  }
  if (sort) {
    const from = isOfOrder(after, sort) ? after : null;
    return readInIndexOrder(em, extent, selection, { order: sort, direction: 'forward', from, ...page }, count);
  }
  const match = after?.order === 'ranked' || after?.order === 'newest' ? after : null;
  return readBestMatches(em, extent, selection, { after: match, ...page }, count);
}

async function readForward<Row extends WithId, Item extends WithId>(
  em: EntityManager,
  extent: Extent<Row, Item>,
  selection: Selection,
  order: ListOrder,
  place: ListPlace,
  count: Sql,
): Promise<Page<Item>> {
  const { offset, limit, after } = place;
  const { items, cursorAt, total } = await readSome(
    em,
    extent,
    selection,
    order,
    { ...place, limit: limit + 1 },
    count,
  );
  return {
    items: items.slice(0, limit),
    offset,
    previous: items.length > 0 && (offset > 0 || after) ? cursorAt(0) : null,
    next: limit > 0 && items.length > limit ? cursorAt(limit - 1) : null,
    // A list without a beginning is empty.
    total: items.length === 0 && offset === 0 && !after ? 0 : total,
  };
}

/** The page before a cursor or before the end of the list; null where that would not be a whole one. */
async function readBackward<Row extends WithId, Item extends WithId>(
  em: EntityManager,
  extent: Extent<Row, Item>,
  selection: Selection,
  order: IndexOrder,
  { before, offset, limit }: PageRequest & { before: IndexCursor | 'end' },
  count: Sql,
): Promise<Page<Item> | null> {
  const isLast = before === 'end';
  const all = isLast ? await countSelected(em, selection) : null;
  const most = all === null ? limit : all % limit || limit;
  const place = { order, direction: 'backward', from: isLast ? null : before, offset: 0, limit: most + 1 } as const;
  const { items, cursorAt, total } = await readInIndexOrder(
    em,
    extent,
    selection,
    place,
    all === null ? count : NOT_COUNTED,
  );
  if (items.length <= most) return null;
  return {
    items: items.slice(1),
    offset: all === null ? Math.max(offset, 1) : Math.max(0, all - most),
    previous: cursorAt(1),
    next: isLast ? null : cursorAt(most),
    total: all ?? total,
  };
}

const nothing = (offset: number) => ({ items: [], offset, previous: null, next: null, corrected: null });

/** A page of an offset that is beyond all that can be asked for. @throws malformed where the list does go on there */
async function pageOutOfReach(em: EntityManager, selection: Selection, { offset, isCounted, isStrict }: ListPlace) {
  const total = isCounted ? await countSelected(em, selection) : null;
  if (isStrict && offset > MAX_OFFSET && total !== null && total > offset) {
    const most = exactCount(MAX_OFFSET);
    throw refused(`offset must be at most ${most}: further on, follow the cursor of the Link header.`);
  }
  return { ...nothing(offset), total };
}

/**
 * One page of the wallpapers that a filter selects, with as much of each as the extent names.
 * @throws malformed for a cursor or an offset of no use, where the place is strict
 */
export async function listWallpapers<Row extends WithId, Item extends WithId>(
  em: EntityManager,
  extent: Extent<Row, Item>,
  filter: WallpaperFilter,
  order: ListOrder,
  place: ListPlace,
): Promise<ListPage<Item>> {
  const { sort } = order;
  const { offset, after, before, isCounted, isStrict } = place;
  if (isStrict && after && !CURSORS[sort ?? 'best'].includes(after.order)) {
    throw refused('This cursor is one of a list in another order.');
  }
  const cursor = after ?? (before === 'end' ? null : before);
  const selection = await readSelection(em, filter, cursor && 'corrections' in cursor ? cursor.corrections : undefined);
  if (!selection) return { ...nothing(offset), total: isCounted ? 0 : null };
  const corrected = selection.search?.corrected ?? null;
  const isOutOfReach = offset > MAX_OFFSET || !isReached(selection, offset);
  if (isOutOfReach && !after && !before) return { ...(await pageOutOfReach(em, selection, place)), corrected };

  // A shuffle counts by itself, since its blocks go by the number.
  const kept = isCounted && sort !== 'random' ? await keptCount(em, selection) : null;
  const count = isCounted && kept === null ? countExpression(selection) : NOT_COUNTED;
  const page =
    (before &&
      sort &&
      sort !== 'random' &&
      (await readBackward(em, extent, selection, sort, { ...place, before }, count))) ||
    (await readForward(em, extent, selection, order, before ? { ...place, offset: 0, after: null } : place, count));
  return { ...page, total: isCounted ? (kept ?? page.total ?? (await countSelected(em, selection))) : null, corrected };
}

/** The beginnings, or pages at an offset, of several shuffles in one statement. */
export async function listShuffledTogether<Row extends WithId, Item extends WithId>(
  em: EntityManager,
  extent: Extent<Row, Item>,
  filters: Pick<WallpaperFilter, 'shelf'>[],
  { seed = 0, featuredFirst = false }: Pick<ListOrder, 'seed' | 'featuredFirst'>,
  { offset, limit }: PageRequest,
): Promise<Pick<ListPage<Item>, 'items' | 'offset' | 'next'>[]> {
  const lists = filters.map((filter) => ({ selection: { ...filter, search: null, tags: [] }, seed, featuredFirst }));
  const found = await readShufflesTogether(em, extent, lists, { offset, limit: limit + 1 });
  return found.map(({ items, cursorAt }) => ({
    items: items.slice(0, limit),
    offset,
    next: items.length > limit ? cursorAt(limit - 1) : null,
  }));
}

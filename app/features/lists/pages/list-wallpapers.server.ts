import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sql } from '~/db/sql.server';
import {
  type Found,
  type IndexCursor,
  isIn,
  NOT_COUNTED,
  readInIndexOrder,
} from '~/features/lists/orders/index-order.queries.server';
import type { Corrections, ListCursor } from '~/features/lists/resolve/cursor';
import {
  countExpression,
  countFiltered,
  isReached,
  keptCount,
  resolveFilter,
} from '~/features/lists/resolve/filter.queries.server';
import type { ResolvedFilter, WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import type { SortOrder } from '~/features/lists/resolve/sort-orders';
import { readBestMatches } from '~/features/lists/search/best-matches.queries.server';
import { readShuffle, readShufflesTogether } from '~/features/lists/shuffle/shuffle.queries.server';
import type { DeviceGroup } from '~/features/wallpapers/devices';
import type { Projection, WithId } from '~/features/wallpapers/projections.queries.server';
import { DomainError } from '~/lib/errors';
import { MAX_OFFSET, type PageRequest } from '~/lib/paging';
import { messagesOf } from '~/messages/messages';

export interface ListOrder {
  /** If left out, best matches first in a search, else newest first. */
  sort?: SortOrder | 'random';
  seed?: number;
  featuredFirst?: boolean;
}

export interface ListPageRequest extends PageRequest {
  after?: ListCursor | null;
  /** The first item after the page; `end` for the last page. */
  before?: IndexCursor | 'end' | null;
  isCounted?: boolean;
  /** Whether to reject an invalid cursor or offset instead of ignoring it. */
  isStrict?: boolean;
}

export interface ListPage<Item> {
  items: Item[];
  offset: number;
  previous: ListCursor | null;
  next: ListCursor | null;
  /** See `countFiltered`; null unless requested. */
  total: number | null;
  corrected: string | null;
}

type Page<Item> = Omit<ListPage<Item>, 'corrected'>;

const isOfOrder = ({ order }: ListCursor, sort: ListOrder['sort']) =>
  sort ? order === sort : order === 'newest' || order === 'ranked';

export const cursorCorrections = (
  cursor: ListPageRequest['after'] | ListPageRequest['before'],
): Corrections | undefined => (cursor && cursor !== 'end' && 'corrections' in cursor ? cursor.corrections : undefined);

const refused = (message: string) => new DomainError('malformed', message);

interface Reading<Row extends WithId> {
  em: EntityManager;
  columns: Sql<Row>;
  filter: ResolvedFilter;
  order: ListOrder;
  page: ListPageRequest;
  kept: number | null;
  count: Sql;
}

async function readSome<Row extends WithId>(reading: Reading<Row>): Promise<Found<Row>> {
  const { em, columns, filter, order, page, count } = reading;
  const { after = null, isStrict } = page;
  const request = { offset: page.offset, limit: page.limit + 1 };
  const { sort, seed = 0, featuredFirst = false } = order;
  if (sort === 'random') {
    const list = { filter, seed, featuredFirst };
    const from = after?.order === 'random' ? after : null;
    const { isRestarted, ...found } = await readShuffle(em, columns, list, { ...request, after: from });
    if (isStrict && isRestarted) throw refused(messagesOf('listErrors').cursorExpired);
    return found;
  }
  if (sort) {
    const from = isIn(sort, after) ? after : null;
    return readInIndexOrder(em, columns, filter, { order: sort, direction: 'forward', after: from, ...request }, count);
  }
  const match = after?.order === 'ranked' || after?.order === 'newest' ? after : null;
  return readBestMatches(em, columns, filter, { after: match, ...request }, count);
}

async function readForward<Row extends WithId>(reading: Reading<Row>): Promise<Page<Row>> {
  const { offset, limit, after } = reading.page;
  const { items, cursorAt, total } = await readSome(reading);
  const isBeginning = offset === 0 && !after;
  return {
    items: items.slice(0, limit),
    offset,
    previous: items.length > 0 && !isBeginning ? cursorAt(0) : null,
    next: limit > 0 && items.length > limit ? cursorAt(limit - 1) : null,
    total: items.length === 0 && isBeginning ? 0 : total,
  };
}

async function readBackward<Row extends WithId>(
  reading: Reading<Row>,
  order: SortOrder,
  before: IndexCursor | 'end',
): Promise<Page<Row>> {
  const { em, columns, filter, page, kept, count } = reading;
  const { offset, limit } = page;
  const end = before === 'end' ? (kept ?? (await countFiltered(em, filter))) : null;
  const most = end === null ? limit : end % limit || limit;
  const from = before === 'end' ? null : before;
  const backward = { order, direction: 'backward', after: from, offset: 0, limit: most + 1 } as const;
  const found = await readInIndexOrder(em, columns, filter, backward, end === null ? count : NOT_COUNTED);
  if (found.items.length <= most) return readForward({ ...reading, page: { ...page, offset: 0, after: null } });
  return {
    items: found.items.slice(1),
    offset: end === null ? Math.max(offset, 1) : Math.max(0, end - most),
    previous: found.cursorAt(1),
    next: end === null ? found.cursorAt(most) : null,
    total: end ?? found.total,
  };
}

const nothing = (offset: number) => ({ items: [], offset, previous: null, next: null });

async function pageOutOfReach(
  em: EntityManager,
  filter: ResolvedFilter,
  { offset, isCounted, isStrict }: ListPageRequest,
) {
  const total = isCounted ? await countFiltered(em, filter) : null;
  if (isStrict && offset > MAX_OFFSET && total !== null && total > offset) {
    throw refused(messagesOf('listErrors').offset(MAX_OFFSET));
  }
  return { ...nothing(offset), total };
}

async function readPage<Row extends WithId>(reading: Reading<Row>): Promise<Page<Row>> {
  const { em, filter, order, page, kept } = reading;
  const { sort } = order;
  const { before, isCounted } = page;
  const isBackward = before && sort && sort !== 'random';
  const found = await (isBackward ? readBackward(reading, sort, before) : readForward(reading));
  if (!isCounted) return { ...found, total: null };
  return { ...found, total: kept ?? found.total ?? (await countFiltered(em, filter)) };
}

/** @throws malformed for an invalid cursor or offset if the page is strict */
export async function listWallpapers<Row extends WithId, Item extends WithId>(
  em: EntityManager,
  projection: Projection<Row, Item>,
  filter: WallpaperFilter,
  order: ListOrder,
  page: ListPageRequest,
): Promise<ListPage<Item>> {
  const corrections = cursorCorrections(page.after) ?? cursorCorrections(page.before);
  return listResolved(em, projection, await resolveFilter(em, filter, corrections), order, page);
}

/** @param filter null if it certainly finds nothing */
export async function listResolved<Row extends WithId, Item extends WithId>(
  em: EntityManager,
  { columns, toItems }: Projection<Row, Item>,
  filter: ResolvedFilter | null,
  order: ListOrder,
  page: ListPageRequest,
): Promise<ListPage<Item>> {
  const { offset, after, before, isCounted, isStrict } = page;
  const isOurs = after && isOfOrder(after, order.sort);
  if (isStrict && after && !isOurs) {
    throw refused(messagesOf('listErrors').cursorOfOtherOrder);
  }
  if (!filter) return { ...nothing(offset), total: isCounted ? 0 : null, corrected: null };
  const corrected = filter.search?.corrected ?? null;
  if (!isOurs && !before && !isReached(filter, offset, order.sort)) {
    return { ...(await pageOutOfReach(em, filter, page)), corrected };
  }
  // A shuffle needs the count for its blocks and does the counting itself.
  const kept = isCounted && order.sort !== 'random' ? await keptCount(em, filter) : null;
  const count = isCounted && kept === null ? countExpression(filter) : NOT_COUNTED;
  const read = await readPage({ em, columns, filter, order, page, kept, count });
  return { ...read, items: toItems(em, read.items), corrected };
}

export async function listShuffledTogether<Row extends WithId, Item extends WithId>(
  em: EntityManager,
  { columns, toItems }: Projection<Row, Item>,
  groups: DeviceGroup[],
  { seed = 0, featuredFirst = false }: Pick<ListOrder, 'seed' | 'featuredFirst'>,
  { offset, limit }: PageRequest,
): Promise<Pick<ListPage<Item>, 'items' | 'offset' | 'next'>[]> {
  const lists = groups.map((deviceGroup) => {
    const filter: ResolvedFilter = { deviceGroup, search: null, tags: [], plan: 'known', total: null };
    return { filter, seed, featuredFirst };
  });
  const found = await readShufflesTogether(em, columns, lists, { offset, limit: limit + 1 });
  return found.map(({ items, cursorAt }) => ({
    items: toItems(em, items.slice(0, limit)),
    offset,
    next: items.length > limit ? cursorAt(limit - 1) : null,
  }));
}

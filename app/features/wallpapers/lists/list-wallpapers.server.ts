import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { CARDS, type Extent, joinWallpapers, loadDetails } from '~/features/wallpapers/load-wallpapers.server';
import type { WallpaperCard, WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { notFound } from '~/lib/errors';
import type { PageRequest } from '~/lib/paging';
import type { ListCursor, ListPage, ListPlace, NewestCursor, RankedCursor } from './cursor.server';
import { countOf, type DeviceGroup, readCounts } from './device-counts.server';
import {
  countExpression,
  hasScope,
  keptCount,
  MOST_COUNTED,
  readSelection,
  type Selection,
  selectedRows,
  type WallpaperFilter,
} from './filter.server';
import type { SearchQuery } from './search/search-query.server';

/** Beyond this many matches a search answers the newest instead of weighing each match against all others. */
const MOST_RANKED = 2000;

interface Sql {
  sql: string;
  params: unknown[];
}

export interface Found<Item> {
  items: Item[];
  /** Where the list goes on behind the item of this place. */
  cursorAt(place: number): ListCursor;
  /** How many wallpapers the selection has; null unless that was asked for. */
  total: number | null;
}

const NO_TOTAL: Sql = { sql: 'null::int', params: [] };

/** The ids of a page, newest first, from an index where there is one: rows that are only skipped are not read. */
function newestIds(selection: Selection, place: PageRequest, after?: NewestCursor, also?: Sql): Sql {
  const { search, tags } = selection;
  const { from, params, id } = selectedRows(selection, after?.id, also);
  const offset = after ? 0 : place.offset;
  const most = !after && (search || tags.length > 1) ? Math.max(0, MOST_COUNTED - offset) : place.limit;
  return {
    sql: `select ${id} as id from ${from} order by ${id} desc offset ? limit ?`,
    params: [...params, offset, Math.min(place.limit, most)],
  };
}

/** @param total what to count meanwhile */
export async function listNewest<Item extends { id: number }>(
  em: EntityManager,
  extent: Extent<Item>,
  selection: Selection,
  place: PageRequest,
  after?: NewestCursor,
  total = NO_TOTAL,
): Promise<Found<Item>> {
  const page = newestIds(selection, place, after);
  const rows = await query(
    em,
    `select head.total, ${extent.columns} from (select ${total.sql} as total) head
     left join (unnest(array(${page.sql})) with ordinality as page (id, place) join wallpaper w on w.id = page.id) on true
     left join category c on c.id = w.category_id and c.deleted_at is null
     order by page.place`,
    [...total.params, ...page.params],
  );
  const items: Item[] = rows.filter(({ id }) => id !== null).map(extent.toItem);
  return {
    items,
    cursorAt: (at) => ({
      order: 'newest',
      id: items[at]?.id ?? 0,
      corrections: selection.search?.corrections ?? new Map(),
    }),
    total: rows[0]?.total ?? null,
  };
}

/** The best matches first, or the newest when there are too many to weigh. */
async function listMatches<Item extends { id: number }>(
  em: EntityManager,
  extent: Extent<Item>,
  selection: Selection,
  search: SearchQuery,
  place: PageRequest,
  after?: RankedCursor,
  total = NO_TOTAL,
): Promise<Found<Item>> {
  const { from, params, id } = selectedRows(selection, after && after.newest + 1);
  // Matches that were few when the search began stay ranked, even if edits have made them a few more.
  const most = after ? 2 * MOST_RANKED : MOST_RANKED;
  const tooMany = { sql: 'not (select "isWeighed" from weighing)', params: [] };
  const newest = newestIds(selection, place, undefined, tooMany);
  const rows = await query(
    em,
    `with hit as materialized (select ${id} as id, w.search from ${from} limit ?),
     weighing as materialized (
       select count(*) <= ? as "isWeighed", count(*)::int as hits, coalesce(max(id), 0) as newest from hit
     ),
     best as (
       select id, rank from (
         select id, 2 * ts_rank(search, ?::tsquery)::float8 + ts_rank(search, ?::tsquery)::float8 as rank from hit
         where (select "isWeighed" from weighing)
       ) weighed
       where ?::float8 is null or (rank, id) < (?::float8, ?::int)
       order by rank desc, id desc offset ? limit ?
     ),
     page as (select id, rank from best union all select id, null from unnest(array(${newest.sql})) as newest (id))
     select weighing."isWeighed", weighing.newest, case when weighing."isWeighed" then hits else ${total.sql} end as total,
       page.rank, ${extent.columns}
     from weighing left join (page join wallpaper w on w.id = page.id) on true
     left join category c on c.id = w.category_id and c.deleted_at is null
     order by page.rank desc, page.id desc`,
    [
      ...[...params, most + 1, most, search.exact, search.near],
      ...[after?.rank ?? null, after?.rank ?? 0, after?.id ?? 0, after ? 0 : place.offset, place.limit],
      ...[...newest.params, ...total.params],
    ],
  );
  const shown = rows.filter((row) => row.id !== null);
  const { corrections } = search;
  return {
    items: shown.map(extent.toItem),
    cursorAt: (at) => {
      const { id = 0, rank = 0, isWeighed = false, newest = 0 } = shown[at] ?? {};
      if (!isWeighed) return { order: 'newest', id, corrections };
      return { order: 'ranked', rank, id, newest: after?.newest ?? newest, corrections };
    },
    total: rows[0]?.total ?? null,
  };
}

/** Whether a word is surely, or within a scope most likely, in more wallpapers than can be weighed. */
async function isTooCommon(em: EntityManager, selection: Selection, { least }: SearchQuery): Promise<boolean> {
  if (selection.tags.length > 0 || least <= MOST_RANKED) return false;
  if (!hasScope(selection)) return true;
  const counts = await readCounts(em);
  const share = countOf(counts, selection) / Math.max(1, countOf(counts));
  return least * share > 2 * MOST_RANKED;
}

/** One page of a selection, in one statement: newest first, or the best matches first. @param total what to count meanwhile */
export async function listFound<Item extends { id: number }>(
  em: EntityManager,
  extent: Extent<Item>,
  selection: Selection,
  { after, ...place }: ListPlace,
  total?: Sql,
): Promise<Found<Item>> {
  const { search } = selection;
  if (after?.order === 'newest') return listNewest(em, extent, selection, place, after, total);
  const ranked = after?.order === 'ranked' ? after : undefined;
  if (search && (ranked || !(await isTooCommon(em, selection, search)))) {
    return listMatches(em, extent, selection, search, place, ranked, total);
  }
  return listNewest(em, extent, selection, place, undefined, total);
}

/**
 * One page of cards: newest first, or the best matches first when there is something to search for. The first page of a search
 * says how many there are, see `countSelected`.
 */
export async function listWallpapers(
  em: EntityManager,
  filter: WallpaperFilter,
  place: ListPlace,
): Promise<ListPage<WallpaperCard> & { corrected: string | null; total: number | null }> {
  const { offset, limit, after } = place;
  const corrections = after && 'corrections' in after ? after.corrections : undefined;
  const selection = await readSelection(em, filter, corrections);
  if (!selection) return { items: [], offset, next: null, corrected: null, total: null };
  const isCounted = selection.search !== null && offset === 0 && !after;
  const kept = isCounted ? await keptCount(em, selection) : null;
  const counting = isCounted && kept === null ? countExpression(selection) : undefined;
  const { items, cursorAt, total } = await listFound(em, CARDS, selection, { ...place, limit: limit + 1 }, counting);
  return {
    total: isCounted ? (kept ?? total) : null,
    items: items.slice(0, limit),
    offset,
    next: items.length > limit && limit > 0 ? cursorAt(limit - 1) : null,
    corrected: selection.search?.corrected ?? null,
  };
}

/** The newest of a category on each of these shelves. */
export async function listNewestOfDevices(
  em: EntityManager,
  categoryId: number,
  shelves: DeviceGroup[],
  limit: number,
): Promise<Map<DeviceGroup, WallpaperCard[]>> {
  const rows = await query(
    em,
    `select page.shelf, ${CARDS.columns}
     from unnest(?::text[]) as on_shelf (shelf)
     cross join lateral (
       select on_shelf.shelf, id from wallpaper where category_id = ? and wallpaper.shelf = on_shelf.shelf order by id desc limit ?
     ) page ${joinWallpapers('page.id')}
     order by page.id desc`,
    [shelves, categoryId, limit],
  );
  return new Map(shelves.map((shelf) => [shelf, rows.filter((row) => row.shelf === shelf).map(CARDS.toItem)]));
}

/** Null when there is none. */
export async function findWallpaper(em: EntityManager, id: number): Promise<WallpaperDetail | null> {
  const [wallpaper] = await loadDetails(em, [id]);
  return wallpaper ?? null;
}

/** @throws not_found */
export async function getWallpaper(em: EntityManager, id: number): Promise<WallpaperDetail> {
  const wallpaper = await findWallpaper(em, id);
  if (!wallpaper) throw notFound();
  return wallpaper;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { notFound } from '~/lib/errors';
import type { PageRequest } from '~/lib/paging';
import type { ListCursor, ListPage, ListPlace, NewestCursor, RankedCursor } from './list-cursor.server';
import type { SearchQuery } from './search-query.server';
import {
  countSelected,
  hasScope,
  MOST_COUNTED,
  readSelection,
  type Selection,
  selectedRows,
  type WallpaperFilter,
} from './selection.server';
import { countWallpapers } from './shelves.server';
import type { WallpaperCard, WallpaperDetail } from './wallpaper.view';
import { loadCards, loadDetails } from './wallpaper-rows.server';

/** Beyond this many matches a search answers the newest instead of weighing each match against all others. */
const MOST_RANKED = 2000;

export interface Found {
  ids: number[];
  /** Where the list goes on behind the item of this place. */
  cursorAt(place: number): ListCursor;
}

/** The best matches first; null when there are too many to weigh. */
async function listRanked(
  em: EntityManager,
  selection: Selection,
  search: SearchQuery,
  place: PageRequest,
  after?: RankedCursor,
): Promise<Found | null> {
  const { from, params, id } = selectedRows(selection, after && after.newest + 1);
  // Matches that were few when the search began stay ranked, even if edits have made them a few more.
  const most = after ? 2 * MOST_RANKED : MOST_RANKED;
  const [row]: { ids: number[]; ranks: number[]; newest: number; isWeighed: boolean }[] = await query(
    em,
    `with hit as materialized (select ${id} as id, w.search from ${from} limit ?),
     best as (
       select id, rank from (
         select id, 2 * ts_rank(search, ?::tsquery)::float8 + ts_rank(search, ?::tsquery)::float8 as rank from hit
         where (select count(*) from hit) <= ?
       ) weighed
       where ?::float8 is null or (rank, id) < (?::float8, ?::int)
       order by rank desc, id desc offset ? limit ?
     )
     select array(select id from best order by rank desc, id desc) as ids,
       array(select rank from best order by rank desc, id desc) as ranks,
       (select coalesce(max(id), 0) from hit) as newest, (select count(*) from hit) <= ? as "isWeighed"`,
    [
      ...[...params, most + 1, search.exact, search.near, most, after?.rank ?? null, after?.rank ?? 0, after?.id ?? 0],
      ...[after ? 0 : place.offset, place.limit, most],
    ],
  );
  if (!row?.isWeighed) return null;
  return {
    ids: row.ids,
    cursorAt: (at) => ({
      order: 'ranked',
      rank: row.ranks[at] ?? 0,
      id: row.ids[at] ?? 0,
      newest: after?.newest ?? row.newest,
      corrections: search.corrections,
    }),
  };
}

/** Whether a word is surely, or within a scope most likely, in more wallpapers than can be weighed. */
async function isTooCommon(em: EntityManager, selection: Selection, { least }: SearchQuery): Promise<boolean> {
  if (selection.tags.length > 0 || least <= MOST_RANKED) return false;
  if (!hasScope(selection)) return true;
  const share = (await countWallpapers(em, selection)) / Math.max(1, await countWallpapers(em));
  return least * share > 2 * MOST_RANKED;
}

export async function listNewest(
  em: EntityManager,
  selection: Selection,
  place: PageRequest,
  after?: NewestCursor,
): Promise<Found> {
  const { search, tags } = selection;
  const { from, params, id } = selectedRows(selection, after?.id);
  const offset = after ? 0 : place.offset;
  const most = !after && (search || tags.length > 1) ? Math.max(0, MOST_COUNTED - offset) : place.limit;
  const rows: { id: number }[] = await query(
    em,
    `select ${id} as id from ${from} order by ${id} desc offset ? limit ?`,
    [...params, offset, Math.min(place.limit, most)],
  );
  const ids = rows.map((row) => row.id);
  return {
    ids,
    cursorAt: (at) => ({ order: 'newest', id: ids[at] ?? 0, corrections: search?.corrections ?? new Map() }),
  };
}

/** The ids come first, from an index where there is one: rows that are only skipped are not read. */
export async function listIds(em: EntityManager, selection: Selection, { after, ...place }: ListPlace): Promise<Found> {
  const { search } = selection;
  if (after?.order === 'newest') return listNewest(em, selection, place, after);
  if (search) {
    const ranked = after?.order === 'ranked' ? after : undefined;
    if (ranked || !(await isTooCommon(em, selection, search))) {
      const found = await listRanked(em, selection, search, place, ranked);
      if (found) return found;
    }
  }
  return listNewest(em, selection, place);
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
  const [{ ids, cursorAt }, total] = await Promise.all([
    listIds(em, selection, { ...place, limit: limit + 1 }),
    isCounted ? countSelected(em, selection) : null,
  ]);
  return {
    total,
    items: await loadCards(em, ids.slice(0, limit)),
    offset,
    next: ids.length > limit && limit > 0 ? cursorAt(limit - 1) : null,
    corrected: selection.search?.corrected ?? null,
  };
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

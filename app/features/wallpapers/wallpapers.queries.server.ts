import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { notFound } from '~/lib/errors';
import { type Page, type PageRequest, pageOf } from '~/lib/paging';
import { slugify } from '~/lib/slug';
import { readSearch, type SearchQuery } from './search-query.server';
import type { WallpaperCard, WallpaperDetail } from './wallpaper.view';
import { loadCards, loadDetails } from './wallpaper-rows.server';

/** The list of "Both" a wallpaper stands in. */
export type Shelf = 'pc' | 'mobile' | 'tablet' | 'other';

/** Conditions that must all hold. Null selects wallpapers without a device or a category. */
export interface WallpaperFilter {
  shelf?: Shelf;
  deviceType?: string | null;
  categoryId?: number | null;
  /** Names or slugs; a wallpaper must have them all. */
  tags?: string[];
  search?: string;
}

/** A filter with its words and tags looked up. */
export interface Selection extends Pick<WallpaperFilter, 'shelf' | 'deviceType' | 'categoryId'> {
  search: SearchQuery | null;
  /** The rarest first: a list is read along that one. */
  tags: { id: number; uses: number }[];
}

/** Beyond this many matches a search answers the newest instead of weighing each match against all others. */
const MOST_RANKED = 2000;

/** Where counting and paging end for what has no counter: a search, or several conditions at once. */
const MOST_COUNTED = 10_000;

/** Answers null when the filter selects nothing: no word to search for, or a tag that does not exist. */
export async function readSelection(em: EntityManager, filter: WallpaperFilter): Promise<Selection | null> {
  const { shelf, deviceType, categoryId } = filter;
  const slugs = [...new Set((filter.tags ?? []).map(slugify))];
  const tags: Selection['tags'] =
    slugs.length > 0 ? await query(em, 'select id, uses from tag where slug = any(?) order by uses, id', [slugs]) : [];
  const search = filter.search?.trim() ? await readSearch(em, filter.search) : undefined;
  if (tags.length < slugs.length || search === null) return null;
  return { shelf, deviceType, categoryId, search: search ?? null, tags };
}

/** The part of a statement from its tables to the conditions, and the column along which newest first is an index's order. */
export function selectedRows({ shelf, deviceType, categoryId, search, tags }: Selection): {
  from: string;
  params: unknown[];
  id: string;
} {
  const parts: string[] = [];
  const params: unknown[] = [];
  const add = (sql: string, ...values: unknown[]) => {
    parts.push(sql);
    params.push(...values);
  };
  if (shelf) add('w.shelf = ?', shelf);
  if (deviceType === null) add('w.device_type is null');
  else if (deviceType !== undefined) add('w.device_type = ?', deviceType);
  if (categoryId === null) add('w.category_id is null');
  else if (categoryId !== undefined) add('w.category_id = ?', categoryId);
  if (search) add('w.search @@ ?::tsquery', search.broad);
  const [rarest, ...others] = tags;
  const tables = !rarest
    ? 'wallpaper w'
    : parts.length === 0
      ? 'wallpaper_tag t'
      : 'wallpaper_tag t join wallpaper w on w.id = t.wallpaper_id';
  if (rarest) add('t.tag_id = ?', rarest.id);
  for (const { id } of others) {
    add('exists (select from wallpaper_tag m where m.tag_id = ? and m.wallpaper_id = t.wallpaper_id)', id);
  }
  return {
    from: `${tables} ${parts.length > 0 ? `where ${parts.join(' and ')}` : ''}`,
    params,
    id: rarest ? 't.wallpaper_id' : 'w.id',
  };
}

const hasScope = ({ shelf, deviceType, categoryId }: Selection) =>
  shelf !== undefined || deviceType !== undefined || categoryId !== undefined;

/** The number that is kept of a selection; null when none is. */
async function keptCount(em: EntityManager, selection: Selection): Promise<number | null> {
  const { search, tags } = selection;
  if (!search && tags.length === 0) return countWallpapers(em, selection);
  if (hasScope(selection) || tags.length > 1) return null;
  if (!search) return tags[0]?.uses ?? 0;
  return tags.length === 0 && search.least === search.most ? search.most : null;
}

/** How many wallpapers a selection has; where nothing keeps that number, at most `MOST_COUNTED`. */
export async function countSelected(em: EntityManager, selection: Selection): Promise<number> {
  const kept = await keptCount(em, selection);
  if (kept !== null) return kept;
  const { from, params } = selectedRows(selection);
  const [row] = await query(em, `select count(*)::int as n from (select from ${from} limit ?) hits`, [
    ...params,
    MOST_COUNTED,
  ]);
  return row?.n ?? 0;
}

/** The best matches first; null when there are too many to weigh. */
async function listRankedIds(
  em: EntityManager,
  selection: Selection,
  { exact, broad }: SearchQuery,
  page: PageRequest,
): Promise<number[] | null> {
  const { from, params, id } = selectedRows(selection);
  const [row]: { ids: number[] | null }[] = await query(
    em,
    `with hit as materialized (select ${id} as id, w.search from ${from} limit ?)
     select case when (select count(*) from hit) <= ? then array(
       select id from hit order by ts_rank(search, ?::tsquery) + ts_rank(search, ?::tsquery) desc, id desc offset ? limit ?
     ) end as ids`,
    [...params, MOST_RANKED + 1, MOST_RANKED, exact, broad, page.offset, page.limit],
  );
  return row?.ids ?? null;
}

/** Whether a word is surely, or within a scope most likely, in more wallpapers than can be weighed. */
async function isTooCommon(em: EntityManager, selection: Selection, { least }: SearchQuery): Promise<boolean> {
  if (selection.tags.length > 0 || least <= MOST_RANKED) return false;
  if (!hasScope(selection)) return true;
  const share = (await countWallpapers(em, selection)) / Math.max(1, await countWallpapers(em));
  return least * share > 2 * MOST_RANKED;
}

/** The ids come first, from an index where there is one: rows that are only skipped are not read. */
async function listIds(em: EntityManager, selection: Selection, page: PageRequest): Promise<number[]> {
  const { search, tags } = selection;
  if (search && !(await isTooCommon(em, selection, search))) {
    const ranked = await listRankedIds(em, selection, search, page);
    if (ranked) return ranked;
  }
  const { from, params, id } = selectedRows(selection);
  const most = search || tags.length > 1 ? MOST_COUNTED - page.offset : page.limit;
  const rows: { id: number }[] = await query(
    em,
    `select ${id} as id from ${from} order by ${id} desc offset ? limit ?`,
    [...params, page.offset, Math.max(0, Math.min(page.limit, most))],
  );
  return rows.map((row) => row.id);
}

/** One page of cards: newest first, or the best matches first when there is something to search for. */
export async function listWallpapers(
  em: EntityManager,
  filter: WallpaperFilter,
  page: PageRequest,
): Promise<Page<WallpaperCard> & { corrected: string | null }> {
  const selection = await readSelection(em, filter);
  if (!selection) return { items: [], offset: page.offset, hasMore: false, corrected: null };
  const ids = await listIds(em, selection, { ...page, limit: page.limit + 1 });
  return { ...pageOf(await loadCards(em, ids), page), corrected: selection.search?.corrected ?? null };
}

/** One page of the same lists with everything there is to know of each wallpaper, and how many there are in all. */
export async function listWallpaperDetails(
  em: EntityManager,
  filter: WallpaperFilter,
  page: PageRequest,
): Promise<{ items: WallpaperDetail[]; total: number }> {
  const selection = await readSelection(em, filter);
  const total = selection ? await countSelected(em, selection) : 0;
  if (!selection || page.offset >= total) return { items: [], total };
  return { items: await loadDetails(em, await listIds(em, selection, page)), total };
}

/** How many wallpapers there are; costs the same for ten and for a million. */
export async function countWallpapers(
  em: EntityManager,
  filter: Pick<WallpaperFilter, 'shelf' | 'deviceType' | 'categoryId'> & { featured?: boolean } = {},
): Promise<number> {
  const parts = ['true'];
  const params: unknown[] = [];
  if (filter.shelf === 'other') parts.push(`(device_type is null or device_type not in ('pc', 'mobile', 'tablet'))`);
  const device = filter.shelf && filter.shelf !== 'other' ? filter.shelf : filter.deviceType;
  for (const [column, value] of [
    ['device_type', device],
    ['category_id', filter.categoryId],
    ['featured', filter.featured],
  ] as const) {
    if (value === undefined) continue;
    parts.push(value === null ? `${column} is null` : `${column} = ?`);
    if (value !== null) params.push(value);
  }
  const [row] = await query(
    em,
    `select coalesce(sum(count), 0)::int as n from wallpaper_count where ${parts.join(' and ')}`,
    params,
  );
  return row?.n ?? 0;
}

/** The shelves that have something on them, in the order of the lists. */
export async function listShelves(em: EntityManager, categoryId?: number): Promise<Shelf[]> {
  const rows: { shelf: Shelf }[] = await query(
    em,
    `select case when device_type in ('pc', 'mobile', 'tablet') then device_type else 'other' end as shelf
     from wallpaper_count ${categoryId === undefined ? '' : 'where category_id = ?'}
     group by 1 having sum(count) > 0`,
    categoryId === undefined ? [] : [categoryId],
  );
  const present = new Set(rows.map(({ shelf }) => shelf));
  return (['pc', 'mobile', 'tablet', 'other'] as const).filter((shelf) => present.has(shelf));
}

/** @throws not_found */
export async function getWallpaper(em: EntityManager, id: number): Promise<WallpaperDetail> {
  const [wallpaper] = await loadDetails(em, [id]);
  if (!wallpaper) throw notFound();
  return wallpaper;
}

/**
 * Wallpapers to look at after this one: those that share tags with it (a rare tag counts more than a common one), then
 * its category, then the newest. Every part reads a bounded number of index entries.
 */
export async function listRelated(
  em: EntityManager,
  { id, category }: WallpaperDetail,
  limit: number,
): Promise<WallpaperCard[]> {
  const rows: { id: number }[] = await query(
    em,
    `with candidate as (
       select near.wallpaper_id as id, 2 + 1 / ln(2 + tag.uses) as score
       from wallpaper_tag mine
       join tag on tag.id = mine.tag_id
       cross join lateral (
         select wallpaper_id from wallpaper_tag other where other.tag_id = mine.tag_id
         order by wallpaper_id desc limit 60
       ) near
       where mine.wallpaper_id = ?
       union all
       (select w.id, 1 from wallpaper w where w.category_id = ? order by w.id desc limit ?)
       union all
       (select w.id, 0 from wallpaper w order by w.id desc limit ?)
     )
     select id from candidate where id <> ? group by id order by sum(score) desc, id desc limit ?`,
    [id, category?.id ?? null, limit + 1, limit + 1, id, limit],
  );
  return loadCards(
    em,
    rows.map((row) => row.id),
  );
}

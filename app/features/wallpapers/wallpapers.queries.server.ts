import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { notFound } from '~/lib/errors';
import { type Page, type PageRequest, pageOf } from '~/lib/paging';
import { slugify } from '~/lib/slug';
import { readSearch, type SearchQuery } from './search-query.server';
import type { WallpaperCard, WallpaperDetail } from './wallpaper.view';
import {
  CARD_COLUMNS,
  type CardRow,
  DETAIL_COLUMNS,
  type DetailRow,
  loadCards,
  toCard,
  toDetail,
} from './wallpaper-rows.server';

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

/** Beyond this many matches a search answers the newest instead of weighing each match against all others. */
const MOST_RANKED = 5000;

interface Conditions {
  sql: string;
  params: unknown[];
  /** The column that carries the newest-first order along an index. */
  idColumn: string;
}

export function conditions(filter: WallpaperFilter, search: SearchQuery | null): Conditions {
  const parts: string[] = [];
  const params: unknown[] = [];
  const add = (sql: string, ...values: unknown[]) => {
    parts.push(sql);
    params.push(...values);
  };
  const [firstTag, ...moreTags] = (filter.tags ?? []).map(slugify);
  let joins = '';
  if (firstTag !== undefined) {
    joins = 'join wallpaper_tag t on t.wallpaper_id = w.id';
    add('t.tag_id = (select id from tag where slug = ?)', firstTag);
  }
  for (const tag of moreTags) {
    add(
      'exists (select 1 from wallpaper_tag m join tag on tag.id = m.tag_id where m.wallpaper_id = w.id and tag.slug = ?)',
      tag,
    );
  }
  if (filter.shelf) add('w.shelf = ?', filter.shelf);
  if (filter.deviceType === null) add('w.device_type is null');
  else if (filter.deviceType !== undefined) add('w.device_type = ?', filter.deviceType);
  if (filter.categoryId === null) add('w.category_id is null');
  else if (filter.categoryId !== undefined) add('w.category_id = ?', filter.categoryId);
  if (search) add(`w.search @@ to_tsquery('simple', ?)`, search.broad);
  return {
    sql: `${joins} ${parts.length > 0 ? `where ${parts.join(' and ')}` : ''}`,
    params,
    idColumn: firstTag === undefined ? 'w.id' : 't.wallpaper_id',
  };
}

async function countUpTo(em: EntityManager, { sql, params }: Conditions, most: number): Promise<number> {
  const [row] = await query(em, `select count(*)::int as n from (select 1 from wallpaper w ${sql} limit ?) hits`, [
    ...params,
    most,
  ]);
  return row?.n ?? 0;
}

async function selectRows<Row>(
  em: EntityManager,
  columns: string,
  filter: WallpaperFilter,
  search: SearchQuery | null,
  page: PageRequest,
) {
  const where = conditions(filter, search);
  const isRanked = search !== null && (await countUpTo(em, where, MOST_RANKED + 1)) <= MOST_RANKED;
  const order = isRanked
    ? `ts_rank(w.search, to_tsquery('simple', ?)) + ts_rank(w.search, to_tsquery('simple', ?)) desc, w.id desc`
    : `${where.idColumn} desc`;
  return (await query(
    em,
    `select ${columns} from wallpaper w left join category c on c.id = w.category_id ${where.sql}
     order by ${order} offset ? limit ?`,
    [...where.params, ...(isRanked ? [search.exact, search.broad] : []), page.offset, page.limit + 1],
  )) as Row[];
}

export async function readFilterSearch(em: EntityManager, filter: WallpaperFilter) {
  return filter.search?.trim() ? await readSearch(em, filter.search) : undefined;
}

/** One page of cards: newest first, or the best matches first when there is something to search for. */
export async function listWallpapers(
  em: EntityManager,
  filter: WallpaperFilter,
  page: PageRequest,
): Promise<Page<WallpaperCard> & { corrected: string | null }> {
  const search = await readFilterSearch(em, filter);
  if (search === null) return { items: [], offset: page.offset, hasMore: false, corrected: null };
  const rows = await selectRows<CardRow>(em, CARD_COLUMNS, filter, search ?? null, page);
  return { ...pageOf(rows.map(toCard), page), corrected: search?.corrected ?? null };
}

/** The same lists with everything there is to know of each wallpaper, and how many there are in all. */
export async function listWallpaperDetails(
  em: EntityManager,
  filter: WallpaperFilter,
  page: PageRequest,
): Promise<Page<WallpaperDetail> & { total: number }> {
  const search = await readFilterSearch(em, filter);
  if (search === null) return { items: [], offset: page.offset, hasMore: false, total: 0 };
  const rows = await selectRows<DetailRow>(em, DETAIL_COLUMNS, filter, search ?? null, page);
  const total = await countMatching(em, filter, search ?? null);
  return { ...pageOf(rows.map(toDetail), page), total };
}

export async function countMatching(
  em: EntityManager,
  filter: WallpaperFilter,
  search: SearchQuery | null,
): Promise<number> {
  if (search || filter.tags?.length) return countUpTo(em, conditions(filter, search), 2 ** 31 - 1);
  return countWallpapers(em, filter);
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
  const [row]: DetailRow[] = await query(
    em,
    `select ${DETAIL_COLUMNS} from wallpaper w left join category c on c.id = w.category_id where w.id = ?`,
    [id],
  );
  if (!row) throw notFound();
  return toDetail(row);
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

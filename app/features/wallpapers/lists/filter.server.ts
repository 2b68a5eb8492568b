import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { findTags } from '~/features/tags/tags.queries.server';
import { slugify } from '~/lib/slug';
import { countWallpapers, type DeviceGroup } from './device-counts.server';
import { type Corrections, readSearch, type SearchQuery } from './search/search-query.server';

/** Conditions that must all hold. Null selects wallpapers without a device or a category. */
export interface WallpaperFilter {
  shelf?: DeviceGroup;
  deviceType?: string | null;
  categoryId?: number | null;
  /** Names or slugs; a wallpaper must have them all. */
  tags?: string[];
  search?: string;
  featured?: boolean;
  /** Of the uploaded picture, in px. */
  minWidth?: number;
  minHeight?: number;
  /** Width divided by height; one of them is enough, and `RATIO_TOLERANCE` away still counts. */
  ratios?: number[];
  /** No wallpaper with a higher id: none that came later. */
  upToId?: number;
}

/** Screens that are sold as 21:9 have up to 2.4:1, while 16:9 and 16:10 are a tenth apart. */
const RATIO_TOLERANCE = 0.03;

/** A filter with its words and tags looked up. */
export interface Selection extends Omit<WallpaperFilter, 'search' | 'tags'> {
  search: SearchQuery | null;
  /** The rarest first: a list is read along that one. */
  tags: { id: number; uses: number }[];
}

/** Where counting and paging by offset end for what has no counter: a search, or several conditions at once. */
export const MOST_COUNTED = 10_000;

/** Answers null when the filter selects nothing: no word to search for, or a tag that does not exist. */
export async function readSelection(
  em: EntityManager,
  filter: WallpaperFilter,
  corrections?: Corrections,
): Promise<Selection | null> {
  const { tags: names = [], search: words, ...rest } = filter;
  const tags = await findTags(em, [...new Set(names.map(slugify))]);
  const search = words?.trim() ? await readSearch(em, words, corrections) : undefined;
  if (tags === null || search === null) return null;
  return { ...rest, search: search ?? null, tags };
}

/** Conditions on `wallpaper w` that need no other table. */
function conditionsOf(selection: Selection): { sql: string; params: unknown[] }[] {
  const conditions: { sql: string; params: unknown[] }[] = [];
  const add = (sql: string, ...params: unknown[]) => conditions.push({ sql, params });
  const { shelf, deviceType, categoryId, search, featured, minWidth, minHeight, ratios, upToId } = selection;
  if (shelf) add('w.shelf = ?', shelf);
  if (deviceType === null) add('w.device_type is null');
  else if (deviceType !== undefined) add('w.device_type = ?', deviceType);
  if (categoryId === null) add('w.category_id is null');
  else if (categoryId !== undefined) add('w.category_id = ?', categoryId);
  if (search) add('w.search @@ ?::tsquery', search.broad);
  if (featured !== undefined) add('w.featured = ?', featured);
  if (minWidth) add('w.width >= ?', minWidth);
  if (minHeight) add('w.height >= ?', minHeight);
  if (ratios) {
    // Written as in the index wallpaper_ratio.
    const one = '(w.width::float8 / w.height) between ? and ?';
    const limits = ratios.flatMap((ratio) => [ratio * (1 - RATIO_TOLERANCE), ratio * (1 + RATIO_TOLERANCE)]);
    add(`(${ratios.map(() => one).join(' or ')})`, ...limits);
  }
  if (upToId !== undefined) add('w.id <= ?', upToId);
  return conditions;
}

/**
 * The part of a statement from its tables to the conditions, and the column along which newest first is an index's order.
 * @param before only wallpapers older than this one
 * @param also one more condition
 */
export function selectedRows(
  selection: Selection,
  before?: number,
  also?: { sql: string; params: unknown[] },
): {
  from: string;
  params: unknown[];
  id: string;
} {
  const conditions = [...conditionsOf(selection), ...(also ? [also] : [])];
  const parts = conditions.map(({ sql }) => sql);
  const params = conditions.flatMap((condition) => condition.params);
  const add = (sql: string, ...values: unknown[]) => {
    parts.push(sql);
    params.push(...values);
  };
  const [rarest, ...others] = selection.tags;
  const tables = !rarest
    ? 'wallpaper w'
    : parts.length === 0
      ? 'wallpaper_tag t'
      : 'wallpaper_tag t join wallpaper w on w.id = t.wallpaper_id';
  if (rarest) add('t.tag_id = ?', rarest.id);
  for (const { id } of others) {
    add('exists (select from wallpaper_tag m where m.tag_id = ? and m.wallpaper_id = t.wallpaper_id)', id);
  }
  const id = rarest ? 't.wallpaper_id' : 'w.id';
  if (before !== undefined) add(`${id} < ?`, before);
  return { from: `${tables} ${parts.length > 0 ? `where ${parts.join(' and ')}` : ''}`, params, id };
}

export const hasScope = ({ search, tags, ...conditions }: Selection) =>
  Object.values(conditions).some((value) => value !== undefined);

/** Whether it asks for what wallpapers are not counted by. */
const asksForSize = ({ minWidth, minHeight, ratios, upToId }: Selection) =>
  [minWidth, minHeight, ratios, upToId].some((value) => value !== undefined);

/** The number that is kept of a selection; null when none is. */
export async function keptCount(em: EntityManager, selection: Selection): Promise<number | null> {
  const { search, tags } = selection;
  if (asksForSize(selection)) return null;
  if (!search && tags.length === 0) return countWallpapers(em, selection);
  if (hasScope(selection) || tags.length > 1) return null;
  if (!search) return tags[0]?.uses ?? 0;
  return tags.length === 0 && search.least === search.most ? search.most : null;
}

/** An expression for how many wallpapers a selection has, at most `MOST_COUNTED`. */
export function countExpression(selection: Selection): { sql: string; params: unknown[] } {
  const { from, params } = selectedRows(selection);
  return { sql: `(select count(*)::int from (select from ${from} limit ?) hits)`, params: [...params, MOST_COUNTED] };
}

/** How many wallpapers a selection has; where nothing keeps that number, at most `MOST_COUNTED`. */
export async function countSelected(em: EntityManager, selection: Selection): Promise<number> {
  const kept = await keptCount(em, selection);
  if (kept !== null) return kept;
  const { sql, params } = countExpression(selection);
  const [row] = await query(em, `select ${sql} as n`, params);
  return row?.n ?? 0;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { findTags } from '~/features/tags/tags.queries.server';
import { slugify } from '~/lib/slug';
import { type Corrections, readSearch, type SearchQuery } from './search-query.server';
import { countWallpapers, type Shelf } from './shelves.server';

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

/** Where counting and paging by offset end for what has no counter: a search, or several conditions at once. */
export const MOST_COUNTED = 10_000;

/** Answers null when the filter selects nothing: no word to search for, or a tag that does not exist. */
export async function readSelection(
  em: EntityManager,
  filter: WallpaperFilter,
  corrections?: Corrections,
): Promise<Selection | null> {
  const { shelf, deviceType, categoryId } = filter;
  const slugs = [...new Set((filter.tags ?? []).map(slugify))];
  const tags = await findTags(em, slugs);
  const search = filter.search?.trim() ? await readSearch(em, filter.search, corrections) : undefined;
  if (tags === null || search === null) return null;
  return { shelf, deviceType, categoryId, search: search ?? null, tags };
}

/**
 * The part of a statement from its tables to the conditions, and the column along which newest first is an index's order.
 * @param before only wallpapers older than this one
 */
export function selectedRows(
  { shelf, deviceType, categoryId, search, tags }: Selection,
  before?: number,
): {
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
  const id = rarest ? 't.wallpaper_id' : 'w.id';
  if (before !== undefined) add(`${id} < ?`, before);
  return { from: `${tables} ${parts.length > 0 ? `where ${parts.join(' and ')}` : ''}`, params, id };
}

export const hasScope = ({ shelf, deviceType, categoryId }: Selection) =>
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

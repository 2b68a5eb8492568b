import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type Sql, sql } from '~/db/sql.server';
import { countWallpapers } from '~/features/lists/counts/device-counts.queries.server';
import {
  type FacetHistogram,
  histogramOfCategory,
  histogramOfTag,
  sampleHistogram,
} from '~/features/lists/counts/facet-histograms.queries.server';
import { MAX_COUNTED } from '~/features/lists/list.view';
import { findTagIds, findTags } from '~/features/taxonomy/tags/tags.queries.server';
import { chosenFacets, hasFacet } from '~/features/wallpapers/facets';
import { MAX_OFFSET } from '~/lib/paging';
import type { Corrections } from './cursor';
import { filteredRows } from './filtered-rows.queries.server';
import {
  type Conditions,
  isGiven,
  leftOutBit,
  type ResolvedFacets,
  type ResolvedFilter,
  type WallpaperFilter,
} from './resolved-filter';
import { readSearch } from './search.queries.server';
import { parseSearchText } from './search-text';

/** Up to this many are read and sorted; if there are more, walking an index finds them soon enough. */
const MAX_GATHERED = 5000;
const MAX_VALUES = 2000;

/** Null if it certainly finds nothing. */
export async function resolveFilter(
  em: EntityManager,
  filter: WallpaperFilter,
  corrections?: Corrections,
): Promise<ResolvedFilter | null> {
  const { tags: names = [], search: text = '', matched, facets, not = [], ...rest } = filter;
  const { words, ...operators } = parseSearchText(text);
  const tags = await findTags(em, [...new Set(names)]);
  const search = words ? await readSearch(em, words, corrections, matched) : undefined;
  if (tags === null || search === null) return null;
  const conditions = { ...rest, ...operators, search: search ?? null, tags };
  return narrow(em, conditions, { withoutTags: await findExcluded(em, not), facets });
}

/** Undefined if none of these tags exist. */
export async function findExcluded(em: EntityManager, names: string[]): Promise<number[] | undefined> {
  const ids = await findTagIds(em, names);
  return ids.length > 0 ? ids : undefined;
}

/** Changes conditions without looking up words and tags again. Null if it certainly finds nothing. */
export async function narrow(
  em: EntityManager,
  filter: Conditions,
  { facets: choices, ...changes }: Partial<Omit<Conditions, 'facets'>> & Pick<WallpaperFilter, 'facets'>,
): Promise<ResolvedFilter | null> {
  const { plan, total, facets, ...conditions }: Conditions & Partial<ResolvedFilter> = { ...filter, ...changes };
  // With "any", words alone may match, so the resolution is not required.
  if (conditions.search?.matched === 'any') delete conditions.resolution;
  const chosen = chosenFacets(choices ?? {});
  return chosen.length > 0 ? chooseFacets(em, conditions, chosen) : { ...conditions, ...choosePlan(conditions) };
}

/** Whether it has conditions besides words and tags. */
export const hasConditions = ({ plan, total, search, tags, ...conditions }: ResolvedFilter): boolean =>
  Object.values(conditions).some(isGiven);

function choosePlan({ search, tags, ...conditions }: Conditions): Pick<ResolvedFilter, 'plan' | 'total'> {
  const { deviceGroup, deviceType, categoryId, featured, versions, ...others } = conditions;
  if (!search && tags.length === 0 && !Object.values(others).some(isGiven)) return { plan: 'known', total: null };
  if (Object.values({ ...conditions, versions: undefined }).some(isGiven)) return { plan: 'walk', total: null };
  const [tag, ...more] = tags;
  if (!search) {
    const isCounted = tag?.ids.length === 1 && more.length === 0;
    return { plan: 'walk', total: isCounted ? tag.uses : null };
  }
  return { plan: 'walk', total: tags.length === 0 && search.isCounted ? search.most : null };
}

/** Facet counts exist for the gallery, a category and a tag. Null for anything else. */
export async function keptHistogram(
  em: EntityManager,
  { plan, total, search, tags, categoryId, versions, ...others }: Conditions & Partial<ResolvedFilter>,
): Promise<FacetHistogram | null> {
  const [tag] = tags;
  const [tagId, another] = tag?.ids ?? [];
  if (search || tags.length > 1 || another !== undefined || Object.values(others).some(isGiven)) return null;
  if (tagId !== undefined) return categoryId === undefined ? histogramOfTag(em, tagId) : null;
  return histogramOfCategory(em, categoryId);
}

/** Of the smallest list with stored counts that contains this one. */
export function outerHistogram(em: EntityManager, { tags, categoryId }: Conditions): Promise<FacetHistogram> {
  const [tagId, another] = tags[0]?.ids ?? [];
  return tagId !== undefined && another === undefined ? histogramOfTag(em, tagId) : histogramOfCategory(em, categoryId);
}

const NOT_COUNTED_BY_FACETS = {
  withoutTags: undefined,
  upToId: undefined,
  minWidth: undefined,
  minHeight: undefined,
  orientation: undefined,
  isAi: undefined,
  isFree: undefined,
};

async function chooseFacets(
  em: EntityManager,
  conditions: Conditions,
  chosen: ResolvedFacets['chosen'],
): Promise<ResolvedFilter | null> {
  const counted = await keptHistogram(em, conditions);
  // Without these conditions the count can only be higher.
  const atMost = counted ?? (await keptHistogram(em, { ...conditions, ...NOT_COUNTED_BY_FACETS }));
  if (!atMost) return { ...conditions, facets: { chosen, values: null }, plan: 'walk', total: null };
  const leftOut = leftOutBit(conditions, chosen);
  const fitting: number[] = [];
  let total = 0;
  for (const [index, facets] of atMost.facets.entries()) {
    if ((facets & leftOut) !== 0 || !chosen.every((facet) => hasFacet(facet, facets))) continue;
    fitting.push(facets);
    total += atMost.counts[index] ?? 0;
  }
  if (total === 0) return null;
  const values = fitting.length <= MAX_VALUES ? fitting : null;
  const plan = values && total <= MAX_GATHERED ? 'gather' : 'walk';
  return { ...conditions, facets: { chosen, values }, plan, total: counted ? total : null };
}

/** Lists without a stored count are counted and paged by offset up to ten thousand; so are the newest of a search. */
export function isReached({ plan, total, facets, search }: ResolvedFilter, offset: number, sort?: string): boolean {
  const isSorted = sort !== undefined && sort !== 'newest';
  const isKept = plan === 'known' || (total !== null && !facets && (!search || isSorted));
  return offset <= (isKept ? MAX_OFFSET : MAX_COUNTED - 1);
}

export async function keptCount(em: EntityManager, filter: ResolvedFilter): Promise<number | null> {
  return filter.plan === 'known' ? countWallpapers(em, filter) : filter.total;
}

export function countExpression(filter: ResolvedFilter): Sql {
  const counted: ResolvedFilter = filter.facets?.values ? { ...filter, plan: 'gather' } : filter;
  return sql`(select count(*)::int from (select from ${filteredRows(counted, [], 'id')} limit ${MAX_COUNTED}) hits)`;
}

export async function countFiltered(em: EntityManager, filter: ResolvedFilter): Promise<number> {
  const kept = await keptCount(em, filter);
  if (kept !== null) return kept;
  const [row] = await query<{ n: number }>(em)`select ${countExpression(filter)} as n`;
  return row?.n ?? 0;
}

/** Of the first ten thousand, among those with these facets; `isWhole` if there are no more. */
export async function sampledHistogram(
  em: EntityManager,
  filter: ResolvedFilter,
  among?: number[],
): Promise<FacetHistogram & { isWhole: boolean }> {
  const column = filter.tags.length > 0 ? sql`t.facets` : sql`w.facets`;
  const rows = filteredRows(filter, among ? [sql`${column} = any(${among}::int[])`] : [], 'id');
  const histogram = await sampleHistogram(em, rows, column, MAX_COUNTED + 1);
  const total = histogram.counts.reduce((sum, count) => sum + count, 0);
  return { ...histogram, isWhole: total <= MAX_COUNTED };
}

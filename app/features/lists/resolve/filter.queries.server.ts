import type { EntityManager } from '@mikro-orm/postgresql';
import { joinSql, query, type Sql, sql } from '~/db/sql.server';
import {
  type CountFilter,
  countWallpapers,
  narrowedGroups,
} from '~/features/lists/counts/device-counts.queries.server';
import {
  type FacetHistogram,
  histogramOfCategory,
  histogramOfTag,
  histogramWithout,
  sampleHistogram,
} from '~/features/lists/counts/facet-histograms.queries.server';
import { MAX_COUNTED } from '~/features/lists/list.view';
import { type FoundTag, findTags, findTagsBySlug } from '~/features/taxonomy/tags/tags.queries.server';
import type { DeviceGroup } from '~/features/wallpapers/devices';
import { chosenFacets, type Facet, type FacetChoices, type FacetGroup, hasFacet } from '~/features/wallpapers/facets';
import { FREE_LICENCES } from '~/features/wallpapers/licences';
import { repeatsBit } from '~/lib/facets/layout';
import { MAX_OFFSET } from '~/lib/paging';
import { slugify } from '~/lib/slug';
import type { Corrections } from './cursor';
import { readOperators } from './operators';
import { MAX_SEARCH, type MatchedWords, readSearch, type SearchQuery } from './search.queries.server';

export interface WallpaperFilter {
  deviceGroup?: DeviceGroup;
  deviceType?: string | null;
  categoryId?: number | null;
  tags?: string[];
  search?: string;
  matched?: MatchedWords;
  resolution?: { width: number; height: number };
  featured?: boolean;
  /** Without those made by AI. */
  isAi?: false;
  /** Everyone may use and pass them on. */
  isFree?: true;
  /** Those that lack it. Tags for the size don't count. */
  without?: keyof typeof LACKING;
  minWidth?: number;
  minHeight?: number;
  ratios?: number[];
  orientation?: 'landscape' | 'portrait';
  upToId?: number;
  /** Only these wallpapers. */
  ids?: number[];
  facets?: FacetChoices;
  /** Names of tags to exclude. */
  not?: string[];
  /** Each version of a set, instead of one for the set. */
  versions?: 'all';
}

/** Same conditions as in the partial indexes. */
const LACKING = {
  author: sql`w.author is null`,
  licence: sql`w.licence = 'unknown'`,
  tags: sql`w.tags <@ '{4K,QHD,1080p,Ultrawide}'`,
  description: sql`w.description is null`,
};

/** Screens sold as 21:9 have up to 2.4:1, while 16:9 and 16:10 are only a tenth apart. */
const RATIO_TOLERANCE = 0.03;

/** As people write it, such as 3840x2160 or 1920 × 1080. */
const RESOLUTION = /(?<![\p{L}\p{N}])(\d{3,5}) ?[x×*] ?(\d{3,5})(?![\p{L}\p{N}])/iu;

/** The chosen facets, and the values of the column that match all of them. */
interface ResolvedFacets {
  chosen: ReturnType<typeof chosenFacets>;
  /** Null if there are too many, or if they are unknown. */
  values: number[] | null;
  /** Whether any of them has the bit that leaves it out. */
  hasRepeats: boolean;
}

interface Conditions extends Omit<WallpaperFilter, 'search' | 'matched' | 'tags' | 'facets' | 'not'> {
  search: SearchQuery | null;
  tags: FoundTag[];
  facets?: ResolvedFacets;
  /** Ids of tags to exclude. */
  withoutTags?: number[];
  phrases?: string[];
  withoutPhrases?: string[];
}

/** A filter with its words and tags looked up. */
export interface ResolvedFilter extends Conditions {
  /** known: counted by device, category and featured. gather: few enough to read and sort. walk: read along an index. */
  plan: 'known' | 'gather' | 'walk';
  /** How many it finds, if a stored count of a tag, a word or facets says so. */
  total: number | null;
}

/** Up to this many are read and sorted; if there are more, walking an index finds them soon enough. */
const MAX_GATHERED = 5000;
const MAX_VALUES = 2000;

const isGiven = (value: unknown) => value !== undefined;

type Chosen = { group: FacetGroup }[];

/** The bit of `facets` that leaves wallpapers out of a list with these choices, or 0. */
export const leftOutBit = (filter: CountFilter, chosen: Chosen): number =>
  filter.versions === 'all' ? 0 : repeatsBit([...narrowedGroups(filter), ...chosen.map(({ group }) => group)]);

/** Whether the first version of a picture may not match while a later one does, although they are alike in all groups of the bit. */
export function mayMatchLater(filter: Partial<ResolvedFilter>, chosen: Chosen): boolean {
  const { plan, total, search, tags, facets, deviceGroup, deviceType, categoryId, featured, versions, ...others } =
    filter;
  const hasOther = chosen.some(({ group }) => group !== 'device');
  return Boolean(search) || (tags?.length ?? 0) > 0 || hasOther || Object.values(others).some(isGiven);
}

/** Leaves out the wallpapers with this bit. Written so that the planner expects few of them. */
export const isListed = (facets: Sql, bit = repeatsBit([])): Sql => sql`(${facets} & ${bit}) <> ${bit}`;

/** Null if it certainly finds nothing. */
export async function resolveFilter(
  em: EntityManager,
  filter: WallpaperFilter,
  corrections?: Corrections,
): Promise<ResolvedFilter | null> {
  const { tags: names = [], search: text = '', matched, facets, not = [], ...rest } = filter;
  const { plain, ...operators } = readOperators(text.slice(0, MAX_SEARCH));
  const tags = await findTags(em, [...new Set(names.map(slugify))]);
  const { words, resolution } = withoutResolution(plain);
  const search = words ? await readSearch(em, words, corrections, matched) : undefined;
  if (tags === null || search === null) return null;
  const found: Conditions = { ...rest, ...(resolution && { resolution }), ...operators, search: search ?? null, tags };
  return narrow(em, found, { withoutTags: await findTagIds(em, not), facets });
}

/** Undefined if none of these tags exist. */
export async function findTagIds(em: EntityManager, names: string[]): Promise<number[] | undefined> {
  const tags = names.length > 0 ? await findTagsBySlug(em, names.map(slugify)) : [];
  return tags.length > 0 ? tags.map(({ id }) => id) : undefined;
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
    const isCounted = tag && more.length === 0 && (versions === 'all' || tag.repeats === 0);
    return { plan: 'walk', total: isCounted ? tag.uses : null };
  }
  return { plan: 'walk', total: tags.length === 0 && search.isCounted ? search.most : null };
}

/** Facet counts exist for the gallery, a category, a tag, and the gallery without one or two tags. Null for anything else. */
export async function keptHistogram(
  em: EntityManager,
  { plan, total, search, tags, categoryId, withoutTags, versions, ...others }: Conditions & Partial<ResolvedFilter>,
): Promise<FacetHistogram | null> {
  if (search || tags.length > 1 || Object.values(others).some(isGiven)) return null;
  const [tag] = tags;
  if (withoutTags) {
    const [without, other, ...more] = withoutTags;
    if (tag || categoryId !== undefined || without === undefined || more.length > 0) return null;
    return histogramWithout(em, without, other);
  }
  if (tag) return categoryId === undefined ? histogramOfTag(em, tag.id) : null;
  return histogramOfCategory(em, categoryId);
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
  if (!atMost) return { ...conditions, facets: { chosen, values: null, hasRepeats: true }, plan: 'walk', total: null };
  const leftOut = leftOutBit(conditions, chosen);
  const isExact = mayMatchLater(conditions, chosen);
  const fitting: number[] = [];
  let total = 0;
  let hasRepeats = false;
  for (const [index, facets] of atMost.facets.entries()) {
    if (!chosen.every((facet) => hasFacet(facet, facets))) continue;
    if ((facets & leftOut) !== 0) {
      if (!isExact) continue;
      hasRepeats = true;
    }
    fitting.push(facets);
    total += atMost.counts[index] ?? 0;
  }
  if (total === 0) return null;
  const values = fitting.length <= MAX_VALUES ? fitting : null;
  const plan = values && total <= MAX_GATHERED ? 'gather' : 'walk';
  return { ...conditions, facets: { chosen, values, hasRepeats }, plan, total: counted && !hasRepeats ? total : null };
}

/** The first resolution in a search, such as "3840x2160", and the text around it. */
function withoutResolution(text: string): { words: string; resolution?: WallpaperFilter['resolution'] } {
  const [found, width, height] = RESOLUTION.exec(text.slice(0, MAX_SEARCH)) ?? [];
  if (found === undefined) return { words: text.trim() };
  const resolution = { width: Number(width), height: Number(height) };
  return { words: text.replace(found, ' ').trim(), resolution };
}

const equals = (column: Sql, value: string | number | boolean | null): Sql =>
  value === null ? sql`${column} is null` : sql`${column} = ${value}`;

/** Same expression as in the index wallpaper_ratio. */
const hasRatio = (ratio: number): Sql =>
  sql`(w.width::float8 / w.height) between ${ratio * (1 - RATIO_TOLERANCE)} and ${ratio * (1 + RATIO_TOLERANCE)}`;

function searchQuery(search: SearchQuery, facets: ResolvedFacets | undefined): string {
  const also = facets?.chosen.map(({ word }) => ` & '${word}'`) ?? [];
  return `(${search.broad})${also.join('')}`;
}

function searchConditions({ search, facets }: ResolvedFilter): Sql[] {
  if (!search) return [];
  return [sql`w.search @@ ${searchQuery(search, facets)}::tsquery`];
}

/** In the wallpaper's own words or in the name of its category. */
function isPhrase(phrase: string): Sql {
  const words = sql`phraseto_tsquery('tapeta', search_text(${phrase}))`;
  return sql`(w.search @@ ${words} or coalesce(w.category_id = any(array(select c.id from category c where c.search @@ ${words})), false))`;
}

const facetCondition = ({ mask, hits }: Facet, column: Sql): Sql =>
  hits.length === 1 ? sql`(${column} & ${mask}) = ${hits[0]}` : sql`(${column} & ${mask}) = any(${hits}::int[])`;

function facetConditions({ facets, plan, search }: ResolvedFilter, column: Sql): Sql[] {
  // In a search, facets are words of the query.
  if (!facets || search) return [];
  if (plan === 'gather') return [sql`${column} = any(${facets.values}::int[])`];
  return facets.chosen.map((facet) => facetCondition(facet, column));
}

function tagConditions({ withoutTags }: ResolvedFilter, id: Sql): Sql[] {
  if (!withoutTags) return [];
  return [
    sql`not exists (select from wallpaper_tag x where x.tag_id = any(${withoutTags}::int[]) and x.wallpaper_id = ${id})`,
  ];
}

const hasTag = (id: number, of: Sql): Sql =>
  sql`exists (select from wallpaper_tag m where m.tag_id = ${id} and m.wallpaper_id = ${of})`;

/** Whether any version may be left out of the list. */
const hasRepeats = ({ tags, facets, search }: ResolvedFilter): boolean =>
  tags.every(({ repeats }) => repeats > 0) && facets?.hasRepeats !== false && search?.hasSets !== false;

/** Of the versions of a picture that match, only the first one is listed. */
function versionConditions(filter: ResolvedFilter, id: Sql, facets: Sql): Sql[] {
  const chosen = filter.facets?.chosen ?? [];
  const bit = leftOutBit(filter, chosen);
  const isExact = mayMatchLater(filter, chosen);
  if (bit === 0 || (isExact ? !hasRepeats(filter) : filter.plan === 'gather')) return [];
  const isFirst = isListed(facets, bit);
  if (!isExact) return [isFirst];
  // `w` is the earlier version.
  const { search } = filter;
  const earlier = [
    ...rowConditions({ ...filter, search: null }),
    // The function instead of the operator, for which the planner would look at the statistics of each word again.
    ...(search ? [sql`ts_match_vq(w.search, ${searchQuery(search, filter.facets)}::tsquery)`] : []),
    ...(search ? [] : chosen.map((facet) => facetCondition(facet, sql`w.facets`))),
    ...filter.tags.map((tag) => hasTag(tag.id, sql`w.id`)),
    ...tagConditions(filter, sql`w.id`),
  ];
  // Reads only the id outside, so that an index can answer the rest. OFFSET keeps it from looking at all versions at once.
  const hasEarlier = sql`exists (
      select from (select ${id} as id offset 0) listed join wallpaper this on this.id = listed.id
      join wallpaper w on w.set_id = this.set_id and w.set_place < this.set_place where ${joinSql(earlier, ' and ')}
    )`;
  return [sql`(${isFirst} or not ${hasEarlier})`];
}

function rowConditions(filter: ResolvedFilter): Sql[] {
  const {
    deviceGroup,
    deviceType,
    categoryId,
    featured,
    isAi,
    isFree,
    without,
    resolution,
    minWidth,
    minHeight,
    ratios,
  } = filter;
  const { orientation, upToId, ids, phrases = [], withoutPhrases = [] } = filter;
  return [
    ...phrases.map(isPhrase),
    ...withoutPhrases.map((phrase) => sql`not ${isPhrase(phrase)}`),
    ...(deviceGroup === undefined ? [] : [equals(sql`w.shelf`, deviceGroup)]),
    ...(deviceType === undefined ? [] : [equals(sql`w.device_type`, deviceType)]),
    ...(categoryId === undefined ? [] : [equals(sql`w.category_id`, categoryId)]),
    ...(featured === undefined ? [] : [equals(sql`w.featured`, featured)]),
    ...(isAi === undefined ? [] : [sql`w.ai <> 'yes'`]),
    ...(isFree ? [sql`w.licence = any(${FREE_LICENCES}::text[])`] : []),
    ...(without === undefined ? [] : [LACKING[without]]),
    ...searchConditions(filter),
    ...(resolution ? [equals(sql`w.width`, resolution.width), equals(sql`w.height`, resolution.height)] : []),
    ...(minWidth ? [sql`w.width >= ${minWidth}`] : []),
    ...(minHeight ? [sql`w.height >= ${minHeight}`] : []),
    ...(ratios ? [sql`(${joinSql(ratios.map(hasRatio), ' or ')})`] : []),
    ...(orientation ? [sql`w.width ${orientation === 'landscape' ? sql`>` : sql`<`} w.height`] : []),
    ...(upToId === undefined ? [] : [sql`w.id <= ${upToId}`]),
    ...(ids === undefined ? [] : [sql`w.id = any(${ids}::int[])`]),
  ];
}

/** What a statement reads besides the id: the wallpaper's row (`w`), its download counts (`d`), or nothing. */
export type Reads = 'row' | 'downloads' | 'id';

export function idColumn({ tags }: Pick<ResolvedFilter, 'tags'>, reads: Reads = 'row'): Sql {
  if (tags.length > 0) return sql`t.wallpaper_id`;
  return reads === 'downloads' ? sql`d.wallpaper_id` : sql`w.id`;
}

export function filteredRows(filter: ResolvedFilter, also: Sql[] = [], reads: Reads = 'row'): Sql {
  const conditions = rowConditions(filter);
  const [rarest, ...others] = filter.tags;
  const id = idColumn(filter, reads);
  const { plan, categoryId } = filter;
  const readsCounts = reads === 'downloads';
  // The index on counts contains facets and category, so it can skip rows without reading them.
  const isWalked = readsCounts && plan !== 'gather';
  const facets = rarest ? sql`t.facets` : isWalked ? sql`d.facets` : sql`w.facets`;
  const narrowed = [
    ...facetConditions(filter, facets),
    ...(isWalked && categoryId !== undefined ? [equals(sql`d.category_id`, categoryId)] : []),
    ...tagConditions(filter, id),
    ...versionConditions(filter, id, facets),
  ];
  if (!rarest) {
    const isOfRow = conditions.length > 0 || plan === 'gather';
    const counts = sql`download_count d ${isOfRow ? sql`join wallpaper w on w.id = d.wallpaper_id` : sql``}`;
    return sql`${readsCounts ? counts : sql`wallpaper w`} ${where([...conditions, ...narrowed, ...also])}`;
  }
  const withRow = conditions.length > 0 || reads === 'row' ? sql`join wallpaper w on w.id = t.wallpaper_id` : sql``;
  const withCounts = readsCounts ? sql`join download_count d on d.wallpaper_id = t.wallpaper_id` : sql``;
  const tagged = [sql`t.tag_id = ${rarest.id}`, ...others.map((tag) => hasTag(tag.id, sql`t.wallpaper_id`))];
  return sql`wallpaper_tag t ${withRow} ${withCounts} ${where([...conditions, ...tagged, ...narrowed, ...also])}`;
}

const where = (conditions: Sql[]): Sql => (conditions.length > 0 ? sql`where ${joinSql(conditions, ' and ')}` : sql``);

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

/** Of the first ten thousand; `isWhole` if there are no more. */
export async function sampledHistogram(
  em: EntityManager,
  filter: ResolvedFilter,
): Promise<FacetHistogram & { isWhole: boolean }> {
  // Which versions are left out depends on the choice that is counted.
  const rows = filteredRows({ ...filter, versions: 'all' }, [], 'id');
  const column = filter.tags.length > 0 ? sql`t.facets` : sql`w.facets`;
  const histogram = await sampleHistogram(em, rows, column, MAX_COUNTED + 1);
  const total = histogram.counts.reduce((sum, count) => sum + count, 0);
  return { ...histogram, isWhole: total <= MAX_COUNTED };
}

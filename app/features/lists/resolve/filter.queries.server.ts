import type { EntityManager } from '@mikro-orm/postgresql';
import { joinSql, query, type Sql, sql } from '~/db/sql.server';
import { countWallpapers } from '~/features/lists/counts/device-counts.queries.server';
import {
  categoryCells,
  cellsWithout,
  type FacetCells,
  sampleCells,
  tagCells,
} from '~/features/lists/counts/facet-cells.queries.server';
import { MAX_COUNTED } from '~/features/lists/list.view';
import { findTags, findTagsBySlug } from '~/features/taxonomy/tags/tags.queries.server';
import type { DeviceGroup } from '~/features/wallpapers/devices';
import { chosenFacets, type FacetChoices, hasFacet } from '~/features/wallpapers/facets';
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
  /** False for those whose file does not say that they were made by AI. */
  isAi?: boolean;
  minWidth?: number;
  minHeight?: number;
  ratios?: number[];
  orientation?: 'landscape' | 'portrait';
  upToId?: number;
  /** Only these. */
  ids?: number[];
  facets?: FacetChoices;
  /** Names of tags that none of them has. */
  not?: string[];
}

/** Screens that are sold as 21:9 have up to 2.4:1, while 16:9 and 16:10 are a tenth apart. */
const RATIO_TOLERANCE = 0.03;

/** As people write it. */
const RESOLUTION = /(?<![\p{L}\p{N}])(\d{3,5}) ?[x×*] ?(\d{3,5})(?![\p{L}\p{N}])/iu;

interface SelectedFacets {
  chosen: ReturnType<typeof chosenFacets>;
  /** How many there are; null where only looking would tell. */
  total: number | null;
  /** All values of the column that fit; null where there are very many. */
  cells: number[] | null;
  /** Whether few wallpapers have them: those are gathered instead of walked to. */
  isFew: boolean;
}

export interface Selection extends Omit<WallpaperFilter, 'search' | 'matched' | 'tags' | 'facets' | 'not'> {
  search: SearchQuery | null;
  tags: { id: number; uses: number }[];
  facets?: SelectedFacets;
  /** Ids of tags that none of them has. */
  withoutTags?: number[];
  phrases?: string[];
  withoutPhrases?: string[];
}

/** Up to so many are gathered and sorted; more are met soon enough on the way along an index. */
const MAX_GATHERED = 5000;
const MAX_CELLS = 2000;

export async function readSelection(
  em: EntityManager,
  filter: WallpaperFilter,
  corrections?: Corrections,
): Promise<Selection | null> {
  const { tags: names = [], search: text = '', matched, facets, not = [], ...rest } = filter;
  const { plain, ...operators } = readOperators(text.slice(0, MAX_SEARCH));
  const tags = await findTags(em, [...new Set(names.map(slugify))]);
  const { words, resolution } = withoutResolution(plain);
  const search = words ? await readSearch(em, words, corrections, matched) : undefined;
  if (tags === null || search === null) return null;
  // Of a size and words, either may be missing.
  const isOfSize = resolution && !(search && matched === 'any');
  const selection: Selection = { ...rest, ...(isOfSize && { resolution }), ...operators, search: search ?? null, tags };
  if (not.length > 0) {
    const found = await findTagsBySlug(em, not.map(slugify));
    if (found.length > 0) selection.withoutTags = found.map(({ id }) => id);
  }
  return facets ? withFacets(em, selection, facets) : selection;
}

/** What is counted by facets: everything, a category, a tag, or everything without one or two. Null for anything else. */
export async function countedCells(em: EntityManager, selection: Selection): Promise<FacetCells | null> {
  const { search, tags, categoryId, facets, withoutTags, ...others } = selection;
  if (search || tags.length > 1 || Object.values(others).some((value) => value !== undefined)) return null;
  const [tag] = tags;
  if (withoutTags) {
    const [without, other, ...more] = withoutTags;
    if (tag || categoryId !== undefined || without === undefined || more.length > 0) return null;
    return cellsWithout(em, without, other);
  }
  if (tag) return categoryId === undefined ? tagCells(em, tag.id) : null;
  return categoryCells(em, categoryId);
}

const NOT_COUNTED_BY_FACETS = {
  withoutTags: undefined,
  upToId: undefined,
  minWidth: undefined,
  minHeight: undefined,
  orientation: undefined,
};

async function withFacets(em: EntityManager, selection: Selection, choices: FacetChoices): Promise<Selection | null> {
  const chosen = chosenFacets(choices);
  if (chosen.length === 0) return selection;
  const counted = await countedCells(em, selection);
  // With those that are left out, too small or turned the other way, and those that came later, there are no fewer.
  const atMost = counted ?? (await countedCells(em, { ...selection, ...NOT_COUNTED_BY_FACETS }));
  if (!atMost) return { ...selection, facets: { chosen, total: null, cells: null, isFew: false } };
  const fitting: number[] = [];
  let total = 0;
  for (const [index, facets] of atMost.facets.entries()) {
    if (!chosen.every((facet) => hasFacet(facet, facets))) continue;
    fitting.push(facets);
    total += atMost.counts[index] ?? 0;
  }
  if (total === 0) return null;
  const cells = fitting.length <= MAX_CELLS ? fitting : null;
  const isFew = cells !== null && total <= MAX_GATHERED;
  return { ...selection, facets: { chosen, total: counted && total, cells, isFew } };
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

/** Written as in the index wallpaper_ratio. */
const hasRatio = (ratio: number): Sql =>
  sql`(w.width::float8 / w.height) between ${ratio * (1 - RATIO_TOLERANCE)} and ${ratio * (1 + RATIO_TOLERANCE)}`;

function searchCondition({ search, facets }: Selection): Sql[] {
  if (!search) return [];
  const also = facets?.chosen.map(({ word }) => ` & '${word}'`) ?? [];
  return [sql`w.search @@ ${`(${search.broad})${also.join('')}`}::tsquery`];
}

/** In the wallpaper's own words or in the name of its category, as words are found. */
function isPhrase(phrase: string): Sql {
  const words = sql`phraseto_tsquery('tapeta', search_text(${phrase}))`;
  return sql`(w.search @@ ${words} or coalesce(w.category_id = any(array(select c.id from category c where c.search @@ ${words})), false))`;
}

function facetConditions({ facets, search }: Selection, column: Sql): Sql[] {
  // They are among the words of the search.
  if (!facets || search) return [];
  if (facets.isFew) return [sql`${column} = any(${facets.cells}::int[])`];
  return facets.chosen.map(({ mask, hits }) =>
    hits.length === 1 ? sql`(${column} & ${mask}) = ${hits[0]}` : sql`(${column} & ${mask}) = any(${hits}::int[])`,
  );
}

function withoutTags({ withoutTags }: Selection, id: Sql): Sql[] {
  if (!withoutTags) return [];
  return [
    sql`not exists (select from wallpaper_tag x where x.tag_id = any(${withoutTags}::int[]) and x.wallpaper_id = ${id})`,
  ];
}

function conditionsOf(selection: Selection): Sql[] {
  const { deviceGroup, deviceType, categoryId, featured, isAi, resolution, minWidth, minHeight, ratios } = selection;
  const { orientation, upToId, ids, phrases = [], withoutPhrases = [] } = selection;
  return [
    ...phrases.map(isPhrase),
    ...withoutPhrases.map((phrase) => sql`not ${isPhrase(phrase)}`),
    ...(deviceGroup === undefined ? [] : [equals(sql`w.shelf`, deviceGroup)]),
    ...(deviceType === undefined ? [] : [equals(sql`w.device_type`, deviceType)]),
    ...(categoryId === undefined ? [] : [equals(sql`w.category_id`, categoryId)]),
    ...(featured === undefined ? [] : [equals(sql`w.featured`, featured)]),
    ...(isAi === undefined ? [] : [equals(sql`w.is_ai`, isAi)]),
    ...searchCondition(selection),
    ...(resolution ? [equals(sql`w.width`, resolution.width), equals(sql`w.height`, resolution.height)] : []),
    ...(minWidth ? [sql`w.width >= ${minWidth}`] : []),
    ...(minHeight ? [sql`w.height >= ${minHeight}`] : []),
    ...(ratios ? [sql`(${joinSql(ratios.map(hasRatio), ' or ')})`] : []),
    ...(orientation ? [sql`w.width ${orientation === 'landscape' ? sql`>` : sql`<`} w.height`] : []),
    ...(upToId === undefined ? [] : [sql`w.id <= ${upToId}`]),
    ...(ids === undefined ? [] : [sql`w.id = any(${ids}::int[])`]),
  ];
}

/** What a statement reads besides the id: the wallpaper's row (`w`), its download counts (`d`), or neither. */
export type Reads = 'row' | 'downloads' | 'id';

export function idOf({ tags }: Selection, reads: Reads = 'row'): Sql {
  if (tags.length > 0) return sql`t.wallpaper_id`;
  return reads === 'downloads' ? sql`d.wallpaper_id` : sql`w.id`;
}

export function selectedRows(selection: Selection, also: Sql[] = [], reads: Reads = 'row'): Sql {
  const conditions = conditionsOf(selection);
  const [rarest, ...others] = selection.tags;
  const id = idOf(selection, reads);
  const { facets, categoryId } = selection;
  const readsCounts = reads === 'downloads';
  // An index of the counts holds copies of both: what does not fit is skipped within it.
  const isWalked = readsCounts && !facets?.isFew;
  const narrowed = [
    ...facetConditions(selection, rarest ? sql`t.facets` : isWalked ? sql`d.facets` : sql`w.facets`),
    ...(isWalked && categoryId !== undefined ? [equals(sql`d.category_id`, categoryId)] : []),
    ...withoutTags(selection, id),
  ];
  if (!rarest) {
    const isOfRow = conditions.length > 0 || facets?.isFew;
    const counts = sql`download_count d ${isOfRow ? sql`join wallpaper w on w.id = d.wallpaper_id` : sql``}`;
    return sql`${readsCounts ? counts : sql`wallpaper w`} ${where([...conditions, ...narrowed, ...also])}`;
  }
  const withRow = conditions.length > 0 || reads === 'row' ? sql`join wallpaper w on w.id = t.wallpaper_id` : sql``;
  const withCounts = readsCounts ? sql`join download_count d on d.wallpaper_id = t.wallpaper_id` : sql``;
  const tagged = [
    sql`t.tag_id = ${rarest.id}`,
    ...others.map(
      ({ id }) => sql`exists (select from wallpaper_tag m where m.tag_id = ${id} and m.wallpaper_id = t.wallpaper_id)`,
    ),
  ];
  return sql`wallpaper_tag t ${withRow} ${withCounts} ${where([...conditions, ...tagged, ...narrowed, ...also])}`;
}

const where = (conditions: Sql[]): Sql => (conditions.length > 0 ? sql`where ${joinSql(conditions, ' and ')}` : sql``);

export const hasScope = ({ search, tags, ...conditions }: Selection) =>
  Object.values(conditions).some((value) => value !== undefined);

export const isCountedByScope = ({
  search,
  tags,
  deviceGroup,
  deviceType,
  categoryId,
  featured,
  ...others
}: Selection) => !search && tags.length === 0 && Object.values(others).every((value) => value === undefined);

const isOneTag = (selection: Selection) => !selection.search && selection.tags.length === 1 && !hasScope(selection);

const isOneWord = (selection: Selection) =>
  selection.search?.isCounted === true && selection.tags.length === 0 && !hasScope(selection);

/** What has no kept count is counted, and paged by offset, up to ten thousand; so are the newest of a search. */
export function isReached(selection: Selection, offset: number, sort?: string): boolean {
  const isSorted = sort !== undefined && sort !== 'newest';
  const isKept = isCountedByScope(selection) || isOneTag(selection) || (isSorted && isOneWord(selection));
  return offset <= (isKept ? MAX_OFFSET : MAX_COUNTED - 1);
}

export async function keptCount(em: EntityManager, selection: Selection): Promise<number | null> {
  const { search, tags, facets } = selection;
  if (facets && facets.total !== null) return facets.total;
  if (isCountedByScope(selection)) return countWallpapers(em, selection);
  if (isOneTag(selection)) return tags[0]?.uses ?? 0;
  return search && isOneWord(selection) ? search.most : null;
}

export function countExpression(selection: Selection): Sql {
  const { facets } = selection;
  const gathered = facets?.cells ? { ...selection, facets: { ...facets, isFew: true } } : selection;
  return sql`(select count(*)::int from (select from ${selectedRows(gathered, [], 'id')} limit ${MAX_COUNTED}) hits)`;
}

export async function countSelected(em: EntityManager, selection: Selection): Promise<number> {
  const kept = await keptCount(em, selection);
  if (kept !== null) return kept;
  const [row] = await query<{ n: number }>(em)`select ${countExpression(selection)} as n`;
  return row?.n ?? 0;
}

export interface SampledCells extends FacetCells {
  /** Whether all wallpapers were looked at: else there may be more of each. */
  isWhole: boolean;
}

export async function sampleSelected(em: EntityManager, selection: Selection): Promise<SampledCells> {
  const isTagged = selection.tags.length > 0;
  const rows = selectedRows(selection, [], 'id');
  const cells = await sampleCells(em, rows, isTagged ? sql`t.facets` : sql`w.facets`, MAX_COUNTED + 1);
  const total = cells.counts.reduce((sum, count) => sum + count, 0);
  return { ...cells, isWhole: total <= MAX_COUNTED };
}

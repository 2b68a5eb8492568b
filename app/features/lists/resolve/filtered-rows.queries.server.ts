import { joinSql, type Sql, sql } from '~/db/sql.server';
import type { FoundTag } from '~/features/taxonomy/tags/tags.queries.server';
import type { DeviceGroup } from '~/features/wallpapers/devices';
import type { Facet } from '~/features/wallpapers/facets';
import { FREE_LICENCES } from '~/features/wallpapers/licences';
import { REPEATS_EARLIER } from '~/lib/facets/layout';
import type { Size } from './list-state';
import { leftOutBit, type ResolvedFacets, type ResolvedFilter, type WallpaperFilter } from './resolved-filter';
import type { SearchQuery } from './search.queries.server';

/** Same conditions as in the partial indexes. */
const LACKING: Record<NonNullable<WallpaperFilter['without']>, Sql> = {
  author: sql`w.author is null`,
  licence: sql`w.licence = 'unknown'`,
  tags: sql`w.tags <@ '{4K,QHD,1080p,Ultrawide}'`,
  description: sql`w.description is null`,
};

/** Screens sold as 21:9 have up to 2.4:1, while 16:9 and 16:10 are only a tenth apart. */
const RATIO_TOLERANCE = 0.03;

/** Leaves out the wallpapers with this bit. Written so that the planner expects few of them. */
export const isListed = (facets: Sql, bit = REPEATS_EARLIER): Sql => sql`(${facets} & ${bit}) <> ${bit}`;

const equals = (column: Sql, value: string | number | boolean | null): Sql =>
  value === null ? sql`${column} is null` : sql`${column} = ${value}`;

const ofDevice = (group: DeviceGroup): Sql => equals(sql`w.device_group`, group);
const ofDeviceType = (type: string | null): Sql => equals(sql`w.device_type`, type);
const inCategory = (id: number | null, of = sql`w`): Sql => equals(sql`${of}.category_id`, id);
const featuredOrNot = (featured: boolean): Sql => equals(sql`w.featured`, featured);
const notByAi = (): Sql => sql`w.ai <> 'yes'`;
const freeToUse = (): Sql => sql`w.licence = any(${FREE_LICENCES}::text[])`;
const lacking = (fact: keyof typeof LACKING): Sql => LACKING[fact];
const ofResolution = ({ width, height }: Size): Sql => sql`w.width = ${width} and w.height = ${height}`;
const atLeastWide = (width: number): Sql => sql`w.width >= ${width}`;
const atLeastHigh = (height: number): Sql => sql`w.height >= ${height}`;
const inLandscapeOrPortrait = (orientation: WallpaperFilter['orientation']): Sql =>
  sql`w.width ${orientation === 'landscape' ? sql`>` : sql`<`} w.height`;
const upToId = (id: number): Sql => sql`w.id <= ${id}`;
const amongIds = (ids: number[]): Sql => sql`w.id = any(${ids}::int[])`;

/** Same expression as in the index wallpaper_ratio. */
const ofRatio = (ratio: number): Sql =>
  sql`(w.width::float8 / w.height) between ${ratio * (1 - RATIO_TOLERANCE)} and ${ratio * (1 + RATIO_TOLERANCE)}`;
const ofAnyRatio = (ratios: number[]): Sql => sql`(${joinSql(ratios.map(ofRatio), ' or ')})`;

/** In the wallpaper's own words or in the name of its category. */
function withPhrase(phrase: string): Sql {
  const words = sql`phraseto_tsquery('tapeta', search_text(${phrase}))`;
  return sql`(w.search @@ ${words} or coalesce(w.category_id = any(array(select c.id from category c where c.search @@ ${words})), false))`;
}
const withoutPhrase = (phrase: string): Sql => sql`not ${withPhrase(phrase)}`;

/** The words, and the facets as words. */
function tsQuery(search: SearchQuery, facets: ResolvedFacets | undefined): string {
  const also = facets?.chosen.map(({ word }) => ` & '${word}'`) ?? [];
  return `(${search.broad})${also.join('')}`;
}
const matching = (query: string): Sql => sql`w.search @@ ${query}::tsquery`;

const when = <Value>(value: Value | undefined, condition: (value: Value) => Sql): Sql[] =>
  value === undefined ? [] : [condition(value)];

/** What a filter says about the wallpaper's row `w`. */
const rowConditions = (filter: ResolvedFilter): Sql[] => [
  ...(filter.phrases ?? []).map(withPhrase),
  ...(filter.withoutPhrases ?? []).map(withoutPhrase),
  ...when(filter.deviceGroup, ofDevice),
  ...when(filter.deviceType, ofDeviceType),
  ...when(filter.categoryId, (id) => inCategory(id)),
  ...when(filter.featured, featuredOrNot),
  ...when(filter.isAi, notByAi),
  ...when(filter.isFree, freeToUse),
  ...when(filter.without, lacking),
  ...when(filter.search ? tsQuery(filter.search, filter.facets) : undefined, matching),
  ...when(filter.resolution, ofResolution),
  ...when(filter.minWidth || undefined, atLeastWide),
  ...when(filter.minHeight || undefined, atLeastHigh),
  ...when(filter.ratios, ofAnyRatio),
  ...when(filter.orientation, inLandscapeOrPortrait),
  ...when(filter.upToId, upToId),
  ...when(filter.ids, amongIds),
];

const facetCondition = ({ mask, hits }: Facet, column: Sql): Sql =>
  hits.length === 1 ? sql`(${column} & ${mask}) = ${hits[0]}` : sql`(${column} & ${mask}) = any(${hits}::int[])`;

function facetConditions({ facets, plan, search }: ResolvedFilter, column: Sql): Sql[] {
  // In a search, facets are words of the query.
  if (!facets || search) return [];
  if (plan === 'gather') return [sql`${column} = any(${facets.values}::int[])`];
  return facets.chosen.map((facet) => facetCondition(facet, column));
}

/** @param id column of the wallpaper */
const withoutTagsOf =
  (id: Sql) =>
  (tags: number[]): Sql =>
    sql`not exists (select from wallpaper_tag x where x.tag_id = any(${tags}::int[]) and x.wallpaper_id = ${id})`;

const isAny = (column: Sql, [id, ...others]: number[]): Sql =>
  others.length > 0 ? sql`${column} = any(${[id, ...others]}::int[])` : sql`${column} = ${id}`;

const withTag =
  (id: Sql) =>
  ({ ids }: FoundTag): Sql =>
    sql`exists (select from wallpaper_tag m where ${isAny(sql`m.tag_id`, ids)} and m.wallpaper_id = ${id})`;

/** Of tags that share a slug, a wallpaper may have several, and is listed once. */
const isFirstOf = (ids: number[]): Sql[] =>
  ids.length > 1
    ? [
        sql`not exists (select from wallpaper_tag m where ${isAny(sql`m.tag_id`, ids)} and m.wallpaper_id = t.wallpaper_id and m.tag_id < t.tag_id)`,
      ]
    : [];

/** The values of facets that are gathered have no such bit. */
function versionConditions(filter: ResolvedFilter, facets: Sql): Sql[] {
  const bit = leftOutBit(filter);
  return bit === 0 || filter.plan === 'gather' ? [] : [isListed(facets, bit)];
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
  const { plan } = filter;
  const readsCounts = reads === 'downloads';
  // The index on counts contains facets and category, so it can skip rows without reading them.
  const isWalked = readsCounts && plan !== 'gather';
  const facets = rarest ? sql`t.facets` : isWalked ? sql`d.facets` : sql`w.facets`;
  const narrowed = [
    ...facetConditions(filter, facets),
    ...when(isWalked ? filter.categoryId : undefined, (id) => inCategory(id, sql`d`)),
    ...when(filter.withoutTags, withoutTagsOf(id)),
    ...versionConditions(filter, facets),
  ];
  if (!rarest) {
    const isOfRow = conditions.length > 0 || plan === 'gather';
    const counts = sql`download_count d ${isOfRow ? sql`join wallpaper w on w.id = d.wallpaper_id` : sql``}`;
    return sql`${readsCounts ? counts : sql`wallpaper w`} ${where([...conditions, ...narrowed, ...also])}`;
  }
  const withRow = conditions.length > 0 || reads === 'row' ? sql`join wallpaper w on w.id = t.wallpaper_id` : sql``;
  const withCounts = readsCounts ? sql`join download_count d on d.wallpaper_id = t.wallpaper_id` : sql``;
  const tagged = [
    isAny(sql`t.tag_id`, rarest.ids),
    ...isFirstOf(rarest.ids),
    ...others.map(withTag(sql`t.wallpaper_id`)),
  ];
  return sql`wallpaper_tag t ${withRow} ${withCounts} ${where([...conditions, ...tagged, ...narrowed, ...also])}`;
}

const where = (conditions: Sql[]): Sql => (conditions.length > 0 ? sql`where ${joinSql(conditions, ' and ')}` : sql``);

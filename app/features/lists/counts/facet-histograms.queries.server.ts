import type { EntityManager } from '@mikro-orm/postgresql';
import { memoizeByVersion } from '~/db/cache-invalidation.server';
import { query, type Sql } from '~/db/sql.server';

/** How many wallpapers have each value of the column `facets`, as parallel arrays. */
export interface FacetHistogram {
  facets: Int32Array;
  counts: Int32Array;
}

interface HistogramRow {
  facets: number[] | null;
  counts: number[] | null;
}

export const NO_FACETS: FacetHistogram = { facets: new Int32Array(), counts: new Int32Array() };

const toHistogram = (row: HistogramRow | undefined): FacetHistogram => ({
  facets: Int32Array.from(row?.facets ?? []),
  counts: Int32Array.from(row?.counts ?? []),
});

interface KeptHistograms {
  all: FacetHistogram;
  byCategory: Map<number | null, FacetHistogram>;
}

export function sumHistograms(parts: Iterable<FacetHistogram>): FacetHistogram {
  const sums = new Map<number, number>();
  for (const { facets, counts } of parts) {
    for (const [index, one] of facets.entries()) sums.set(one, (sums.get(one) ?? 0) + (counts[index] ?? 0));
  }
  return { facets: Int32Array.from(sums.keys()), counts: Int32Array.from(sums.values()) };
}

const readKept = (em: EntityManager): Promise<KeptHistograms> =>
  memoizeByVersion('facets', async () => {
    const rows = await query<HistogramRow & { categoryId: number | null }>(em)`
      select category_id as "categoryId", array_agg(facets) as facets, array_agg(count) as counts
      from facet_count where count > 0 group by category_id`;
    const byCategory = new Map(rows.map((row) => [row.categoryId, toHistogram(row)]));
    return { all: sumHistograms(byCategory.values()), byCategory };
  });

export async function histogramOfCategory(
  em: EntityManager,
  categoryId: number | null | undefined,
): Promise<FacetHistogram> {
  const { all, byCategory } = await readKept(em);
  return categoryId === undefined ? all : (byCategory.get(categoryId) ?? NO_FACETS);
}

export const histogramOfTag = (em: EntityManager, tagId: number): Promise<FacetHistogram> =>
  memoizeByVersion(`facets of tag ${tagId}`, async () => {
    const [row] = await query<HistogramRow>(em)`select array_agg(facets) as facets, array_agg(count) as counts from (
      select facets, count(*)::int as count from wallpaper_tag where tag_id = ${tagId} group by facets) cells`;
    return toHistogram(row);
  });

/** For the first `most` rows. @param column `facets` in these rows */
export async function sampleHistogram(
  em: EntityManager,
  rows: Sql,
  column: Sql,
  most: number,
): Promise<FacetHistogram> {
  const [row] = await query<HistogramRow>(em)`select array_agg(facets) as facets, array_agg(count) as counts from (
    select facets, count(*)::int as count from (select ${column} as facets from ${rows} limit ${most}) hits group by facets
  ) cells`;
  return toHistogram(row);
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { whileUnchanged } from '~/db/gallery-changes.server';
import { query, type Sql } from '~/db/sql.server';

/** How many wallpapers have each value of the column `facets`, side by side. */
export interface FacetCells {
  facets: Int32Array;
  counts: Int32Array;
}

interface CellsRow {
  facets: number[] | null;
  counts: number[] | null;
}

const NONE: FacetCells = { facets: new Int32Array(), counts: new Int32Array() };

const toCells = (row: CellsRow | undefined): FacetCells => ({
  facets: Int32Array.from(row?.facets ?? []),
  counts: Int32Array.from(row?.counts ?? []),
});

interface CountedCells {
  all: FacetCells;
  byCategory: Map<number | null, FacetCells>;
}

function sumOf(parts: Iterable<FacetCells>): FacetCells {
  const sums = new Map<number, number>();
  for (const { facets, counts } of parts) {
    for (const [index, one] of facets.entries()) sums.set(one, (sums.get(one) ?? 0) + (counts[index] ?? 0));
  }
  return { facets: Int32Array.from(sums.keys()), counts: Int32Array.from(sums.values()) };
}

const readCounted = (em: EntityManager): Promise<CountedCells> =>
  whileUnchanged('facets', async () => {
    const rows = await query<CellsRow & { categoryId: number | null }>(em)`
      select category_id as "categoryId", array_agg(facets) as facets, array_agg(count) as counts
      from facet_count where count > 0 group by category_id`;
    const byCategory = new Map(rows.map((row) => [row.categoryId, toCells(row)]));
    return { all: sumOf(byCategory.values()), byCategory };
  });

export async function categoryCells(em: EntityManager, categoryId: number | null | undefined): Promise<FacetCells> {
  const { all, byCategory } = await readCounted(em);
  return categoryId === undefined ? all : (byCategory.get(categoryId) ?? NONE);
}

export const tagCells = (em: EntityManager, tagId: number): Promise<FacetCells> =>
  whileUnchanged(`facets of tag ${tagId}`, async () => {
    const [row] = await query<CellsRow>(em)`select array_agg(facets) as facets, array_agg(count) as counts from (
      select facets, count(*)::int as count from wallpaper_tag where tag_id = ${tagId} group by facets) cells`;
    return toCells(row);
  });

const cellsOfBoth = (em: EntityManager, tagId: number, otherId: number): Promise<FacetCells> =>
  whileUnchanged(`facets of tags ${tagId} and ${otherId}`, async () => {
    const [row] = await query<CellsRow>(em)`select array_agg(facets) as facets, array_agg(count) as counts from (
      select t.facets, count(*)::int as count from wallpaper_tag t
      where t.tag_id = ${tagId} and exists (select from wallpaper_tag m where m.tag_id = ${otherId} and m.wallpaper_id = t.wallpaper_id)
      group by t.facets
    ) cells`;
    return toCells(row);
  });

/** Of those that have one of two tags, or both. */
async function cellsOfEither(em: EntityManager, tagId: number, otherId: number): Promise<FacetCells> {
  const [one, other, both] = await Promise.all([
    tagCells(em, tagId),
    tagCells(em, otherId),
    cellsOfBoth(em, tagId, otherId),
  ]);
  return sumOf([one, lessCells(other, both)]);
}

/** Of everything without a tag, or without either of two. */
export async function cellsWithout(em: EntityManager, tagId: number, otherId?: number): Promise<FacetCells> {
  const { all } = await readCounted(em);
  return lessCells(all, otherId === undefined ? await tagCells(em, tagId) : await cellsOfEither(em, tagId, otherId));
}

function lessCells(all: FacetCells, left: FacetCells): FacetCells {
  const less = new Map(Array.from(left.facets, (facets, index) => [facets, left.counts[index] ?? 0]));
  return {
    facets: all.facets,
    counts: all.counts.map((count, index) => count - (less.get(all.facets[index] ?? 0) ?? 0)),
  };
}

/** Of the first so many rows. @param column `facets` among these rows */
export async function sampleCells(em: EntityManager, rows: Sql, column: Sql, most: number): Promise<FacetCells> {
  const [row] = await query<CellsRow>(em)`select array_agg(facets) as facets, array_agg(count) as counts from (
    select facets, count(*)::int as count from (select ${column} as facets from ${rows} limit ${most}) hits group by facets
  ) cells`;
  return toCells(row);
}

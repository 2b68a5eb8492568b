import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { type Page, type PageRequest, pageOf } from '~/lib/paging';
import type { WallpaperCard } from './wallpaper.view';
import { loadCards } from './wallpaper-rows.server';
import { countWallpapers, type Shelf } from './wallpapers.queries.server';

/**
 * A shuffled list that can be paged through without sorting it. Every wallpaper has a fixed random key; the range of keys
 * is cut into blocks of up to about 256 wallpapers. The seed decides the order of the blocks and the order within each, so
 * a page reads only the blocks it shows, along an index, and the same seed always gives the same order.
 */
export interface ShuffledList {
  shelf?: Shelf;
  categoryId?: number;
  seed: number;
  /** Featured ones, shuffled, before all others, shuffled. */
  featuredFirst: boolean;
}

const KEYS = 2 ** 31;
const ROWS_PER_BLOCK = 256;

interface Segment {
  featured: boolean[];
  count: number;
}

async function segmentsOf(em: EntityManager, { shelf, categoryId, featuredFirst }: ShuffledList): Promise<Segment[]> {
  const scope = { shelf, categoryId };
  if (!featuredFirst) return [{ featured: [true, false], count: await countWallpapers(em, scope) }];
  return [
    { featured: [true], count: await countWallpapers(em, { ...scope, featured: true }) },
    { featured: [false], count: await countWallpapers(em, { ...scope, featured: false }) },
  ];
}

/** Blocks that are skipped are counted, not read. */
async function readSegment(
  em: EntityManager,
  list: ShuffledList,
  { featured, count }: Segment,
  offset: number,
  take: number,
): Promise<number[]> {
  const blocks = 2 ** Math.max(0, Math.ceil(Math.log2(count / ROWS_PER_BLOCK)));
  const scope: string[] = [];
  const params: unknown[] = [];
  if (list.shelf) {
    scope.push('w.shelf = ? and ');
    params.push(list.shelf);
  }
  if (list.categoryId !== undefined) {
    scope.push('w.category_id = ? and ');
    params.push(list.categoryId);
  }
  const width = KEYS / blocks;
  let skip = offset;
  const ids: number[] = [];
  for (let block = 0, next = 0; block < blocks && ids.length < take; block = next) {
    const missing = take - ids.length;
    next = Math.min(blocks, block + Math.ceil(((skip + missing) * blocks) / count) + 1);
    const [found]: { rows: number; ids: number[] }[] = await query(
      em,
      `with turns as materialized (
         select turn, low, n, sum(n) over (order by turn) as upto
         from generate_series(?::bigint, ?::bigint) as turn
         cross join lateral (select ((turn * ? + ?) & ?) * ? as low) as block
         cross join lateral (
           select count(*) as n from wallpaper w
           where ${scope.join('')} w.featured = any(?) and w.shuffle_key >= low and w.shuffle_key < low + ?
         ) as counted
       )
       select (select coalesce(sum(n), 0)::int from turns) as rows, array(
         select picked.id
         from turns
         cross join lateral (
           select w.id from wallpaper w
           where ${scope.join('')} w.featured = any(?) and w.shuffle_key >= low and w.shuffle_key < low + ?
         ) as picked
         where upto > ? and upto - n < ?
         order by turn, hashint8extended(picked.id, ?), picked.id
         offset ? - (select coalesce(sum(n), 0) from turns where upto <= ?) limit ?
       ) as ids`,
      [
        // An odd factor and any summand permute the blocks, whose number is a power of two.
        ...[block, next - 1, list.seed * 2 + 1, list.seed, blocks - 1, width, ...params, featured, width],
        ...[...params, featured, width, skip, skip + missing, list.seed, skip, skip, missing],
      ],
    );
    ids.push(...(found?.ids ?? []));
    skip = Math.max(0, skip - (found?.rows ?? 0));
  }
  return ids;
}

/** One page of a shuffled list. */
export async function listShuffled(
  em: EntityManager,
  list: ShuffledList,
  page: PageRequest,
): Promise<Page<WallpaperCard>> {
  const ids: number[] = [];
  let skip = page.offset;
  for (const segment of await segmentsOf(em, list)) {
    if (skip < segment.count) ids.push(...(await readSegment(em, list, segment, skip, page.limit + 1 - ids.length)));
    if (ids.length > page.limit) break;
    skip = Math.max(0, skip - segment.count);
  }
  const cards = await loadCards(em, ids);
  return pageOf(cards, page);
}

/** The seed everybody gets who brings none: it changes every ten minutes, so that a page can be cached for all. */
export function currentSeed(now = Date.now()): number {
  return Math.floor(now / 600_000);
}

/** A seed from an address, or the fallback. */
export function parseSeed(value: string | null, fallback: number): number {
  return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : fallback;
}

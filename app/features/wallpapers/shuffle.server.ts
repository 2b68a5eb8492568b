import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import type { ListPage, ListPlace, ShuffledCursor } from './list-cursor.server';
import { countWallpapers, type Shelf } from './shelves.server';
import type { WallpaperCard } from './wallpaper.view';
import { loadCards } from './wallpaper-rows.server';

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

/** How far the number of blocks in an address may be from what is natural now: further off, a page would read too much. */
const MOST_BLOCKS_OFF = 16;

/** Featured changes that one walk through a list puts up with. */
const MOST_MOVED = 1000;

/** The featured or the others, or all in one. */
interface Part {
  featured: boolean[];
  count: number;
}

/** Wallpapers that stood in the other part when the list was begun. */
interface Moved {
  id: number;
  key: number;
  featured: boolean;
}

async function partsOf(em: EntityManager, { shelf, categoryId, featuredFirst }: ShuffledList): Promise<Part[]> {
  const scope = { shelf, categoryId };
  if (!featuredFirst) return [{ featured: [true, false], count: await countWallpapers(em, scope) }];
  return [
    { featured: [true], count: await countWallpapers(em, { ...scope, featured: true }) },
    { featured: [false], count: await countWallpapers(em, { ...scope, featured: false }) },
  ];
}

/** A power of two, since an odd factor and any summand permute that many blocks. */
const blocksFor = (count: number) => 2 ** Math.max(0, Math.ceil(Math.log2(count / ROWS_PER_BLOCK)));

/** Conditions on `wallpaper w`, each followed by "and". */
function scopeOf({ shelf, categoryId }: ShuffledList): { scope: string; params: unknown[] } {
  const conditions = [
    ...(shelf ? [{ sql: 'w.shelf = ? and ', value: shelf }] : []),
    ...(categoryId === undefined ? [] : [{ sql: 'w.category_id = ? and ', value: categoryId }]),
  ];
  return { scope: conditions.map(({ sql }) => sql).join(''), params: conditions.map(({ value }) => value) };
}

async function movedSince(em: EntityManager, list: ShuffledList, { since }: ShuffledCursor): Promise<Moved[]> {
  const { scope, params } = scopeOf(list);
  return query(
    em,
    `select w.id, w.shuffle_key as key, w.featured from wallpaper w
     where ${scope} w.featured_changed_at > to_timestamp(?::float8 / 1000) order by w.featured_changed_at desc limit ?`,
    [...params, since, MOST_MOVED],
  );
}

interface Item {
  id: number;
  turn: number;
}

/** Blocks that are skipped are counted, not read. */
async function readPart(
  em: EntityManager,
  list: ShuffledList,
  { featured, count }: Part,
  { blocks, skip, take, after, moved }: { blocks: number; skip: number; take: number; after?: Item; moved: Moved[] },
): Promise<{ items: Item[]; now: number }> {
  const { scope, params } = scopeOf(list);
  const width = KEYS / blocks;
  const left = moved.filter((item) => featured.includes(item.featured) && featured.length === 1);
  const joined = moved.filter((item) => !featured.includes(item.featured));
  // In the block where the last page ended, only what comes behind its last item.
  const rows = `
    select w.id from wallpaper w
    where ${scope} w.featured = any(?) and w.shuffle_key >= low and w.shuffle_key < low + ? and w.id <> all(?::int[])
      and (turn > ? or (hashint8extended(w.id, ?), w.id) > (hashint8extended(?, ?), ?))
    union all
    select m.id from unnest(?::int[], ?::int[]) as m (id, key)
    where m.key >= low and m.key < low + ?
      and (turn > ? or (hashint8extended(m.id, ?), m.id) > (hashint8extended(?, ?), ?))`;
  const behind = [after?.turn ?? -1, list.seed, after?.id ?? 0, list.seed, after?.id ?? 0];
  const rowParams = [
    ...[...params, featured, width, left.map(({ id }) => id), ...behind],
    ...[joined.map(({ id }) => id), joined.map(({ key }) => key), width, ...behind],
  ];
  const items: Item[] = [];
  let now = 0;
  let toSkip = skip;
  for (let block = after?.turn ?? 0, next = 0; block < blocks && items.length < take; block = next) {
    const missing = take - items.length;
    next = Math.min(blocks, block + Math.ceil(((toSkip + missing) * blocks) / count) + 1);
    const [found]: { rows: number; items: [number, number][]; now: number }[] = await query(
      em,
      `with turns as materialized (
         select turn, low, n, sum(n) over (order by turn) as upto
         from generate_series(?::bigint, ?::bigint) as turn
         cross join lateral (select ((turn * ? + ?) & ?) * ? as low) as block
         cross join lateral (select count(*) as n from (${rows}) as counted) as counted
       )
       select (select coalesce(sum(n), 0)::int from turns) as rows, array(
         select array[picked.id, turn::int]
         from turns
         cross join lateral (${rows}) as picked
         where upto > ? and upto - n < ?
         order by turn, hashint8extended(picked.id, ?), picked.id
         offset ? - (select coalesce(sum(n), 0) from turns where upto <= ?) limit ?
       ) as items, (extract(epoch from statement_timestamp()) * 1000)::float8 as now`,
      [
        // An odd factor and any summand permute the blocks, whose number is a power of two.
        ...[block, next - 1, list.seed * 2 + 1, list.seed, blocks - 1, width, ...rowParams],
        ...[...rowParams, toSkip, toSkip + missing, list.seed, toSkip, toSkip, missing],
      ],
    );
    items.push(...(found?.items ?? []).map(([id, turn]) => ({ id, turn })));
    now ||= Math.floor(found?.now ?? 0);
    toSkip = Math.max(0, toSkip - (found?.rows ?? 0));
  }
  return { items, now };
}

/** A cursor of another list, or one of long ago, is of no use. */
function isUsable(cursor: ShuffledCursor, parts: Part[]): boolean {
  const part = parts[cursor.part];
  if (!part) return false;
  const natural = blocksFor(part.count);
  return cursor.blocks <= natural * MOST_BLOCKS_OFF && natural <= cursor.blocks * MOST_BLOCKS_OFF;
}

/**
 * One page of a shuffled list. With a cursor it goes on behind an item as if the gallery had as many wallpapers as when the
 * list was begun, and the same ones featured: what was added stands at its place among the rest and moves nothing.
 */
export async function listShuffled(
  em: EntityManager,
  list: ShuffledList,
  { offset, limit, after }: ListPlace,
): Promise<ListPage<WallpaperCard>> {
  const parts = await partsOf(em, list);
  const start = after?.order === 'shuffled' && isUsable(after, parts) ? after : null;
  const moved = start && list.featuredFirst ? await movedSince(em, list, start) : [];
  const found: ShuffledCursor[] = [];
  let skip = start ? 0 : offset;
  for (const [index, part] of parts.entries()) {
    if (found.length > limit || index < (start?.part ?? 0)) continue;
    if (start || skip < part.count) {
      const here = index === start?.part ? start : undefined;
      const blocks = here?.blocks ?? blocksFor(part.count);
      const take = limit + 1 - found.length;
      const { items, now } = await readPart(em, list, part, { blocks, skip, take, after: here, moved });
      const since = start?.since ?? found[0]?.since ?? now;
      found.push(...items.map((item) => ({ ...item, order: 'shuffled' as const, part: index, blocks, since })));
    }
    skip = Math.max(0, skip - part.count);
  }
  const cards = await loadCards(
    em,
    found.slice(0, limit).map(({ id }) => id),
  );
  return { items: cards, offset, next: (found.length > limit && found[limit - 1]) || null };
}

/** The seed everybody gets who brings none: it changes every ten minutes, so that a page can be cached for all. */
export function currentSeed(now = Date.now()): number {
  return Math.floor(now / 600_000);
}

/** A seed from an address, or the fallback. */
export function parseSeed(value: string | null, fallback: number): number {
  return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : fallback;
}

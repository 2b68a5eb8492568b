import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { CARDS } from '~/features/wallpapers/load-wallpapers.server';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import type { ListPage, ListPlace, ShuffledCursor } from './cursor.server';
import { countOf, type DeviceGroup, type GalleryCounts, readCounts } from './device-counts.server';

/**
 * A shuffled list that can be paged through without sorting it. Every wallpaper has a fixed random key; the range of keys
 * is cut into blocks of up to about 256 wallpapers. The seed decides the order of the blocks and the order within each, so
 * a page reads only the blocks it shows, along an index, and the same seed always gives the same order.
 */
export interface ShuffledList {
  shelf?: DeviceGroup;
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

function partsOf(counts: GalleryCounts, { shelf, categoryId, featuredFirst }: ShuffledList): Part[] {
  const scope = { shelf, categoryId };
  const parts = featuredFirst ? [[true], [false]] : [[true, false]];
  return parts.map((featured) => ({
    featured,
    count: featured.reduce((sum, mark) => sum + countOf(counts, { ...scope, featured: mark }), 0),
  }));
}

/** A power of two, since an odd factor and any summand permute that many blocks. */
const blocksFor = (count: number) => 2 ** Math.max(0, Math.ceil(Math.log2(count / ROWS_PER_BLOCK)));

/** The block whose turn it is. */
const blockAt = (turn: number, seed: number, blocks: number) => (Math.imul(turn, seed * 2 + 1) + seed) & (blocks - 1);

async function movedSince(em: EntityManager, list: ShuffledList, { since }: ShuffledCursor): Promise<Moved[]> {
  const { shelf, categoryId } = list;
  const conditions = [
    ...(shelf ? [{ sql: 'w.shelf = ? and ', value: shelf }] : []),
    ...(categoryId === undefined ? [] : [{ sql: 'w.category_id = ? and ', value: categoryId }]),
  ];
  return query(
    em,
    `select w.id, w.shuffle_key as key, w.featured from wallpaper w
     where ${conditions.map(({ sql }) => sql).join('')} w.featured_changed_at > to_timestamp(?::float8 / 1000)
     order by w.featured_changed_at desc limit ?`,
    [...conditions.map(({ value }) => value), since, MOST_MOVED],
  );
}

interface Found {
  item: WallpaperCard;
  cursor: ShuffledCursor;
}

/** A list on its way to a page: where it goes on, and what it has got. */
interface Walk {
  list: ShuffledList;
  parts: (Part & { blocks: number })[];
  start: ShuffledCursor | null;
  part: number;
  turn: number;
  skip: number;
  found: Found[];
}

/** Blocks of one part that are read at once: those whose turn is from `turn` up to `end`. */
interface Stretch {
  walk: Walk;
  part: number;
  turn: number;
  end: number;
  skip: number;
}

/** What to read next, so that going by the counts nothing is missing afterwards. Blocks that are skipped are counted, not read. */
function nextStretches(walk: Walk, want: number): Stretch[] {
  const stretches: Stretch[] = [];
  let { turn, skip } = walk;
  let missing = want - walk.found.length;
  for (const [part, { count, blocks }] of walk.parts.entries()) {
    if (part < walk.part || missing <= 0) continue;
    if (walk.start || skip < count) {
      const end = Math.min(blocks, turn + Math.ceil(((skip + missing) * blocks) / count) + 1);
      stretches.push({ walk, part, turn, end, skip });
      missing = end < blocks ? 0 : missing - Math.max(0, Math.floor((count * (end - turn)) / blocks) - skip);
    }
    turn = 0;
    skip = Math.max(0, skip - count);
  }
  return stretches;
}

interface Row {
  stretch: number;
  /** Of the whole stretch. */
  rows: number;
  now: number;
  /** Null where the stretch has none to show. */
  id: number | null;
  turn: number;
}

/** The first cards of each of these stretches, in one statement. */
async function readStretches(
  em: EntityManager,
  stretches: Stretch[],
  { seed, shelf, categoryId }: ShuffledList,
  moved: Moved[],
  take: number,
): Promise<Row[]> {
  const turns = stretches.flatMap(({ walk: { list, parts, start }, part, turn: first, end, skip }, stretch) => {
    const { featured, blocks } = parts[part] as Walk['parts'][number];
    const width = KEYS / blocks;
    return Array.from({ length: end - first }, (_, index) => ({
      stretch,
      turn: first + index,
      low: blockAt(first + index, list.seed, blocks) * width,
      width,
      shelf: list.shelf,
      featured,
      skip,
      // In the block where the last page ended, only what comes behind its last item.
      after: part === start?.part && first + index === start.turn ? start.id : null,
    }));
  });
  const scope = `${shelf ? 'w.shelf = t.shelf and ' : ''}${categoryId === undefined ? '' : 'w.category_id = ? and '}`;
  const scopeParams = categoryId === undefined ? [] : [categoryId];
  const behind = (id: string) =>
    `(t.after is null or (hashint8extended(${id}, ?), ${id}) > (hashint8extended(t.after, ?), t.after))`;
  // Wallpapers that stood in the other part when the list was begun are shown there.
  const rows = `
    select w.id from wallpaper w
    where ${scope} w.featured in (t.featured, t.also_featured) and w.shuffle_key >= t.low and w.shuffle_key < t.low + t.width
      and w.id <> all(?::int[]) and ${behind('w.id')}
    union all
    select m.id from unnest(?::int[], ?::int[], ?::boolean[]) as m (id, key, featured)
    where m.featured not in (t.featured, t.also_featured) and m.key >= t.low and m.key < t.low + t.width
      and ${behind('m.id')}`;
  const movedIds = moved.map(({ id }) => id);
  const movedParams = [movedIds, moved.map(({ key }) => key), moved.map(({ featured }) => featured)];
  const rowParams = [...scopeParams, movedIds, seed, seed, ...movedParams, seed, seed];
  return query(
    em,
    `with turns as materialized (
       select t.*, n, sum(n) over (partition by t.stretch order by t.turn) as upto
       from unnest(?::int[], ?::int[], ?::bigint[], ?::bigint[], ?::text[], ?::boolean[], ?::boolean[], ?::int[], ?::int[])
         as t (stretch, turn, low, width, shelf, featured, also_featured, skip, after)
       cross join lateral (select count(*) as n from (${rows}) as counted) as counted
     ), hit as (
       select t.stretch, t.turn, picked.id, picked.place
       from turns t
       cross join lateral (
         select id, t.upto - t.n + row_number() over (order by hashint8extended(id, ?), id) as place from (${rows}) as picked
       ) as picked
       where t.upto > t.skip and t.upto - t.n < t.skip + ? and place > t.skip and place <= t.skip + ?
     )
     select read.stretch, read.rows, (extract(epoch from statement_timestamp()) * 1000)::float8 as now, hit.turn, ${CARDS.columns}
     from (select stretch, sum(n)::int as rows from turns group by stretch) as read
     left join (hit join wallpaper w on w.id = hit.id) on hit.stretch = read.stretch
     left join category c on c.id = w.category_id and c.deleted_at is null
     order by read.stretch, hit.place`,
    [
      turns.map((one) => one.stretch),
      turns.map((one) => one.turn),
      turns.map((one) => one.low),
      turns.map((one) => one.width),
      turns.map((one) => one.shelf ?? null),
      turns.map((one) => one.featured[0]),
      turns.map((one) => one.featured.at(-1)),
      turns.map((one) => one.skip),
      turns.map((one) => one.after),
      ...[...rowParams, seed, ...rowParams, take, take],
    ],
  );
}

/** Adds what was read of a list's stretches, and moves on behind the last that was needed. */
function goOn(walk: Walk, stretches: { stretch: Stretch; rows: Row[] }[], want: number): void {
  for (const { stretch, rows } of stretches) {
    const { part, end, skip } = stretch;
    const { blocks } = walk.parts[part] as Walk['parts'][number];
    for (const row of rows) {
      if (row.id === null || walk.found.length === want) continue;
      const since = walk.start?.since ?? walk.found[0]?.cursor.since ?? Math.floor(row.now);
      const { id, turn } = row;
      walk.found.push({ item: CARDS.toItem(row), cursor: { order: 'shuffled', part, blocks, turn, id, since } });
    }
    if (walk.found.length === want) return;
    if (end < blocks) {
      Object.assign(walk, { part, turn: end, skip: Math.max(0, skip - (rows[0]?.rows ?? 0)) });
      return;
    }
    Object.assign(walk, { part: part + 1, turn: 0, skip: 0 });
  }
}

/** A cursor of another list, or one of long ago, is of no use. */
function isUsable(cursor: ShuffledCursor, parts: Part[]): boolean {
  const part = parts[cursor.part];
  if (!part) return false;
  const natural = blocksFor(part.count);
  return cursor.blocks <= natural * MOST_BLOCKS_OFF && natural <= cursor.blocks * MOST_BLOCKS_OFF;
}

/** One page of a shuffled list. */
export async function listShuffled(
  em: EntityManager,
  list: ShuffledList,
  place: ListPlace,
): Promise<ListPage<WallpaperCard>> {
  const [page] = await listShuffledTogether(em, [list], place);
  return page ?? { items: [], offset: place.offset, next: null };
}

/**
 * A page of each of several lists of one seed and category. With a cursor, which only a list by itself can have, it goes on
 * behind an item as if the gallery had as many wallpapers as when the list was begun, and the same ones featured: what was
 * added stands at its place among the rest and moves nothing.
 */
export async function listShuffledTogether(
  em: EntityManager,
  lists: ShuffledList[],
  { offset, limit, after }: ListPlace,
): Promise<ListPage<WallpaperCard>[]> {
  const [first] = lists;
  if (!first) return [];
  const counts = await readCounts(em);
  const walks = lists.map((list): Walk => {
    const parts = partsOf(counts, list);
    const start = after?.order === 'shuffled' && isUsable(after, parts) ? after : null;
    return {
      list,
      parts: parts.map((part, index) => ({
        ...part,
        blocks: index === start?.part ? start.blocks : blocksFor(part.count),
      })),
      start,
      part: start?.part ?? 0,
      turn: start?.turn ?? 0,
      skip: start ? 0 : offset,
      found: [],
    };
  });
  const start = walks[0]?.start;
  const moved = start && first.featuredFirst ? await movedSince(em, first, start) : [];
  const want = limit + 1;
  const unfinished = () =>
    walks.filter(({ found }) => found.length < want).flatMap((walk) => nextStretches(walk, want));
  for (let stretches = unfinished(); stretches.length > 0; stretches = unfinished()) {
    const take = want - Math.min(...stretches.map(({ walk }) => walk.found.length));
    const rows = await readStretches(em, stretches, first, moved, take);
    const read = stretches.map((stretch, index) => ({ stretch, rows: rows.filter((row) => row.stretch === index) }));
    for (const walk of walks) {
      goOn(
        walk,
        read.filter(({ stretch }) => stretch.walk === walk),
        want,
      );
    }
  }
  return walks.map(({ found }) => ({
    items: found.slice(0, limit).map(({ item }) => item),
    offset,
    next: (found.length > limit && found[limit - 1]?.cursor) || null,
  }));
}

/** The seed everybody gets who brings none: it changes every ten minutes, so that a page can be cached for all. */
export function currentSeed(now = Date.now()): number {
  return Math.floor(now / 600_000);
}

/** A seed from an address, or the fallback. */
export function parseSeed(value: string | null, fallback: number): number {
  return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : fallback;
}

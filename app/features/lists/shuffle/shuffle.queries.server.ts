import type { EntityManager } from '@mikro-orm/postgresql';
import { joinSql, query, type Sql, sql } from '~/db/sql.server';
import { countOf, type GalleryCounts, readCounts } from '~/features/lists/counts/device-counts.queries.server';
import type { Found } from '~/features/lists/orders/index-order.queries.server';
import type { ShuffledCursor } from '~/features/lists/resolve/cursor';
import { countSelected, idOf, isCountedByScope, selectedRows } from '~/features/lists/resolve/filter.queries.server';
import { type Extent, joinWallpapers, type WithId } from '~/features/wallpapers/load-wallpapers.queries.server';
import type { PageRequest } from '~/lib/paging';
import {
  beginWalk,
  blocksFor,
  KEY_RANGE,
  lowestKey,
  MAX_BLOCKS_READ,
  nextStretch,
  type Part,
  type ShuffledList,
  type Slot,
  type Stretch,
  type Walk,
} from './shuffle.server';

async function readParts(em: EntityManager, list: ShuffledList, counts: GalleryCounts | null): Promise<Part[]> {
  const { selection, featuredFirst } = list;
  if (!counts) {
    const count = await countSelected(em, selection);
    return [{ featured: [true, false], count, blocks: blocksFor(count, false) }];
  }
  return (featuredFirst ? [[true], [false]] : [[true, false]]).map((featured) => {
    const count = countOf(counts, featuredFirst ? { ...selection, featured: featured[0] } : selection);
    return { featured, count, blocks: blocksFor(count, true) };
  });
}

/** A part that is one block has no keys to look for, and need not name both marks. */
function inBlock({ featured, blocks }: Part, seed: number, slot: number): Sql[] {
  if (blocks === 1) return featured.length === 1 ? [sql`w.featured = ${featured[0]}`] : [];
  const low = lowestKey(slot, seed, blocks);
  // Both marks, since the index begins with them.
  return [sql`w.featured = any(${featured})`, sql`w.shuffle_key between ${low} and ${low + KEY_RANGE / blocks - 1}`];
}

async function countBlocks(em: EntityManager, { selection, seed }: ShuffledList, part: Part, most: number) {
  const lows = Array.from({ length: most }, (_, slot) => lowestKey(slot, seed, part.blocks));
  const rows = selectedRows(selection, [
    sql`w.featured = any(${part.featured})`,
    sql`w.shuffle_key between block.low and block.low + ${KEY_RANGE / part.blocks - 1}`,
  ]);
  const counted = await query<{ n: number }>(em)`select (select count(*)::int from ${rows}) as n
    from unnest(${lows}::int[]) with ordinality as block (low, slot) order by slot`;
  return counted.map(({ n }) => n);
}

/** Goes to the block in which the offset ends, where that is far; without reading what lies before it. */
async function skipBlocks<Item>(em: EntityManager, walk: Walk<Item>): Promise<void> {
  if (!isCountedByScope(walk.list.selection)) return;
  for (let part = walk.parts[walk.part]; part && walk.skip >= part.count; part = walk.parts[walk.part]) {
    walk.skip -= part.count;
    walk.part += 1;
  }
  const part = walk.parts[walk.part];
  if (!part) return;
  const blocks = Math.ceil((walk.skip * part.blocks) / part.count);
  if (blocks <= MAX_BLOCKS_READ) return;
  for (const count of await countBlocks(em, walk.list, part, Math.min(part.blocks, blocks + MAX_BLOCKS_READ))) {
    if (count > walk.skip) return;
    walk.skip -= count;
    walk.slot += 1;
  }
}

function stretchIds<Item>({ walk, slots, limit }: Stretch<Item>, index: number): Sql {
  const { selection, seed } = walk.list;
  const id = idOf(selection);
  const rows = slots.map(({ part, slot }, block) => {
    const isFirst = part === walk.start?.part && slot === walk.start.slot;
    const behind = isFirst
      ? [
          sql`(hashint8extended(${id}, ${seed}), ${id}) > (hashint8extended(${walk.start?.id}, ${seed}), ${walk.start?.id})`,
        ]
      : [];
    const matches = selectedRows(selection, [...inBlock(walk.parts[part] as Part, seed, slot), ...behind]);
    return sql`select ${block}::int as block, ${id} as id, hashint8extended(${id}, ${seed}) as hash from ${matches}`;
  });
  return sql`select ${index}::int as walk, block, id, row_number() over (order by block, hash, id) as place
    from (select * from (${joinSql(rows, ' union all ')}) rows order by block, hash, id limit ${limit}) first`;
}

interface Read {
  walk: number;
  /** Wallpapers of the stretch, those that are skipped among them. */
  hits: number | null;
}

type ReadRow<Row> = Read & ((Row & { block: number }) | { id: null });

function readStretches<Row extends WithId, Item extends WithId>(
  em: EntityManager,
  { columns }: Extent<Row, Item>,
  stretches: Stretch<Item>[],
): Promise<ReadRow<Row>[]> {
  return query<ReadRow<Row>>(em)`
    with hit as materialized (${joinSql(stretches.map(stretchIds), ' union all ')})
    select stretch.walk, read.hits, hit.block, ${columns}
    from unnest(${stretches.map((_, index) => index)}::int[], ${stretches.map(({ walk }) => walk.skip)}::int[])
      as stretch (walk, skip)
    left join (select walk, count(*)::int as hits from hit group by walk) read on read.walk = stretch.walk
    left join (hit ${joinWallpapers(sql`hit.id`)}) on hit.walk = stretch.walk and hit.place > stretch.skip
    order by stretch.walk, hit.place`;
}

function takeRows<Row extends WithId, Item extends WithId>(
  { toItem }: Extent<Row, Item>,
  { walk, slots }: Stretch<Item>,
  rows: ReadRow<Row>[],
): void {
  for (const row of rows) {
    if (row.id === null) continue;
    const { part, slot } = slots[row.block] as Slot;
    const { blocks } = walk.parts[part] as Part;
    walk.found.push({ item: toItem(row), cursor: { order: 'shuffled', part, blocks, slot, id: row.id } });
  }
  const last = slots.at(-1);
  if (last) Object.assign(walk, { part: last.part, slot: last.slot + 1 });
  walk.skip = Math.max(0, walk.skip - (rows[0]?.hits ?? 0));
  walk.rounds += 1;
}

async function walkOn<Row extends WithId, Item extends WithId>(
  em: EntityManager,
  extent: Extent<Row, Item>,
  walks: Walk<Item>[],
  want: number,
): Promise<void> {
  for (const walk of walks) if (walk.skip > 0) await skipBlocks(em, walk);
  for (;;) {
    const stretches = walks
      .filter(({ found }) => found.length < want)
      .map((walk) => nextStretch(walk, want))
      .filter(({ slots }) => slots.length > 0);
    if (stretches.length === 0) return;
    const rows = await readStretches(em, extent, stretches);
    for (const [index, stretch] of stretches.entries()) {
      const own = rows.filter(({ walk }) => walk === index);
      takeRows(extent, stretch, own);
    }
  }
}

const foundBy = <Item>({ found, parts }: Walk<Item>): Found<Item> => ({
  items: found.map(({ item }) => item),
  cursorAt: (index) => found[index]?.cursor as ShuffledCursor,
  total: parts.reduce((sum, { count }) => sum + count, 0),
});

/** A cursor keeps the number of blocks; one of another list, or of long ago, counts for nothing: `isBegunAnew`. */
export async function readShuffle<Row extends WithId, Item extends WithId>(
  em: EntityManager,
  extent: Extent<Row, Item>,
  list: ShuffledList,
  { offset, limit, after }: PageRequest & { after: ShuffledCursor | null },
): Promise<Found<Item> & { isBegunAnew: boolean }> {
  const parts = await readParts(em, list, isCountedByScope(list.selection) ? await readCounts(em) : null);
  const walk = beginWalk<Item>(list, parts, after, offset);
  await walkOn(em, extent, [walk], limit);
  return { ...foundBy(walk), isBegunAnew: after !== null && walk.start === null };
}

export async function readShufflesTogether<Row extends WithId, Item extends WithId>(
  em: EntityManager,
  extent: Extent<Row, Item>,
  lists: ShuffledList[],
  { offset, limit }: PageRequest,
): Promise<Found<Item>[]> {
  const counts = await readCounts(em);
  const walks = await Promise.all(
    lists.map(async (list) => beginWalk<Item>(list, await readParts(em, list, counts), null, offset)),
  );
  await walkOn(em, extent, walks, limit);
  return walks.map(foundBy);
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { joinSql, prepared, query, type Sql, sql } from '~/db/sql.server';
import { type GalleryCounts, readCounts, sumCounts } from '~/features/lists/counts/device-counts.queries.server';
import type { Found } from '~/features/lists/orders/index-order.queries.server';
import type { RandomCursor } from '~/features/lists/resolve/cursor';
import { countFiltered } from '~/features/lists/resolve/filter.queries.server';
import { filteredRows, idColumn } from '~/features/lists/resolve/filtered-rows.queries.server';
import { joinWallpapers, type WithId } from '~/features/wallpapers/projections.queries.server';
import type { PageRequest } from '~/lib/paging';
import {
  beginScan,
  blocksFor,
  KEY_RANGE,
  lowestKey,
  MAX_BLOCKS_READ,
  nextRange,
  type Part,
  type ScanRange,
  type ShuffledList,
  type ShuffleScan,
  type Slot,
} from './shuffle.server';

async function readParts(em: EntityManager, list: ShuffledList, counts: GalleryCounts | null): Promise<Part[]> {
  const { filter, featuredFirst } = list;
  if (!counts) {
    const count = await countFiltered(em, filter);
    return [{ featured: [true, false], count, blocks: blocksFor(count, false) }];
  }
  return (featuredFirst ? [[true], [false]] : [[true, false]]).map((featured) => {
    const count = sumCounts(counts, filter, featuredFirst ? featured[0] : undefined);
    return { featured, count, blocks: blocksFor(count, true) };
  });
}

/** A part with one block needs no condition on keys, nor on both values of featured. */
function inBlock({ featured, blocks }: Part, seed: number, slot: number): Sql[] {
  if (blocks === 1) return featured.length === 1 ? [sql`w.featured = ${featured[0]}`] : [];
  const low = lowestKey(slot, seed, blocks);
  // Name both values: the index starts with this column.
  return [sql`w.featured = any(${featured})`, sql`w.shuffle_key between ${low} and ${low + KEY_RANGE / blocks - 1}`];
}

async function countBlocks(em: EntityManager, { filter, seed }: ShuffledList, part: Part, most: number) {
  const lows = Array.from({ length: most }, (_, slot) => lowestKey(slot, seed, part.blocks));
  const rows = filteredRows(filter, [
    sql`w.featured = any(${part.featured})`,
    sql`w.shuffle_key between block.low and block.low + ${KEY_RANGE / part.blocks - 1}`,
  ]);
  const counted = await query<{ n: number }>(em)`select (select count(*)::int from ${rows}) as n
    from unnest(${lows}::int[]) with ordinality as block (low, slot) order by slot`;
  return counted.map(({ n }) => n);
}

/** For a large offset, goes to the block where it ends without reading the blocks before. */
async function skipBlocks<Item>(em: EntityManager, scan: ShuffleScan<Item>): Promise<void> {
  if (scan.list.filter.plan !== 'known') return;
  for (let part = scan.parts[scan.part]; part && scan.skip >= part.count; part = scan.parts[scan.part]) {
    scan.skip -= part.count;
    scan.part += 1;
  }
  const part = scan.parts[scan.part];
  if (!part) return;
  const blocks = Math.ceil((scan.skip * part.blocks) / part.count);
  if (blocks <= MAX_BLOCKS_READ) return;
  for (const count of await countBlocks(em, scan.list, part, Math.min(part.blocks, blocks + MAX_BLOCKS_READ))) {
    if (count > scan.skip) return;
    scan.skip -= count;
    scan.slot += 1;
  }
}

function rangeIds<Item>({ scan, slots, limit }: ScanRange<Item>, index: number): Sql {
  const { filter, seed } = scan.list;
  const id = idColumn(filter);
  const rows = slots.map(({ part, slot }, block) => {
    const isFirst = part === scan.start?.part && slot === scan.start.slot;
    const behind = isFirst
      ? [
          sql`(hashint8extended(${id}, ${seed}), ${id}) > (hashint8extended(${scan.start?.id}, ${seed}), ${scan.start?.id})`,
        ]
      : [];
    const matches = filteredRows(filter, [...inBlock(scan.parts[part] as Part, seed, slot), ...behind]);
    return sql`select ${block}::int as block, ${id} as id, hashint8extended(${id}, ${seed}) as hash from ${matches}`;
  });
  return sql`select ${index}::int as scan, block, id, row_number() over (order by block, hash, id) as place
    from (select * from (${joinSql(rows, ' union all ')}) rows order by block, hash, id limit ${limit}) first`;
}

interface Read {
  scan: number;
  /** Wallpapers of the range, including skipped ones. */
  hits: number | null;
}

type ReadRow<Row> = Read & ((Row & { block: number }) | { id: null });

function readRanges<Row extends WithId>(
  em: EntityManager,
  columns: Sql<Row>,
  ranges: ScanRange<Row>[],
): Promise<ReadRow<Row>[]> {
  const hit = joinSql(ranges.map(rangeIds), ' union all ');
  const statement = sql<ReadRow<Row>>`
    with hit as materialized (${hit})
    select wanted.scan, read.hits, hit.block, ${columns}
    from unnest(${ranges.map((_, index) => index)}::int[], ${ranges.map(({ scan }) => scan.skip)}::int[])
      as wanted (scan, skip)
    left join (select scan, count(*)::int as hits from hit group by scan) read on read.scan = wanted.scan
    left join (hit ${joinWallpapers(sql`hit.id`)}) on hit.scan = wanted.scan and hit.place > wanted.skip
    order by wanted.scan, hit.place`;
  const isKnown = ranges.every(({ scan }) => scan.list.filter.plan === 'known');
  return query(em, isKnown ? prepared(statement) : statement);
}

function takeRows<Row extends WithId>({ scan, slots }: ScanRange<Row>, rows: ReadRow<Row>[]): void {
  for (const row of rows) {
    if (row.id === null) continue;
    const { part, slot } = slots[row.block] as Slot;
    const { blocks } = scan.parts[part] as Part;
    scan.found.push({ item: row, cursor: { order: 'random', part, blocks, slot, id: row.id } });
  }
  const last = slots.at(-1);
  if (last) Object.assign(scan, { part: last.part, slot: last.slot + 1 });
  scan.skip = Math.max(0, scan.skip - (rows[0]?.hits ?? 0));
  scan.rounds += 1;
}

async function readOn<Row extends WithId>(
  em: EntityManager,
  columns: Sql<Row>,
  scans: ShuffleScan<Row>[],
  want: number,
): Promise<void> {
  for (const scan of scans) if (scan.skip > 0) await skipBlocks(em, scan);
  for (;;) {
    const ranges = scans
      .filter(({ found }) => found.length < want)
      .map((scan) => nextRange(scan, want))
      .filter(({ slots }) => slots.length > 0);
    if (ranges.length === 0) return;
    const rows = await readRanges(em, columns, ranges);
    for (const [index, range] of ranges.entries()) {
      const own = rows.filter(({ scan }) => scan === index);
      takeRows(range, own);
    }
  }
}

const toFound = <Item>({ found, parts }: ShuffleScan<Item>): Found<Item> => ({
  items: found.map(({ item }) => item),
  cursorAt: (index) => found[index]?.cursor as RandomCursor,
  total: parts.reduce((sum, { count }) => sum + count, 0),
});

/** A cursor fixes the number of blocks. One from another list, or too old, is ignored: `isRestarted`. */
export async function readShuffle<Row extends WithId>(
  em: EntityManager,
  columns: Sql<Row>,
  list: ShuffledList,
  { offset, limit, after }: PageRequest & { after: RandomCursor | null },
): Promise<Found<Row> & { isRestarted: boolean }> {
  const parts = await readParts(em, list, list.filter.plan === 'known' ? await readCounts(em) : null);
  const scan = beginScan<Row>(list, parts, after, offset);
  await readOn(em, columns, [scan], limit);
  return { ...toFound(scan), isRestarted: after !== null && scan.start === null };
}

export async function readShufflesTogether<Row extends WithId>(
  em: EntityManager,
  columns: Sql<Row>,
  lists: ShuffledList[],
  { offset, limit }: PageRequest,
): Promise<Found<Row>[]> {
  const counts = await readCounts(em);
  const scans = await Promise.all(
    lists.map(async (list) => beginScan<Row>(list, await readParts(em, list, counts), null, offset)),
  );
  await readOn(em, columns, scans, limit);
  return scans.map(toFound);
}

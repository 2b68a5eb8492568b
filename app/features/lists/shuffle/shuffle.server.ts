import { MAX_COUNTED } from '~/features/lists/list.view';
import type { RandomCursor } from '~/features/lists/resolve/cursor';
import type { ResolvedFilter } from '~/features/lists/resolve/resolved-filter';
import { env } from '~/lib/env.server';

/** Needs no sorting: every wallpaper has a fixed random key, the seed orders blocks of keys, and a hash orders each block. */
export interface ShuffledList {
  filter: ResolvedFilter;
  seed: number;
  featuredFirst: boolean;
}

export const KEY_RANGE = 2 ** 31;

const ROWS_PER_BLOCK = 256;

const UNCOUNTED_BLOCKS = 1024;

/** A cursor that is off by more would make a page read too much. */
const MAX_BLOCKS_OFF = 16;

export const MAX_BLOCKS_READ = 16;

export interface Part {
  featured: boolean[];
  count: number;
  blocks: number;
}

export interface Slot {
  part: number;
  slot: number;
}

export interface ShuffleScan<Item> extends Slot {
  list: ShuffledList;
  parts: Part[];
  start: RandomCursor | null;
  skip: number;
  rounds: number;
  found: { item: Item; cursor: RandomCursor }[];
}

export interface ScanRange<Item> {
  scan: ShuffleScan<Item>;
  slots: Slot[];
  limit: number;
}

/** A power of two, so that an odd factor plus an offset permutes the blocks. */
export function blocksFor(count: number, isCounted: boolean): number {
  if (isCounted) return 2 ** Math.max(0, Math.ceil(Math.log2(count / ROWS_PER_BLOCK)));
  return count < MAX_COUNTED ? 1 : UNCOUNTED_BLOCKS;
}

export const lowestKey = (slot: number, seed: number, blocks: number) =>
  ((Math.imul(slot, seed * 2 + 1) + seed) & (blocks - 1)) * (KEY_RANGE / blocks);

function isUsable(cursor: RandomCursor, { filter }: ShuffledList, parts: Part[]): boolean {
  const part = parts[cursor.part];
  if (!part) return false;
  if (filter.plan !== 'known') {
    // A single block is read completely.
    return cursor.blocks === UNCOUNTED_BLOCKS || (cursor.blocks === 1 && part.count <= 2 * MAX_COUNTED);
  }
  return cursor.blocks <= part.blocks * MAX_BLOCKS_OFF && part.blocks <= cursor.blocks * MAX_BLOCKS_OFF;
}

export function beginScan<Item>(
  list: ShuffledList,
  parts: Part[],
  after: RandomCursor | null,
  offset: number,
): ShuffleScan<Item> {
  const start = after && isUsable(after, list, parts) ? after : null;
  return {
    list,
    parts: parts.map((part, index) => (index === start?.part ? { ...part, blocks: start.blocks } : part)),
    start,
    part: start?.part ?? 0,
    slot: start?.slot ?? 0,
    skip: start ? 0 : offset,
    rounds: 0,
    found: [],
  };
}

/** If counts are known, enough blocks for the missing wallpapers; otherwise twice as many each round. */
export function nextRange<Item>(scan: ShuffleScan<Item>, want: number): ScanRange<Item> {
  const { list, parts, start, skip, found, rounds } = scan;
  const isCounted = list.filter.plan === 'known';
  const limit = skip + want - found.length;
  const most = isCounted ? MAX_BLOCKS_READ : Math.min(MAX_BLOCKS_READ, 2 ** rounds);
  const slots: Slot[] = [];
  let expected = 0;
  for (let { part, slot } = scan; part < parts.length; part += 1, slot = 0) {
    const { count, blocks } = parts[part] as Part;
    if (count === 0) continue;
    for (; slot < blocks && slots.length < most; slot += 1) {
      if (isCounted && expected > limit * 1.25) break;
      slots.push({ part, slot });
      if (part !== start?.part || slot !== start.slot) expected += count / blocks;
    }
  }
  return { scan, slots, limit };
}

export function currentSeed(now = Date.now()): number {
  return env.SHUFFLE_SEED ?? Math.floor(now / 600_000);
}

export function parseSeed(value: string | null, fallback: number): number {
  return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : fallback;
}

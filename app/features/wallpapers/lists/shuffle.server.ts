import type { ShuffledCursor } from './cursor';
import { isCountedByScope, MOST_COUNTED, type Selection } from './filter.queries.server';

/**
 * Random orders that are read, not sorted. Every wallpaper has a fixed random key; the range of keys is cut into blocks. The
 * seed decides the order of the blocks and, by a hash, the order within each, so that a page reads only the blocks it shows.
 */
export interface ShuffledList {
  selection: Selection;
  seed: number;
  /** Featured ones, shuffled, before all others, shuffled; for what is counted by scope. */
  featuredFirst: boolean;
}

export const KEYS = 2 ** 31;

/** What a block has at most on the average, where it is known how many wallpapers there are. */
const ROWS_PER_BLOCK = 256;

/** Blocks of a selection of more than `MOST_COUNTED`; a smaller one is a single block. */
const UNCOUNTED_BLOCKS = 1024;

/** How far the number of blocks in a cursor may be from what is natural now: further off, a page would read too much. */
const MOST_BLOCKS_OFF = 16;

/** Blocks that one statement reads at most. */
export const MOST_AT_ONCE = 16;

/** The featured or the others, or all in one. */
export interface Part {
  featured: boolean[];
  count: number;
  blocks: number;
}

/** The place of a block in the order of the list. */
export interface Turn {
  part: number;
  turn: number;
}

/** A list on its way to a page: where it goes on, and what it has got. */
export interface Walk<Item> extends Turn {
  list: ShuffledList;
  parts: Part[];
  start: ShuffledCursor | null;
  skip: number;
  rounds: number;
  found: { item: Item; cursor: ShuffledCursor }[];
}

/** Blocks of one walk to read at once, with as many of their wallpapers as are missing. */
export interface Stretch<Item> {
  walk: Walk<Item>;
  turns: Turn[];
  limit: number;
}

/** A power of two, since an odd factor and any summand permute that many blocks. */
export function blocksFor(count: number, isCounted: boolean): number {
  if (isCounted) return 2 ** Math.max(0, Math.ceil(Math.log2(count / ROWS_PER_BLOCK)));
  return count < MOST_COUNTED ? 1 : UNCOUNTED_BLOCKS;
}

export const lowestKey = (turn: number, seed: number, blocks: number) =>
  ((Math.imul(turn, seed * 2 + 1) + seed) & (blocks - 1)) * (KEYS / blocks);

/** Whether a cursor belongs to this list, and to a time when it had about as many wallpapers. */
function isUsable(cursor: ShuffledCursor, { selection }: ShuffledList, parts: Part[]): boolean {
  const part = parts[cursor.part];
  if (!part) return false;
  if (!isCountedByScope(selection)) return cursor.blocks === 1 || cursor.blocks === UNCOUNTED_BLOCKS;
  return cursor.blocks <= part.blocks * MOST_BLOCKS_OFF && part.blocks <= cursor.blocks * MOST_BLOCKS_OFF;
}

export function beginWalk<Item>(
  list: ShuffledList,
  parts: Part[],
  after: ShuffledCursor | null,
  offset: number,
): Walk<Item> {
  const start = after && isUsable(after, list, parts) ? after : null;
  return {
    list,
    parts: parts.map((part, index) => (index === start?.part ? { ...part, blocks: start.blocks } : part)),
    start,
    part: start?.part ?? 0,
    turn: start?.turn ?? 0,
    skip: start ? 0 : offset,
    rounds: 0,
    found: [],
  };
}

/** The next blocks that, going by the counts, have all that is missing; of what is not counted twice as many each time. */
export function nextStretch<Item>(walk: Walk<Item>, want: number): Stretch<Item> {
  const { list, parts, start, skip, found, rounds } = walk;
  const isCounted = isCountedByScope(list.selection);
  const limit = skip + want - found.length;
  const most = isCounted ? MOST_AT_ONCE : Math.min(MOST_AT_ONCE, 2 ** rounds);
  const turns: Turn[] = [];
  let expected = 0;
  for (let { part, turn } = walk; part < parts.length; part += 1, turn = 0) {
    const { count, blocks } = parts[part] as Part;
    if (count === 0) continue;
    for (; turn < blocks && turns.length < most; turn += 1) {
      // Blocks are not all alike, and of the first one a part has been shown.
      if (isCounted && expected > limit * 1.25) break;
      turns.push({ part, turn });
      if (part !== start?.part || turn !== start.turn) expected += count / blocks;
    }
  }
  return { walk, turns, limit };
}

/** The seed everybody gets who brings none: it changes every ten minutes, so that a page can be cached for all. */
export function currentSeed(now = Date.now()): number {
  return Math.floor(now / 600_000);
}

/** A seed from an address, or the fallback. */
export function parseSeed(value: string | null, fallback: number): number {
  return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : fallback;
}

/** A stream of repeatable numbers in [0, 1). */
export type Random = () => number;

/** Mulberry32: small, fast, and the same on every machine, so a painting has the same bytes each time. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between two bounds. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** One element of a non-empty list. */
export function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** A roughly normal number around 0 with deviation 1. */
export function bell(random: Random): number {
  return (random() + random() + random() + random() - 2) * 1.732;
}

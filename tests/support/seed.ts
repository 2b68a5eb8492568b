import { createHash, randomInt } from 'node:crypto';

/** The seed of all random numbers in tests. `TEST_SEED` repeats a run. Child processes inherit it. */
export const TEST_SEED = seedOfRun();

function seedOfRun(): number {
  if (!process.env.TEST_SEED) {
    process.env.TEST_SEED = String(randomInt(2 ** 31));
    console.info(`TEST_SEED=${process.env.TEST_SEED}`);
  }
  const seed = Number(process.env.TEST_SEED);
  if (!Number.isInteger(seed)) throw new Error(`TEST_SEED must be a whole number, not “${process.env.TEST_SEED}”.`);
  return seed;
}

declare global {
  var __vitest_worker__: { filepath?: string } | undefined;
}

/** Makes random numbers differ between test files of Vitest and workers of Playwright, which share sites. */
const { TEST_WORKER_INDEX: worker = '', VITEST_WORKER_ID: file = '' } = process.env;
const processName = globalThis.__vitest_worker__?.filepath?.split('/tests/').at(-1) ?? `${worker}/${file}`;

/** Numbers from 0 to 1, determined by the run's seed, the label and the test file. */
export function random(label: string): () => number {
  const digest = createHash('sha256').update(`${TEST_SEED}/${processName}/${label}`).digest();
  return generator(digest.readUInt32BE());
}

/** Numbers from 0 to 1, determined by a seed (mulberry32). */
export function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

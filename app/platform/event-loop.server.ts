import { setImmediate } from 'node:timers/promises';

let previous: Promise<void> = Promise.resolve();

/**
 * Call before work of a few milliseconds. Data for several pages often arrives at once: callers then continue one by one, and
 * between two of them, Node reads requests that have arrived and answers from memory.
 */
export function yieldToRequests(): Promise<void> {
  previous = previous.then(() => setImmediate());
  return previous;
}

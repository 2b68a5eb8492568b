import { paced } from '~/lib/env.server';
import { logged } from './timers.server';

const INTERVAL_MS = paced(10_000);
const GROWTH_BYTES = 16 * 1024 * 1024;
/** V8 only shrinks the young generation in a collection after a quiet time, and frees its pages after that. */
const COLLECTIONS = 3;

/**
 * V8 keeps garbage from a start or a rush until its heap is full, and ignores memory of pictures outside the heap.
 * @param maxCpu share of one processor, 0 to 1. Busier processes are skipped, because a collection delays their requests
 */
export function collectGarbageWhenQuiet(maxCpu: number): void {
  const { gc } = globalThis;
  if (!gc) return;
  let last = process.cpuUsage();
  let due = 0;
  let usual = 0;
  const tick = () => {
    const { user, system } = process.cpuUsage(last);
    const held = process.memoryUsage.rss();
    if (held > usual + GROWTH_BYTES) {
      due = COLLECTIONS;
      usual = held;
    }
    usual = Math.min(usual, held);
    if (due > 0 && (user + system) / 1000 <= maxCpu * INTERVAL_MS) {
      gc();
      due -= 1;
    }
    last = process.cpuUsage();
  };
  // Without a free file descriptor, Node cannot read the memory in use.
  setInterval(logged(tick), INTERVAL_MS).unref();
}

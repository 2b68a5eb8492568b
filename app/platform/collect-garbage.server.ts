const INTERVAL_MS = 10_000;
const GROWTH_BYTES = 16 * 1024 * 1024;
/** V8 shrinks the young generation only in a collection that follows a quiet time, and frees its pages after that. */
const COLLECTIONS = 3;

/**
 * V8 keeps what a start or a rush has left until its heap is full, and does not feel the weight of pictures outside it.
 * @param maxCpu of one processor, 0 to 1: a busier process is left alone, since a collection holds up its requests
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
  setInterval(tick, INTERVAL_MS).unref();
}

import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { ReadableFiles } from './file-store.server';

/** Sizes by key and name. A file never changes its content. */
const known = new LRUCache<string, number>({ max: 20_000 });
/** Longer waits for these figures would delay the page. */
const PATIENCE_MS = 500;

/** Null for a missing file, or when the answer takes too long. @param mark names what the store adds to its files */
export async function fileBytes(
  store: Pick<ReadableFiles, 'stat'>,
  key: string,
  name: string,
  mark = '',
): Promise<number | null> {
  const address = `${key}/${name}${mark}`;
  const bytes = known.get(address);
  if (bytes !== undefined) return bytes;
  const asked = store.stat(key, name).then(
    (facts) => {
      if (facts) known.set(address, facts.bytes);
      return facts?.bytes ?? null;
    },
    () => null,
  );
  const giveUp = new AbortController();
  try {
    // After a long task, Node runs the timer before it reads an answer that has already arrived.
    const tooLate = sleep(PATIENCE_MS, null, { signal: giveUp.signal }).then(nextTurn<null>);
    return await Promise.race([asked, tooLate]);
  } finally {
    giveUp.abort();
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { FileStore } from './file-store.server';

/** By key and name. A file is written once, or anew from the same picture in the same way. */
const known = new LRUCache<string, number>({ max: 20_000 });
/** A page is more than its figures. */
const PATIENCE_MS = 500;

/** Null for a file that is not there, or that cannot be asked about in time. */
export async function fileBytes(store: FileStore, key: string, name: string): Promise<number | null> {
  const address = `${key}/${name}`;
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
    return await Promise.race([asked, sleep(PATIENCE_MS, null, { signal: giveUp.signal })]);
  } finally {
    giveUp.abort();
  }
}

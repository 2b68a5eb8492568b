import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import pLimit from 'p-limit';
import { lockFileKeys, mayRemoveFiles } from '~/features/files/loose-files.queries.server';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { type FilePlace, type FileStore, ORIGINAL } from '~/storage/file-store.server';
import { withWorkDir } from '~/storage/work-dir.server';
import { galleryId } from './gallery-files.server';

const AT_ONCE = 4;

/** Moves all files while the site serves. After a kill, each file is in one store or in both, and another run continues. */
export async function moveFiles(
  em: EntityManager,
  from: FileStore,
  to: FileStore,
  { onMoved, isStopping }: { onMoved: () => void; isStopping: () => boolean },
): Promise<number> {
  await to.writeGalleryId(await galleryId(em));
  const limit = pLimit(AT_ONCE);
  let moved = 0;
  for (const placeOf of [(store: FileStore): FilePlace => store, (store: FileStore) => store.withheld]) {
    const waiting = new Set<Promise<void>>();
    for await (const key of placeOf(from).keys()) {
      if (isStopping()) break;
      const move = limit(async () => {
        await moveKey(em, key, from, placeOf(from), placeOf(to));
        moved += 1;
        onMoved();
      });
      waiting.add(move);
      move.finally(() => waiting.delete(move)).catch(() => undefined);
      if (waiting.size >= AT_ONCE * 2) await Promise.race(waiting);
    }
    await Promise.all(waiting);
  }
  return moved;
}

/** Holds a lock, so that no one else changes these files. */
async function moveKey(
  em: EntityManager,
  key: string,
  from: FileStore,
  source: FilePlace,
  target: FilePlace,
): Promise<void> {
  await em.fork().transactional(async (tx) => {
    await lockFileKeys(tx, [key]);
    if (!(await mayRemoveFiles(tx))) {
      throw new DomainError('conflict', messagesOf('maintenance').underWay);
    }
    const names = await source.list(key);
    // Without an original, these files are left over from an interrupted move that had already copied them.
    if (names.includes(ORIGINAL) || !(await target.list(key)).includes(ORIGINAL)) {
      await copyAll(key, names, source, target);
    }
    await from.remove(key);
  });
}

async function copyAll(key: string, names: string[], source: FilePlace, target: FilePlace): Promise<void> {
  if (names.length === 0) return;
  return withWorkDir(async (dir) => {
    const copies = names.map((name) => source.withLocalFile(key, name, (file) => copyFile(file, path.join(dir, name))));
    const results = await Promise.allSettled(copies);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    await target.publish(key, dir);
  });
}

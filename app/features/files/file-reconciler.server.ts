import type { EntityManager } from '@mikro-orm/postgresql';
import pLimit from 'p-limit';
import { cuts } from '~/storage/cut-cache.server';
import type { FileStore } from '~/storage/file-store.server';
import { sweepStaged } from '~/storage/staging-dir.server';
import { sweepWorkDirs } from '~/storage/work-dir.server';
import {
  findOwners,
  listLoose,
  lockFileKeys,
  mayRemoveFiles,
  tryLockFileKey,
  unmarkLongLoose,
  unmarkLoose,
} from './loose-files.queries.server';
import { purgeExpiredOutcomes } from './upload-outcomes.queries.server';

/** Each move holds one connection and needs another, so moves that use up the pool would wait for each other. */
export const publishFiles = pLimit(3);

export async function reconcileFiles(em: EntityManager, store: FileStore, fileKeys: string[]): Promise<void> {
  await em.fork().transactional(async (tx) => {
    await lockFileKeys(tx, fileKeys);
    await reconcileLocked(tx, store, fileKeys);
  });
}

async function reconcileIdleFiles(em: EntityManager, store: FileStore, fileKey: string): Promise<void> {
  await em.fork().transactional(async (tx) => {
    if (await tryLockFileKey(tx, fileKey)) await reconcileLocked(tx, store, [fileKey], store.hasLateWrites);
  });
}

/** @param looksAgain keeps files without an owner marked until no late write can arrive */
async function reconcileLocked(
  tx: EntityManager,
  store: FileStore,
  fileKeys: string[],
  looksAgain = false,
): Promise<void> {
  for (const { key, shown, trashed } of await findOwners(tx, fileKeys)) {
    if (!shown) await cuts.remove(key);
    if (shown) await store.release(key);
    else if (trashed) await store.withhold(key);
    else if (await mayRemoveFiles(tx)) await store.remove(key);
    else continue;
    if (looksAgain && !shown && !trashed) await unmarkLongLoose(tx, key);
    else await unmarkLoose(tx, [key]);
  }
}

export async function sweepLeftovers(em: EntityManager, store: FileStore): Promise<void> {
  await sweepWorkDirs();
  await sweepStaged();
  await purgeExpiredOutcomes(em);
  for (const fileKey of await listLoose(em)) await reconcileIdleFiles(em, store, fileKey);
}

import type { EntityManager } from '@mikro-orm/postgresql';
import pLimit from 'p-limit';
import { KEEP_FILES_LOCK } from '~/db/locks.server';
import { query, sql } from '~/db/sql.server';
import type { FileStore } from '~/images/storage/file-store.server';
import { sweepStaged } from '~/images/storage/staging-dir.server';
import { sweepWorkDirs } from '~/images/storage/work-dir.server';
import { forgetOutcomes } from './upload-outcomes.server';

/** Who moves files in holds one connection and needs another: as many at once as the pool has would wait for each other. */
export const movingIn = pLimit(3);

interface Lock {
  taken: boolean;
}

/** No file is removed while a backup reads them or a restoration brings them; the sweep does so afterwards. */
async function mayRemoveFiles(tx: EntityManager): Promise<boolean> {
  const [lock] = await query(tx, sql<Lock>`select pg_try_advisory_xact_lock_shared(${KEEP_FILES_LOCK}) as taken`);
  return lock?.taken ?? false;
}

/** Held until the transaction ends: one process at a time moves or removes the files of these keys. */
export async function lockFileKeys(tx: EntityManager, fileKeys: string[]): Promise<void> {
  // In one order everywhere, so that two who want the same several files do not lock each other up.
  await query(
    tx,
    sql`select pg_advisory_xact_lock(hashtextextended(key, 0))
      from (select key from unnest(${fileKeys}::text[]) key order by key) k`,
  );
}

/** Notes that files of these keys may not be where they belong. */
export async function markLoose(em: EntityManager, fileKeys: string[]): Promise<void> {
  await query(
    em,
    sql`insert into loose_file (file_key) select key from unnest(${fileKeys}::text[]) key order by key
      on conflict (file_key) do update set since = now()`,
  );
}

export async function unmarkLoose(em: EntityManager, fileKeys: string[]): Promise<void> {
  await query(em, sql`delete from loose_file where file_key = any(${fileKeys})`);
}

/**
 * Brings the files of these keys to where they belong: at their addresses when a wallpaper has them, withheld when it is in
 * the trash, nowhere otherwise. Safe to repeat, whatever was interrupted before.
 */
export async function reconcileFiles(em: EntityManager, store: FileStore, fileKeys: string[]): Promise<void> {
  await em.fork().transactional(async (tx) => {
    await lockFileKeys(tx, fileKeys);
    await reconcileLocked(tx, store, fileKeys);
  });
}

/** The same for one key, unless somebody else is at work on its files just now. */
async function reconcileIdleFiles(em: EntityManager, store: FileStore, fileKey: string): Promise<void> {
  await em.fork().transactional(async (tx) => {
    const [lock] = await query(
      tx,
      sql<Lock>`select pg_try_advisory_xact_lock(hashtextextended(${fileKey}, 0)) as taken`,
    );
    if (lock?.taken) await reconcileLocked(tx, store, [fileKey]);
  });
}

async function reconcileLocked(tx: EntityManager, store: FileStore, fileKeys: string[]): Promise<void> {
  const owners = await query(
    tx,
    sql<{ key: string; shown: boolean; trashed: boolean }>`
      select key, exists (select from wallpaper where file_key = key) as shown,
        exists (select from trashed_wallpaper where file_key = key) as trashed
      from unnest(${fileKeys}::text[]) key`,
  );
  for (const { key, shown, trashed } of owners) {
    if (shown) await store.release(key);
    else if (trashed) await store.withhold(key);
    else if (await mayRemoveFiles(tx)) await store.remove(key);
    else continue;
    await unmarkLoose(tx, [key]);
  }
}

/** Clears up behind killed uploads and deletions: temporary folders of dead processes, files that are not where they belong. */
export async function sweepLeftovers(em: EntityManager, store: FileStore): Promise<void> {
  await sweepWorkDirs();
  await sweepStaged();
  await forgetOutcomes(em);
  const rows = await query(em, sql<{ file_key: string }>`select file_key from loose_file order by since limit 10000`);
  for (const row of rows) await reconcileIdleFiles(em, store, row.file_key);
}

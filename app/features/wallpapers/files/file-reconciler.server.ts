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

export async function lockFileKeys(tx: EntityManager, fileKeys: string[]): Promise<void> {
  // In one order everywhere: who wants the same several files must not deadlock.
  await query(
    tx,
    sql`select pg_advisory_xact_lock(hashtextextended(key, 0))
      from (select key from unnest(${fileKeys}::text[]) key order by key) k`,
  );
}

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

export async function reconcileFiles(em: EntityManager, store: FileStore, fileKeys: string[]): Promise<void> {
  await em.fork().transactional(async (tx) => {
    await lockFileKeys(tx, fileKeys);
    await reconcileLocked(tx, store, fileKeys);
  });
}

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

export async function sweepLeftovers(em: EntityManager, store: FileStore): Promise<void> {
  await sweepWorkDirs();
  await sweepStaged();
  await forgetOutcomes(em);
  const rows = await query(em, sql<{ file_key: string }>`select file_key from loose_file order by since limit 10000`);
  for (const row of rows) await reconcileIdleFiles(em, store, row.file_key);
}

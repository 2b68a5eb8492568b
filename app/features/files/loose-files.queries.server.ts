import type { EntityManager } from '@mikro-orm/postgresql';
import { KEEP_FILES_LOCK } from '~/db/locks.server';
import { query } from '~/db/sql.server';

interface Lock {
  taken: boolean;
}

/** False while a backup or restore uses the files. A later sweep removes them. */
export async function mayRemoveFiles(tx: EntityManager): Promise<boolean> {
  const [lock] = await query<Lock>(tx)`select pg_try_advisory_xact_lock_shared(${KEEP_FILES_LOCK}) as taken`;
  return lock?.taken ?? false;
}

export async function lockFileKeys(tx: EntityManager, fileKeys: string[]): Promise<void> {
  // Always in the same order, to avoid deadlocks.
  await query(tx)`select pg_advisory_xact_lock(hashtextextended(key, 0))
    from (select key from unnest(${fileKeys}::text[]) key order by key) k`;
}

export async function markLoose(em: EntityManager, fileKeys: string[]): Promise<void> {
  await query(em)`insert into loose_file (file_key) select key from unnest(${fileKeys}::text[]) key order by key
    on conflict (file_key) do update set since = now()`;
}

export async function unmarkLoose(em: EntityManager, fileKeys: string[]): Promise<void> {
  await query(em)`delete from loose_file where file_key = any(${fileKeys})`;
}

/** Waits for the longest time a file can take to arrive. */
export async function unmarkLongLoose(em: EntityManager, fileKey: string): Promise<void> {
  await query(em)`delete from loose_file where file_key = ${fileKey} and since < now() - interval '10 minutes'`;
}

/** False when another transaction holds it. */
export async function tryLockFileKey(tx: EntityManager, fileKey: string): Promise<boolean> {
  const [lock] = await query<Lock>(tx)`select pg_try_advisory_xact_lock(hashtextextended(${fileKey}, 0)) as taken`;
  return lock?.taken ?? false;
}

interface KeyOwner {
  key: string;
  shown: boolean;
  trashed: boolean;
}

export const findOwners = (tx: EntityManager, fileKeys: string[]): Promise<KeyOwner[]> =>
  query<KeyOwner>(tx)`
    select key, exists (select from wallpaper where file_key = key) as shown,
      exists (select from trashed_wallpaper where file_key = key) as trashed
    from unnest(${fileKeys}::text[]) key`;

export async function listLoose(em: EntityManager): Promise<string[]> {
  const rows = await query<{ file_key: string }>(em)`select file_key from loose_file order by since limit 10000`;
  return rows.map((row) => row.file_key);
}

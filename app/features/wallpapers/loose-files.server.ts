import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { sweepAside } from '~/images/aside-dir.server';
import type { FileStore } from '~/images/file-store.server';
import { sweepWorkDirs } from '~/images/work-dir.server';
import { forgetOutcomes } from './upload-outcomes.server';

/** Held until the transaction ends: one process at a time moves or removes the files of a key. */
export async function lockFileKey(tx: EntityManager, fileKey: string): Promise<void> {
  await query(tx, 'select pg_advisory_xact_lock(hashtextextended(?, 0))', [fileKey]);
}

/** Notes that files of this key may not be where they belong. */
export async function markLoose(em: EntityManager, fileKey: string): Promise<void> {
  await query(em, 'insert into loose_file (file_key) values (?) on conflict (file_key) do update set since = now()', [
    fileKey,
  ]);
}

export async function unmarkLoose(em: EntityManager, fileKey: string): Promise<void> {
  await query(em, 'delete from loose_file where file_key = ?', [fileKey]);
}

/**
 * Brings the files of a key to where they belong: at their addresses when a wallpaper has them, withheld when it is in the
 * trash, nowhere otherwise. Safe to repeat, whatever was interrupted before.
 * @param isPatient false leaves them alone when somebody else is at work on them just now
 */
export async function settleFiles(
  em: EntityManager,
  store: FileStore,
  fileKey: string,
  { isPatient = true } = {},
): Promise<void> {
  await em.fork().transactional(async (tx) => {
    if (isPatient) await lockFileKey(tx, fileKey);
    else {
      const [lock] = await query(tx, 'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as taken', [fileKey]);
      if (!lock?.taken) return;
    }
    const [owner] = await query(
      tx,
      `select exists (select from wallpaper where file_key = ?) as shown,
         exists (select from trashed_wallpaper where file_key = ?) as trashed`,
      [fileKey, fileKey],
    );
    if (owner.shown) await store.release(fileKey);
    else if (owner.trashed) await store.withhold(fileKey);
    else await store.remove(fileKey);
    await unmarkLoose(tx, fileKey);
  });
}

/** Clears up behind killed uploads and deletions: temporary folders of dead processes, files that are not where they belong. */
export async function sweepLeftovers(em: EntityManager, store: FileStore): Promise<void> {
  await sweepWorkDirs();
  await sweepAside();
  await forgetOutcomes(em);
  const rows: { file_key: string }[] = await query(em, 'select file_key from loose_file order by since limit 10000');
  for (const row of rows) await settleFiles(em, store, row.file_key, { isPatient: false });
}

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

/** Notes that files of this key may exist without a wallpaper. */
export async function markLoose(em: EntityManager, fileKey: string): Promise<void> {
  await query(em, 'insert into loose_file (file_key) values (?) on conflict (file_key) do update set since = now()', [
    fileKey,
  ]);
}

export async function unmarkLoose(em: EntityManager, fileKey: string): Promise<void> {
  await query(em, 'delete from loose_file where file_key = ?', [fileKey]);
}

async function removeIfLoose(em: EntityManager, store: FileStore, fileKey: string): Promise<void> {
  await em.fork().transactional(async (tx) => {
    const [lock] = await query(tx, 'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as taken', [fileKey]);
    // Somebody is at work on these files just now.
    if (!lock?.taken) return;
    const [owner] = await query(tx, 'select 1 from wallpaper where file_key = ?', [fileKey]);
    if (!owner) await store.remove(fileKey);
    await unmarkLoose(tx, fileKey);
  });
}

/** Removes what killed uploads and deletions left behind: temporary folders of dead processes, files without a wallpaper. */
export async function sweepLeftovers(em: EntityManager, store: FileStore): Promise<void> {
  await sweepWorkDirs();
  await sweepAside();
  await forgetOutcomes(em);
  const rows: { file_key: string }[] = await query(em, 'select file_key from loose_file order by since limit 10000');
  for (const row of rows) await removeIfLoose(em, store, row.file_key);
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import type { FileStore } from '~/images/storage/file-store.server';
import { fileOwners, isOriginalThere, lookAtRest } from './check-files.server';

/** Notes which wallpapers have no picture on the disk; those that have it again are forgotten. */
export async function noteMissingFiles(em: EntityManager, store: FileStore): Promise<void> {
  const missing: number[] = [];
  for await (const owner of fileOwners(em)) {
    if (owner.isTrashed) break;
    if (await isOriginalThere(store, owner)) continue;
    if ((await lookAtRest(em, owner, () => isOriginalThere(store, owner))) === false) missing.push(owner.id);
  }
  await query(em, 'delete from missing_file where wallpaper_id <> all(?)', [missing]);
  await query(
    em,
    `insert into missing_file (wallpaper_id) select id from wallpaper where id = any(?) on conflict do nothing`,
    [missing],
  );
}

export interface MissingFile {
  id: number;
  title: string;
}

/** The first wallpapers without a picture, and how many there are. */
export async function listMissingFiles(em: EntityManager): Promise<{ total: number; wallpapers: MissingFile[] }> {
  const [row] = await query<{ total: number }>(em, 'select count(*)::int as total from missing_file');
  const wallpapers = await query<MissingFile>(
    em,
    'select id, title from missing_file join wallpaper on id = wallpaper_id order by id limit 5',
  );
  return { total: row?.total ?? 0, wallpapers };
}

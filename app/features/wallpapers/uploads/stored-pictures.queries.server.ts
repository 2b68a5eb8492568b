import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';

interface SamePicture {
  id: number;
  title: string;
  trashed: boolean;
}

/** The wallpaper with these very bytes, in the gallery or in the trash. */
export async function findSamePicture(em: EntityManager, sha256: string): Promise<SamePicture | undefined> {
  const [row] = await query(
    em,
    sql<SamePicture>`
      select id, title, false as trashed from wallpaper where sha256 = ${sha256}
      union all select id, title, true from trashed_wallpaper where sha256 = ${sha256}`,
  );
  return row;
}

interface StoredPicture {
  version: number;
  fileKey: string;
}

/** Of a wallpaper in the gallery; from the database, whatever the entity manager has loaded. */
export async function findStoredPicture(em: EntityManager, id: number): Promise<StoredPicture | undefined> {
  const [row] = await query(
    em,
    sql<StoredPicture>`select version, file_key as "fileKey" from wallpaper where id = ${id}`,
  );
  return row;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { CLAIM_ID_LOCK } from '~/db/locks.server';
import { query } from '~/db/sql.server';

interface SamePicture {
  id: number;
  title: string;
  place: 'inGallery' | 'inDrafts' | 'inTrash';
}

/** The wallpaper with exactly these bytes, in the gallery, the drafts or the trash. */
export async function findSamePicture(em: EntityManager, sha256: string): Promise<SamePicture | undefined> {
  const [row] = await query<SamePicture>(em)`
    select id, title, 'inGallery' as place from wallpaper where sha256 = ${sha256}
    union all select id, title, case when draft = 'kept' then 'inDrafts' else 'inTrash' end
      from trashed_wallpaper where sha256 = ${sha256}`;
  return row;
}

interface StoredPicture {
  version: number;
  fileKey: string;
  width: number;
  height: number;
}

/** Reads from the database, past what the entity manager has loaded. */
export async function findStoredPicture(em: EntityManager, id: number): Promise<StoredPicture | undefined> {
  const [row] = await query<StoredPicture>(em)`
    select version, file_key as "fileKey", width, height from wallpaper where id = ${id}`;
  return row;
}

/** False when the id is taken. Otherwise new ids continue after it. */
export async function claimId(tx: EntityManager, id: number): Promise<boolean> {
  await query(tx)`select pg_advisory_xact_lock(${CLAIM_ID_LOCK})`;
  const [row] = await query<{ taken: boolean }>(tx)`select exists (
    select from wallpaper where id = ${id} union all select from trashed_wallpaper where id = ${id}) as taken`;
  if (row?.taken) return false;
  await query(tx)`select setval('wallpaper_id_seq', ${id}) from wallpaper_id_seq where last_value <= ${id}`;
  return true;
}

/** Imported downloads count on the day the wallpaper was created. */
export async function countEarlierDownloads(tx: EntityManager, id: number, downloads: number): Promise<void> {
  await query(tx)`update download_count set downloads = ${downloads} where wallpaper_id = ${id}`;
  await query(tx)`insert into download_day as d (day, shard, downloads)
    select (created_at at time zone 'UTC')::date, id % 16, ${downloads} from wallpaper where id = ${id}
    on conflict (day, shard) do update set downloads = d.downloads + excluded.downloads`;
}

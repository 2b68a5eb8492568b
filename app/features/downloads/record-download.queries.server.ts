import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { noSuch } from '~/lib/errors';

/** Returns the new count. Safe with many downloads at the same time. @throws not_found */
export async function recordDownload(em: EntityManager, id: number): Promise<number> {
  const [counted] = await query<{ downloads: number }>(em)`
    with counted as (
      update download_count set downloads = downloads + 1, downloads30 = downloads30 + 1
      where wallpaper_id = ${id} returning wallpaper_id as id, downloads
    ), by_day as (
      insert into download_day as d (day, shard, downloads)
      select (now() at time zone 'UTC')::date, id % 16, 1 from counted
      on conflict (day, shard) do update set downloads = d.downloads + 1
    ), of_wallpaper as (
      insert into wallpaper_day as d (wallpaper_id, day, downloads)
      select id, (now() at time zone 'UTC')::date, 1 from counted
      on conflict (wallpaper_id, day) do update set downloads = d.downloads + 1
    )
    select downloads from counted`;
  if (!counted) throw noSuch('wallpaper');
  return counted.downloads;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';

/** Deletes days that are not among the last 30, and subtracts them from the sums, at most `limit` per call. Returns how many. */
export async function expireDays(tx: EntityManager, limit: number): Promise<number> {
  const [row] = await query<{ days: number }>(tx)`
    with due as (
      select wallpaper_id, day from wallpaper_day where day <= (now() at time zone 'UTC')::date - 30
      order by day limit ${limit} for update skip locked
    ),
    gone as (
      delete from wallpaper_day d using due
      where d.wallpaper_id = due.wallpaper_id and d.day = due.day returning d.wallpaper_id, d.downloads
    ),
    sums as (select wallpaper_id, sum(downloads)::int as downloads from gone group by wallpaper_id),
    locked as (
      select wallpaper_id from download_count where wallpaper_id in (select wallpaper_id from sums)
      order by wallpaper_id for update
    ),
    changed as (
      update download_count d set downloads30 = greatest(0, d.downloads30 - sums.downloads)
      from sums join locked using (wallpaper_id) where d.wallpaper_id = locked.wallpaper_id
    )
    select count(*)::int as days from gone`;
  return row?.days ?? 0;
}

/** Recounts the last 30 days for wallpapers from the trash. Call it in the transaction that restores them. */
export async function restoreDownloadCounts(
  tx: EntityManager,
  rows: { id: number; downloads: number }[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const downloads = rows.map((row) => row.downloads);
  await query(tx)`update download_count d set downloads = back.downloads,
      downloads30 = (select coalesce(sum(r.downloads), 0) from wallpaper_day r where r.wallpaper_id = back.id)
    from unnest(${ids}::int[], ${downloads}::int[]) as back (id, downloads) where d.wallpaper_id = back.id`;
}

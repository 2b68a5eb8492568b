import type { EntityManager } from '@mikro-orm/postgresql';
import { query, Sql, sql } from '~/db/sql.server';
import { DOWNLOAD_WINDOWS, type DownloadWindow } from '~/features/lists/resolve/sort-orders';

export const windowColumn = (window: DownloadWindow): Sql => new Sql(`downloads${window}`, []);

/** Subtracts days that have left a window from its sums, each once and at most `limit` per call. Returns how many. */
export async function expireFromWindow(tx: EntityManager, window: DownloadWindow, limit: number): Promise<number> {
  const before = DOWNLOAD_WINDOWS[DOWNLOAD_WINDOWS.indexOf(window) - 1] ?? 0;
  const column = windowColumn(window);
  const due = sql`
    select wallpaper_id, day from wallpaper_day
    where expired = ${before}::int and day <= (now() at time zone 'UTC')::date - ${window}::int
    order by day limit ${limit} for update skip locked`;
  const gone = sql`
    update wallpaper_day d set expired = ${window}::int from due
    where d.wallpaper_id = due.wallpaper_id and d.day = due.day returning d.wallpaper_id, d.downloads`;
  const sums = sql`select wallpaper_id, sum(downloads)::int as downloads from gone group by wallpaper_id`;
  const locked = sql`
    select wallpaper_id from download_count where wallpaper_id in (select wallpaper_id from sums)
    order by wallpaper_id for update`;
  const changed = sql`
    update download_count d set ${column} = greatest(0, d.${column} - sums.downloads)
    from sums join locked using (wallpaper_id) where d.wallpaper_id = locked.wallpaper_id`;
  const [row] = await query<{ days: number }>(tx)`
    with due as (${due}), gone as (${gone}), sums as (${sums}), locked as (${locked}), changed as (${changed})
    select count(*)::int as days from gone`;
  return row?.days ?? 0;
}

export async function purgeExpiredDays(em: EntityManager): Promise<void> {
  await query(em)`delete from wallpaper_day where expired = 365`;
}

/** Recounts windows for wallpapers from the trash. Call it in the transaction that restores them. */
export async function restoreDownloadCounts(
  tx: EntityManager,
  rows: { id: number; downloads: number }[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const downloads = rows.map((row) => row.downloads);
  await query(tx)`update download_count d set downloads = back.downloads, downloads7 = coalesce(recent.days7, 0),
      downloads30 = coalesce(recent.days30, 0), downloads365 = coalesce(recent.days365, 0)
    from unnest(${ids}::int[], ${downloads}::int[]) as back (id, downloads) left join (
      select wallpaper_id, sum(downloads) filter (where expired < 7) as days7,
        sum(downloads) filter (where expired < 30) as days30, sum(downloads) filter (where expired < 365) as days365
      from wallpaper_day where wallpaper_id = any(${ids}) group by wallpaper_id
    ) recent on recent.wallpaper_id = back.id
    where d.wallpaper_id = back.id`;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type Sql, sql } from '~/db/sql.server';
import { DOWNLOAD_WINDOWS, type DownloadWindow } from './download-windows';

export const WINDOW_COLUMNS: Record<DownloadWindow, Sql> = {
  7: sql`downloads7`,
  30: sql`downloads30`,
  365: sql`downloads365`,
};

/** Takes days that have left a window out of its sums, each exactly once. Answers how many days; the rest is for another time. */
export async function leaveWindow(tx: EntityManager, window: DownloadWindow, limit: number): Promise<number> {
  const before = DOWNLOAD_WINDOWS[DOWNLOAD_WINDOWS.indexOf(window) - 1] ?? 0;
  const column = WINDOW_COLUMNS[window];
  const [row] = await query(
    tx,
    sql<{ days: number }>`
      with due as (
        select wallpaper_id, day from wallpaper_day
        where outside = ${before}::int and day <= (now() at time zone 'UTC')::date - ${window}::int
        order by day limit ${limit} for update skip locked
      ), gone as (
        update wallpaper_day d set outside = ${window}::int from due
        where d.wallpaper_id = due.wallpaper_id and d.day = due.day returning d.wallpaper_id, d.downloads
      ), sums as (
        select wallpaper_id, sum(downloads)::int as downloads from gone group by wallpaper_id
      ), locked as (
        select id from wallpaper where id in (select wallpaper_id from sums) order by id for update
      ), changed as (
        update wallpaper w set ${column} = greatest(0, w.${column} - sums.downloads)
        from sums join locked on locked.id = sums.wallpaper_id where w.id = locked.id
      )
      select count(*)::int as days from gone`,
  );
  return row?.days ?? 0;
}

export async function forgetOldDays(em: EntityManager): Promise<void> {
  await query(em, sql`delete from wallpaper_day where outside = 365`);
}

/** For rows that were away while days passed. Call it in the transaction that brings them back. */
export async function sumRecentDownloads(tx: EntityManager, ids: number[]): Promise<void> {
  await query(
    tx,
    sql`update wallpaper w set downloads7 = recent.days7, downloads30 = recent.days30, downloads365 = recent.days365
      from (
        select wallpaper_id, coalesce(sum(downloads) filter (where outside < 7), 0)::int as days7,
          coalesce(sum(downloads) filter (where outside < 30), 0)::int as days30,
          coalesce(sum(downloads) filter (where outside < 365), 0)::int as days365
        from wallpaper_day where wallpaper_id = any(${ids}) group by wallpaper_id
      ) recent
      where w.id = recent.wallpaper_id`,
  );
}

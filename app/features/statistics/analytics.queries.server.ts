import type { EntityManager } from '@mikro-orm/postgresql';
import { Category } from '~/db/entities/category.entity';
import { query, type Sql, sql } from '~/db/sql.server';
import { listTopTags } from '~/features/taxonomy/tags/tags.queries.server';
import type { DownloadDay } from './download-chart';
import { readStatistics, type Statistics } from './statistics.queries.server';

const TOP = 10;

export interface PopularWallpaper {
  id: number;
  title: string;
  downloads: number;
  fileKey: string;
  width: number;
}

export interface Analytics extends Statistics {
  totalCategories: number;
  popularWallpapers: PopularWallpaper[];
  topTags: { name: string; slug: string; count: number }[];
}

/** The most downloaded wallpapers of the last 30 days, without those that have no downloads. */
export const listPopularLately = (em: EntityManager): Promise<PopularWallpaper[]> =>
  query<PopularWallpaper>(em)`select w.id, w.title, downloads30 as downloads, w.file_key as "fileKey", w.width
    from download_count join wallpaper w on w.id = wallpaper_id
    where downloads30 > 0 order by downloads30 desc, wallpaper_id desc limit ${TOP}`;

export async function readAnalytics(em: EntityManager): Promise<Analytics> {
  const [statistics, totalCategories, popularWallpapers, topTags] = await Promise.all([
    readStatistics(em),
    em.count(Category, { deletedAt: null }),
    query<PopularWallpaper>(em)`select w.id, w.title, downloads, w.file_key as "fileKey", w.width
      from download_count join wallpaper w on w.id = wallpaper_id order by downloads desc, wallpaper_id desc limit ${TOP}`,
    listTopTags(em, TOP),
  ]);
  return { ...statistics, totalCategories, popularWallpapers, topTags };
}

const DAYS = 30;

export const readDownloadDays = (em: EntityManager): Promise<DownloadDay[]> =>
  query<DownloadDay>(em)`with days as (
      select (now() at time zone 'UTC')::date - back as day from generate_series(0, ${DAYS}::int - 1) as back
    )
    select day::text, coalesce(sum(downloads), 0)::float8 as downloads
    from days left join download_day using (day) group by day order by day`;

/** The last 30 days, and the 30 days before. */
interface Lately {
  now: number;
  before: number;
}

export interface Trends {
  wallpapers: Lately;
  downloads: Lately;
  subscribers: Lately & { total: number };
  /** Downloads on the same days of last month. */
  lastMonth: number;
}

export async function readTrends(em: EntityManager): Promise<Trends> {
  const today = sql`(now() at time zone 'UTC')::date`;
  const added = sql`'now', count(*) filter (where created_at >= now() - interval '30 days'),
    'before', count(*) filter (where created_at < now() - interval '30 days')`;
  const downloads = (days: Sql) => sql`(select coalesce(sum(downloads), 0) from download_day where ${days})`;
  const [row] = await query<Trends>(em)`select
    (select json_build_object(${added}) from wallpaper where created_at >= now() - interval '60 days') as wallpapers,
    (select json_build_object('total', (select count(*) from subscriber), ${added})
      from subscriber where created_at >= now() - interval '60 days') as subscribers,
    json_build_object('now', ${downloads(sql`day > ${today} - 30`)},
      'before', ${downloads(sql`day > ${today} - 60 and day <= ${today} - 30`)}) as downloads,
    ${downloads(sql`day >= date_trunc('month', ${today}) - interval '1 month' and day <= ${today} - interval '1 month'`)}::float8
      as "lastMonth"`;
  if (!row) throw new Error('A query without a table gives one row');
  return row;
}

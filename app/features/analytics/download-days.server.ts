import type { EntityManager } from '@mikro-orm/postgresql';
import { scaleBand, scaleLinear } from 'd3-scale';
import { query, sql } from '~/db/sql.server';
import { formatStatistic } from '~/lib/counts';
import type { DownloadChart, DownloadDay } from './download-chart';

const DAYS = 30;

export const readDownloadDays = (em: EntityManager): Promise<DownloadDay[]> =>
  query<DownloadDay>(
    em,
    sql`with days as (
        select (now() at time zone 'UTC')::date - back as day from generate_series(0, ${DAYS}::int - 1) as back
      )
      select day::text, coalesce(sum(downloads), 0)::float8 as downloads
      from days left join download_day using (day) group by day order by day`,
  );

/** Where the bars and lines of these days stand. The browser gets numbers only, and none of what works them out. */
export function chartOf(days: DownloadDay[]): DownloadChart {
  const most = Math.max(...days.map(({ downloads }) => downloads));
  const x = scaleBand(
    days.map(({ day }) => day),
    [0, 100],
  ).padding(0.2);
  // Less than four would put lines between whole downloads.
  const y = scaleLinear([0, Math.max(most, 4)], [100, 0]).nice(4);
  return {
    bars: days.map(({ day, downloads }) => ({
      day,
      downloads,
      x: x(day) ?? 0,
      width: x.bandwidth(),
      y: y(downloads),
      height: 100 - y(downloads),
    })),
    lines: y.ticks(4).map((value) => ({ label: formatStatistic(value), y: y(value) })),
  };
}

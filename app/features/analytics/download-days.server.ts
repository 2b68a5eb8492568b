import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';
import { formatStatistic } from '~/lib/counts';
import type { DownloadChart, DownloadDay } from './download-chart';

const DAYS = 30;
/** Between bars and at both ends, as a share of a bar's slot. */
const GAP = 0.2;

export const readDownloadDays = (em: EntityManager): Promise<DownloadDay[]> =>
  query<DownloadDay>(
    em,
    sql`with days as (
        select (now() at time zone 'UTC')::date - back as day from generate_series(0, ${DAYS}::int - 1) as back
      )
      select day::text, coalesce(sum(downloads), 0)::float8 as downloads
      from days left join download_day using (day) group by day order by day`,
  );

/** 1, 2 or 5 times a power of ten: the one nearest to a quarter of `most`. */
function roundStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 4));
  const quarter = most / 4 / power;
  return power * (quarter >= Math.sqrt(50) ? 10 : quarter >= Math.sqrt(10) ? 5 : quarter >= Math.sqrt(2) ? 2 : 1);
}

const roundUp = (most: number) => Math.ceil(most / roundStep(most)) * roundStep(most);

/** Where the bars and lines of these days stand. The browser gets numbers only, and none of what works them out. */
export function chartOf(days: DownloadDay[]): DownloadChart {
  // Less than four would put lines between whole downloads. A rounded top may call for a wider step: twice is enough.
  const top = roundUp(roundUp(Math.max(4, ...days.map(({ downloads }) => downloads))));
  const step = roundStep(top);
  const y = (downloads: number) => 100 - (downloads / top) * 100;
  const slot = 100 / (days.length + GAP);
  return {
    bars: days.map(({ day, downloads }, index) => ({
      day,
      downloads,
      x: (index + GAP) * slot,
      width: (1 - GAP) * slot,
      y: y(downloads),
      height: 100 - y(downloads),
    })),
    lines: Array.from({ length: Math.round(top / step) + 1 }, (_, line) => line * step).map((value) => ({
      label: formatStatistic(value),
      y: y(value),
    })),
  };
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';
import type { DownloadDay } from './download-chart';

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

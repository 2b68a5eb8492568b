import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { countWallpapers } from '~/features/lists/counts/device-counts.queries.server';
import { ACTIVE_DAYS } from './visitors.commands.server';

export interface Statistics {
  totalWallpapers: number;
  totalDownloads: number;
  /** In the current calendar month, UTC. */
  monthlyDownloads: number;
  /** Distinct visitors in the last 30 days. Left out until there is one. */
  activeUsers?: number;
}

interface Totals {
  total: number;
  month: number;
  active: number;
}

export async function readStatistics(em: EntityManager): Promise<Statistics> {
  const [row] = await query<Totals>(em)`select coalesce(sum(downloads), 0)::float8 as total,
      coalesce(sum(downloads) filter (where day >= date_trunc('month', now() at time zone 'UTC')), 0)::float8 as month,
      (select coalesce(sum(visitors), 0)::int from visitor_day
        where day > (now() at time zone 'UTC')::date - ${ACTIVE_DAYS}::int) as active
    from download_day`;
  const { total = 0, month = 0, active = 0 } = row ?? {};
  return {
    totalWallpapers: await countWallpapers(em, { versions: 'all' }),
    totalDownloads: total,
    monthlyDownloads: month,
    ...(active > 0 && { activeUsers: active }),
  };
}

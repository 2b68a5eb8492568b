import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { countWallpapers } from '~/features/wallpapers/wallpapers.queries.server';

export interface Statistics {
  totalWallpapers: number;
  totalDownloads: number;
  /** Of the current calendar month, UTC. */
  monthlyDownloads: number;
  activeUsers: number;
}

export async function readStatistics(em: EntityManager): Promise<Statistics> {
  const [row] = await query(
    em,
    `select coalesce(sum(downloads), 0)::float8 as total,
       coalesce(sum(downloads) filter (where day >= date_trunc('month', now() at time zone 'UTC')), 0)::float8 as month
     from download_day`,
  );
  const totalDownloads = row?.total ?? 0;
  return {
    totalWallpapers: await countWallpapers(em),
    totalDownloads,
    monthlyDownloads: row?.month ?? 0,
    // Nothing counts visitors yet; until something does, the estimate of the specification stands.
    activeUsers: Math.floor(totalDownloads / 10),
  };
}

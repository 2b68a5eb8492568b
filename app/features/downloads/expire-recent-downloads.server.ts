import type { EntityManager } from '@mikro-orm/postgresql';
import type { Jobs } from '~/db/jobs.queries.server';
import { retryingDeadlocks } from '~/db/transactions.server';
import { expireDays } from '~/features/lists/orders/recent-downloads.queries.server';

const BATCH = 500;

/** Subtracts downloads older than 30 days from each wallpaper's recent ones. */
export async function expireRecentDownloads(em: EntityManager): Promise<void> {
  for (let days = BATCH; days === BATCH; ) {
    days = await retryingDeadlocks(em, (tx) => expireDays(tx, BATCH));
  }
}

export const DOWNLOAD_JOBS: Jobs = { 'age-downloads': expireRecentDownloads };

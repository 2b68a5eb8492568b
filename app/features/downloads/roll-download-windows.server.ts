import type { EntityManager } from '@mikro-orm/postgresql';
import type { Jobs } from '~/db/jobs.queries.server';
import { retryingDeadlocks } from '~/db/transactions.server';
import { expireFromWindow, purgeExpiredDays } from '~/features/lists/orders/recent-downloads.queries.server';
import { DOWNLOAD_WINDOWS } from '~/features/lists/resolve/sort-orders';

const BATCH = 500;

/** Subtracts downloads older than 7, 30 and 365 days from each wallpaper's totals. */
export async function rollDownloadWindows(em: EntityManager): Promise<void> {
  for (const window of DOWNLOAD_WINDOWS) {
    for (let days = BATCH; days === BATCH; ) {
      days = await retryingDeadlocks(em, (tx) => expireFromWindow(tx, window, BATCH));
    }
  }
  await purgeExpiredDays(em);
}

export const DOWNLOAD_JOBS: Jobs = { 'age-downloads': rollDownloadWindows };

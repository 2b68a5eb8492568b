import pLimit from 'p-limit';
import { DomainError } from '~/lib/errors';

/** Runs a few at once and lets some wait. The returned function @throws unavailable when too many do */
export function boundedQueue(concurrency: number, maxWaiting: number) {
  const limit = pLimit(concurrency);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= maxWaiting) throw busy();
    return limit(work);
  };
}

const busy = () =>
  new DomainError('unavailable', 'The server is busy with other pictures. Please try again in a moment.', {
    retryAfter: 5,
  });

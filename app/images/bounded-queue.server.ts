import pLimit from 'p-limit';
import { DomainError } from '~/lib/errors';

/**
 * Lets a few pieces of work run at once and some wait for their turn; who comes when too many wait is told to come back.
 * The returned function throws `unavailable` then.
 */
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

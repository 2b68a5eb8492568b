import pLimit from 'p-limit';
import { DomainError } from '~/lib/errors';

/**
 * Lets a few pieces of work run at once and some wait for their turn; who comes when too many wait is told to come back.
 * The returned function throws `unavailable` then.
 */
export function boundedQueue(atOnce: number, mostWaiting: number) {
  const turns = pLimit(atOnce);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (turns.pendingCount >= mostWaiting) throw busy();
    return turns(work);
  };
}

const busy = () =>
  new DomainError('unavailable', 'The server is busy with other pictures. Please try again in a moment.', {
    retryAfter: 5,
  });

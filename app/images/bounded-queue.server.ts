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

/** The same, by key: those who ask for one thing while it is being made wait for that. */
export function sharingQueue(concurrency: number, maxWaiting: number) {
  const queue = boundedQueue(concurrency, maxWaiting);
  const underWay = new Map<string, Promise<void>>();
  return (key: string, work: () => Promise<void>): Promise<void> => {
    const shared = underWay.get(key) ?? queue(work).finally(() => underWay.delete(key));
    underWay.set(key, shared);
    return shared;
  };
}

const busy = () =>
  new DomainError('unavailable', 'The server is busy with other pictures. Please try again in a moment.', {
    retryAfter: 5,
  });

const HEAVY_BYTES = 100_000_000;
const heavy = pLimit(1);

/** Lets one that its decoder must hold whole wait for the others like it. */
export const inTurnIfHeavy = <T>(decoderBytes: number, work: () => Promise<T>): Promise<T> =>
  decoderBytes > HEAVY_BYTES ? heavy(work) : work();

import pLimit from 'p-limit';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';

/** Runs a few at once while some wait. The returned function @throws unavailable when too many are waiting */
export function boundedQueue(concurrency: number, maxWaiting: number) {
  const limit = pLimit(concurrency);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= maxWaiting) throw busy();
    return limit(work);
  };
}

/** The same, by key: callers that request a key already in progress share its result. */
export function sharingQueue(concurrency: number, maxWaiting: number) {
  const queue = boundedQueue(concurrency, maxWaiting);
  const underWay = new Map<string, Promise<void>>();
  return (key: string, work: () => Promise<void>): Promise<void> => {
    const shared = underWay.get(key) ?? queue(work).finally(() => underWay.delete(key));
    underWay.set(key, shared);
    return shared;
  };
}

const busy = () => new DomainError('unavailable', messagesOf('pictureErrors').busy, { retryAfter: 5 });

const HEAVY_BYTES = 100_000_000;
const heavy = pLimit(1);

/** Runs pictures one after another when the decoder has to hold them whole. */
export const inTurnIfHeavy = <T>(decoderBytes: number, work: () => Promise<T>): Promise<T> =>
  decoderBytes > HEAVY_BYTES ? heavy(work) : work();

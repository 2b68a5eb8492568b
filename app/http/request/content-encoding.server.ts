import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Those of `types` that the `Accept` header names. */
export const acceptedTypes = (accept = '', types: string[] = []): string =>
  types.filter((type) => accept.toLowerCase().includes(type)).join();

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send only a few different values. */
const cache = new LRUCache<string, Encoding>({ max: 100 });

export function preferredEncoding(accept = ''): Encoding {
  const cached = cache.get(accept);
  if (cached) return cached;
  const accepted = new Negotiator({ headers: { 'accept-encoding': accept } }).encodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((one) => accepted.includes(one)) ?? 'identity';
  if (accept.length <= 200) cache.set(accept, encoding);
  return encoding;
}

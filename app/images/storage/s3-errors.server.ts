import { DomainError, errorCode, notFound } from '~/lib/errors';

const FULL = ['QuotaExceeded', 'InsufficientStorage', 'XMinioStorageFull', 'ServiceQuotaExceeded'];
const NOT_THERE = ['NoSuchKey', 'NotFound'];
const RETRY_AFTER = 5;
const QUIET_MS = 60_000;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

export const isNotThere = (error: unknown): boolean => NOT_THERE.includes(nameOf(error));

/** What the service calls it, or the network. */
const reasonOf = (error: unknown): string => errorCode(error) || nameOf(error) || String(error);

let saidAt = 0;

/** An outage is many requests that fail: one line a minute says why. */
function sayWhy(error: unknown): void {
  if (Date.now() - saidAt < QUIET_MS) return;
  saidAt = Date.now();
  console.error(`The object storage does not do what it is asked for (${reasonOf(error)}).`);
}

export function toReadError(error: unknown): unknown {
  if (isNotThere(error)) return notFound();
  sayWhy(error);
  const message = 'The pictures cannot be read at the moment. Please try again later.';
  return new DomainError('unavailable', message, { retryAfter: RETRY_AFTER });
}

export function toWriteError(error: unknown): unknown {
  if (isNotThere(error)) return notFound();
  sayWhy(error);
  if (FULL.includes(nameOf(error))) return new DomainError('unavailable', 'Storage is full. Nothing was saved.');
  const message = 'Storage cannot be written. Nothing was saved.';
  return new DomainError('unavailable', message, { retryAfter: RETRY_AFTER });
}

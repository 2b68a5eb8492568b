import { DomainError, errorCode, notFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { noteFailure } from '~/platform/failure-reason.server';
import { NO_OBJECT_STORAGE, type ServiceSettings } from './s3-client.server';

const FULL = ['QuotaExceeded', 'InsufficientStorage', 'XMinioStorageFull', 'ServiceQuotaExceeded'];
const NOT_THERE = ['NoSuchKey', 'NotFound'];
const RETRY_AFTER = 5;
const QUIET_MS = 60_000;

const errorName = (error: unknown): string => (error instanceof Error ? error.name : '');

export const isNotThere = (error: unknown): boolean => NOT_THERE.includes(errorName(error));

/** The name that the service or the network gives the error. */
const errorReason = (error: unknown): string => errorCode(error) || errorName(error) || String(error);

let saidAt = 0;

/** Logs once a minute, because in an outage many requests fail. */
function sayWhy(error: unknown): void {
  if (Date.now() - saidAt < QUIET_MS) return;
  saidAt = Date.now();
  console.error(messagesOf('storage').requestFailed(errorReason(error)));
}

export function toReadError(error: unknown): unknown {
  if (isNotThere(error)) return notFound();
  noteFailure(`object storage: ${errorReason(error)}`);
  sayWhy(error);
  return new DomainError('unavailable', messagesOf('storage').unreadable, { retryAfter: RETRY_AFTER });
}

export function toWriteError(error: unknown): unknown {
  if (isNotThere(error)) return notFound();
  noteFailure(`object storage: ${errorReason(error)}`);
  sayWhy(error);
  if (FULL.includes(errorName(error))) return new DomainError('unavailable', messagesOf('storage').full);
  return new DomainError('unavailable', messagesOf('storage').notWritable, { retryAfter: RETRY_AFTER });
}

interface ServiceError extends Error {
  $metadata?: { httpStatusCode?: number };
}

/** Undefined when the service did not answer. */
export const httpStatus = (error: unknown): number | undefined => (error as ServiceError).$metadata?.httpStatusCode;

/** Why a bucket cannot be used, as part of a sentence. @param bucket its name in messages */
export function describeRefusal(error: unknown, bucket: string, { endpoint, region }: ServiceSettings): string {
  const text = messagesOf('storage').refusals;
  const place = endpoint ?? messagesOf('storage').amazon(region);
  const code = errorReason(error);
  const status = httpStatus(error);
  if (code === NO_OBJECT_STORAGE) return text.notStorage(place);
  if (!status) return text.noAnswer(place, code);
  if (code === 'NoSuchBucket') return text.noBucket(bucket, place);
  if (code === 'InvalidAccessKeyId') return text.unknownKey(place);
  if (code === 'SignatureDoesNotMatch') return text.wrongSecret;
  if (FULL.includes(code)) return text.full(bucket, code);
  if (status === 403) return text.forbidden(bucket, code);
  if (status === 301 || status === 400) return text.wrongRegion(bucket, region, place, code);
  return text.other(bucket, place, status, code);
}

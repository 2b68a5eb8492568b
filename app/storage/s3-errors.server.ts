import { DomainError, errorCode, notFound } from '~/lib/errors';
import { noteFailure } from '~/platform/failure-reason.server';
import { NO_OBJECT_STORAGE, type ServiceSettings } from './s3-client.server';

const FULL = ['QuotaExceeded', 'InsufficientStorage', 'XMinioStorageFull', 'ServiceQuotaExceeded'];
const NOT_THERE = ['NoSuchKey', 'NotFound'];
const RETRY_AFTER = 5;
const QUIET_MS = 60_000;

const errorName = (error: unknown): string => (error instanceof Error ? error.name : '');

export const isNotThere = (error: unknown): boolean => NOT_THERE.includes(errorName(error));

/** What the service calls it, or the network. */
const errorReason = (error: unknown): string => errorCode(error) || errorName(error) || String(error);

let saidAt = 0;

/** An outage is many requests that fail: one line a minute says why. */
function sayWhy(error: unknown): void {
  if (Date.now() - saidAt < QUIET_MS) return;
  saidAt = Date.now();
  console.error(`The object storage does not do what it is asked for (${errorReason(error)}).`);
}

export function toReadError(error: unknown): unknown {
  if (isNotThere(error)) return notFound();
  noteFailure(`object storage: ${errorReason(error)}`);
  sayWhy(error);
  const message = 'The pictures cannot be read at the moment. Please try again later.';
  return new DomainError('unavailable', message, { retryAfter: RETRY_AFTER });
}

export function toWriteError(error: unknown): unknown {
  if (isNotThere(error)) return notFound();
  noteFailure(`object storage: ${errorReason(error)}`);
  sayWhy(error);
  if (FULL.includes(errorName(error))) return new DomainError('unavailable', 'Storage is full. Nothing was saved.');
  const message = 'Storage cannot be written. Nothing was saved.';
  return new DomainError('unavailable', message, { retryAfter: RETRY_AFTER });
}

interface ServiceError extends Error {
  $metadata?: { httpStatusCode?: number };
}

/** What the service answered to; none when it did not answer. */
export const httpStatus = (error: unknown): number | undefined => (error as ServiceError).$metadata?.httpStatusCode;

/** Why a bucket cannot be used, as a part of a sentence. @param bucket as messages call it */
export function describeRefusal(error: unknown, bucket: string, { endpoint, region }: ServiceSettings): string {
  const place = endpoint ?? `Amazon S3 in ${region}`;
  const code = errorReason(error);
  const status = httpStatus(error);
  if (code === NO_OBJECT_STORAGE) return `what answers at ${place} is no object storage`;
  if (!status) return `${place} does not answer (${code})`;
  if (code === 'NoSuchBucket') return `there is no ${bucket} at ${place}`;
  if (code === 'InvalidAccessKeyId') return `${place} does not know S3_ACCESS_KEY_ID`;
  if (code === 'SignatureDoesNotMatch') return 'S3_SECRET_ACCESS_KEY is not the one of S3_ACCESS_KEY_ID';
  if (FULL.includes(code)) return `${bucket} is full (${code})`;
  if (status === 403) return `S3_ACCESS_KEY_ID may not read and write in ${bucket} (${code})`;
  if (status === 301 || status === 400)
    return `${bucket} is not to be had in S3_REGION ${region} at ${place} (${code})`;
  return `${place} does not let ${bucket} be used (${status} ${code})`;
}

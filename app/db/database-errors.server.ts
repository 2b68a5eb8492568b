import { messagesOf } from '~/messages/messages';
import { DomainError, errorCode } from '../lib/errors';
import { noteFailure } from '../platform/failure-reason.server';
import { POOL_OUTAGE, withoutValues, wordsBehindStatement } from './knex.server';

/** Network errors, PostgreSQL's codes for lost connections and shutdowns, no free connection, and a statement timeout. */
const OUTAGE_CODE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[123]|57014|53300)$/;
/** `not queryable` comes from a transaction whose connection was lost between two statements. */
const OUTAGE_WORDS =
  /connection terminated|timeout expired|timeout exceeded when trying to connect|query read timeout|not queryable/i;
const FULL_CODE = '53100';
// Deadlock and lock timeout: the other transaction went through.
const BUSY_CODES = ['40P01', '55P03'];

function isOutage(error: Error): boolean {
  return [OUTAGE_WORDS, POOL_OUTAGE].some((words) => words.test(error.message)) || OUTAGE_CODE.test(errorCode(error));
}

/** The message without the statement that drivers put before it. Empty for network errors, which name addresses. */
export const errorWords = (error: Error): string =>
  /^E[A-Z]/.test(errorCode(error)) ? '' : wordsBehindStatement(error.message);

function unavailable(message: string, cause: Error): DomainError {
  noteFailure(`database: ${[errorCode(cause), errorWords(cause)].filter(Boolean).join(' ')}`);
  const error = new DomainError('unavailable', message, { retryAfter: 5 });
  error.cause = withoutValues(cause);
  return error;
}

/** Turns an outage or a full disk into `unavailable`; returns anything else without the values of rows. */
export function toUnavailable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (isOutage(error)) return unavailable(messagesOf('errorPages').pages[503].description, error);
  if (errorCode(error) === FULL_CODE) return unavailable(messagesOf('storage').full, error);
  return withoutValues(error);
}

/** Turns every transient failure into `unavailable`, including deadlocks. */
export function toTransientError(error: unknown): unknown {
  if (error instanceof Error && BUSY_CODES.includes(errorCode(error))) {
    return unavailable(messagesOf('database').busy, error);
  }
  return toUnavailable(error);
}

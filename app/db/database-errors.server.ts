import { DomainError, errorCode } from '../lib/errors';
import { noteFailure } from '../platform/failure-reason.server';
import { POOL_OUTAGE, withoutValues, wordsBehindStatement } from './knex.server';

/** Network errors, PostgreSQL's classes for lost connections and shutdowns, no free connection, and a statement timeout. */
const OUTAGE_CODE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[123]|57014|53300)$/;
/** The last: what a transaction says whose connection was lost between its statements. */
const OUTAGE_WORDS =
  /connection terminated|timeout expired|timeout exceeded when trying to connect|query read timeout|not queryable/i;
const FULL_CODE = '53100';
// Deadlock and lock timeout: the other transaction went through.
const BUSY_CODES = ['40P01', '55P03'];

function isOutage(error: Error): boolean {
  return [OUTAGE_WORDS, POOL_OUTAGE].some((words) => words.test(error.message)) || OUTAGE_CODE.test(errorCode(error));
}

/** PostgreSQL's or the pool's own words, behind the statement that drivers put before them; the network's name addresses. */
export const errorWords = (error: Error): string =>
  /^E[A-Z]/.test(errorCode(error)) ? '' : wordsBehindStatement(error.message);

function unavailable(message: string, cause: Error): DomainError {
  noteFailure(`database: ${[errorCode(cause), errorWords(cause)].filter(Boolean).join(' ')}`);
  const error = new DomainError('unavailable', message, { retryAfter: 5 });
  error.cause = withoutValues(cause);
  return error;
}

/** An outage or a full disk as `unavailable`; anything else as it is, without the values of rows. */
export function toUnavailable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (isOutage(error)) return unavailable('We’ll be back shortly. Please try again later.', error);
  if (errorCode(error) === FULL_CODE) return unavailable('Storage is full. Nothing was saved.', error);
  return withoutValues(error);
}

/** Every transient failure as `unavailable`, whatever part of the ORM it came through. */
export function toTransientError(error: unknown): unknown {
  if (error instanceof Error && BUSY_CODES.includes(errorCode(error))) {
    return unavailable('The gallery is busy. Please try again later.', error);
  }
  return toUnavailable(error);
}

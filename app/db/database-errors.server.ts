import { codeOf, DomainError } from '../lib/errors';

/**
 * What the network says, PostgreSQL's own classes for lost connections and shutdowns, the waiting for a connection, and a
 * statement that took longer than any may.
 */
const OUTAGE_CODE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[123]|57014|53300)$/;
const OUTAGE_WORDS =
  /connection terminated|timeout expired|timeout exceeded when trying to connect|query read timeout/i;
/** The database's disk is full. */
const FULL_CODE = '53100';
/** A deadlock, and a lock that was not had in time: the other one of the two went through. */
const BUSY_CODES = ['40P01', '55P03'];

function isOutage(error: Error): boolean {
  return OUTAGE_CODE.test(codeOf(error)) || error.name === 'KnexTimeoutError' || OUTAGE_WORDS.test(error.message);
}

function unavailable(message: string, cause: Error): DomainError {
  const error = new DomainError('unavailable', message, { retryAfter: 5 });
  error.cause = cause;
  return error;
}

/** Details of PostgreSQL quote the rows they complain of, e-mail addresses among it; errors end up in the log. */
export const withoutValues = (error: Error) => Object.assign(error, { detail: undefined, where: undefined });

/** A database that is away, or has no room left, as `unavailable`; anything else stays as it is, without the values of rows. */
export function toUnavailable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (isOutage(error)) return unavailable('We’ll be back shortly. Please try again later.', error);
  if (codeOf(error) === FULL_CODE) return unavailable('Storage is full. Nothing was saved.', error);
  return withoutValues(error);
}

/** Every passing failure of the database as `unavailable`, whatever part of the ORM it came through. */
export function toTransientError(error: unknown): unknown {
  if (error instanceof Error && BUSY_CODES.includes(codeOf(error))) {
    return unavailable('The gallery is busy. Please try again later.', error);
  }
  return toUnavailable(error);
}

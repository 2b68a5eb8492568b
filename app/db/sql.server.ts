import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../lib/errors';

// biome-ignore lint/suspicious/noExplicitAny: rows have the shape that the statement gives them; the caller names it
type AnyRow = any;

/** What the network says, PostgreSQL's own classes for lost connections, shutdowns and statements that took too long. */
const OUTAGE_CODE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57014|57P0[123]|53300)$/;
const OUTAGE_WORDS = /connection terminated|timeout exceeded when trying to connect|query read timeout/i;

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return OUTAGE_CODE.test(code) || error.name === 'KnexTimeoutError' || OUTAGE_WORDS.test(error.message);
}

/** Details of PostgreSQL quote the rows they complain of, e-mail addresses among it; errors end up in the log. */
function withoutValues(error: unknown): unknown {
  if (error instanceof Error) Object.assign(error, { detail: undefined, where: undefined });
  return error;
}

/**
 * Runs one statement with `?` for each parameter, inside the entity manager's transaction if it has one. `em.execute`
 * would write the values into the text; here they travel beside it, arrays as PostgreSQL arrays.
 * @throws unavailable when the database cannot be reached, or takes too long
 */
export async function query<Row = AnyRow>(em: EntityManager, sql: string, params: unknown[] = []): Promise<Row[]> {
  const statement = em.getKnex().raw(sql, params as never);
  const transaction = em.getTransactionContext();
  try {
    const { rows } = await (transaction ? statement.transacting(transaction) : statement);
    return rows;
  } catch (error) {
    if (!isOutage(error)) throw withoutValues(error);
    const outage = new DomainError('unavailable', 'We’ll be back shortly. Please try again later.', { retryAfter: 5 });
    outage.cause = error;
    throw outage;
  }
}

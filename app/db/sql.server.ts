import type { EntityManager } from '@mikro-orm/postgresql';
import { toUnavailable } from './database-errors.server';
import { beforeDeadline } from './deadline.server';

// biome-ignore lint/suspicious/noExplicitAny: rows have the shape that the statement gives them; the caller names it
type AnyRow = any;

/**
 * Runs one statement with `?` for each parameter, inside the entity manager's transaction if it has one. `em.execute`
 * would write the values into the text; here they travel beside it, arrays as PostgreSQL arrays.
 * @throws unavailable when the database cannot be reached, or takes too long
 */
export async function query<Row = AnyRow>(em: EntityManager, sql: string, params: unknown[] = []): Promise<Row[]> {
  const statement = em.getKnex().raw(sql, params as never);
  const transaction = em.getTransactionContext();
  try {
    const { rows } = await beforeDeadline(() => (transaction ? statement.transacting(transaction) : statement));
    return rows;
  } catch (error) {
    throw toUnavailable(error);
  }
}

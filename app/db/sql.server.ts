import type { EntityManager } from '@mikro-orm/postgresql';
import { toUnavailable } from './database-errors.server';
import { beforeDeadline } from './deadline.server';

// biome-ignore lint/suspicious/noExplicitAny: rows have the shape that the statement gives them; the caller names it
type AnyRow = any;

/** A statement, or a part of one, whose rows look like `Row`; its parameters travel beside the text. */
export class Sql<Row = unknown> {
  declare readonly row?: Row;

  constructor(
    readonly text: string,
    readonly params: readonly unknown[] = [],
  ) {}
}

/** Values become parameters, arrays as PostgreSQL arrays; parts become part of the text. */
export function sql<Row = unknown>(texts: TemplateStringsArray, ...values: unknown[]): Sql<Row> {
  let text = texts[0] ?? '';
  const params: unknown[] = [];
  for (const [index, value] of values.entries()) {
    text += (value instanceof Sql ? value.text : '?') + texts[index + 1];
    if (value instanceof Sql) params.push(...value.params);
    else params.push(value);
  }
  return new Sql(text, params);
}

export function joinSql(parts: Sql[], separator: string): Sql {
  return new Sql(
    parts.map(({ text }) => text).join(separator),
    parts.flatMap(({ params }) => params),
  );
}

/**
 * Runs one statement, inside the entity manager's transaction if it has one. `em.execute` would write the values into the
 * text. @throws unavailable when the database cannot be reached, or takes too long
 */
export async function query<Row = AnyRow>(
  em: EntityManager,
  statement: Sql<Row> | string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { text, params } = typeof statement === 'string' ? new Sql(statement, values) : statement;
  const prepared = em.getKnex().raw(text, params as never);
  const transaction = em.getTransactionContext();
  try {
    const { rows } = await beforeDeadline(() => (transaction ? prepared.transacting(transaction) : prepared));
    return rows;
  } catch (error) {
    throw toUnavailable(error);
  }
}

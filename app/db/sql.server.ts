import type { EntityManager } from '@mikro-orm/postgresql';
import { toUnavailable } from './database-errors.server';
import { beforeDeadline } from './deadline.server';

/** A statement or a part of one, with values that travel beside its text. */
export class Sql {
  constructor(
    readonly text: string,
    readonly values: readonly unknown[],
  ) {}
}

/** Whatever stands in `${}` is a value, unless it is itself SQL. */
export function sql(texts: TemplateStringsArray, ...params: unknown[]): Sql {
  let text = texts[0] ?? '';
  const values: unknown[] = [];
  for (const [index, param] of params.entries()) {
    const isSql = param instanceof Sql;
    text += (isSql ? param.text : '?') + texts[index + 1];
    values.push(...(isSql ? param.values : [param]));
  }
  return new Sql(text, values);
}

// biome-ignore lint/suspicious/noExplicitAny: of statements as text, whose callers name the row
type AnyRow = any;

/** Inside the entity manager's transaction, if it has one. Whoever wants rows names their type. @throws unavailable */
export function query<Row extends object = never>(em: EntityManager, statement: Sql): Promise<Row[]>;
export function query<Row = AnyRow>(em: EntityManager, statement: string, params?: unknown[]): Promise<Row[]>;
export async function query<Row>(em: EntityManager, statement: Sql | string, params: unknown[] = []): Promise<Row[]> {
  const { text, values } = typeof statement === 'string' ? new Sql(statement, params) : statement;
  const raw = em.getKnex().raw(text, values as never);
  const transaction = em.getTransactionContext();
  try {
    const { rows } = await beforeDeadline(() => (transaction ? raw.transacting(transaction) : raw));
    return rows;
  } catch (error) {
    throw toUnavailable(error);
  }
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { toUnavailable } from './database-errors.server';
import { beforeDeadline } from './deadline.server';
import { execute } from './knex.server';
import { readAnywhere } from './replica.server';
import { timed } from './statement-times.server';

/** A statement or a part of one, with its values apart from its text. `Row` is the type of its rows. */
export class Sql<Row extends object = never> {
  declare readonly row?: Row;

  constructor(
    readonly text: string,
    readonly values: readonly unknown[],
    readonly isPrepared = false,
  ) {}
}

/** Planned once per connection. For statements with few texts, one good plan for all values, and more planning than running time. */
export const prepared = <Row extends object>({ text, values }: Sql<Row>): Sql<Row> => new Sql(text, values, true);

/** The driver takes a bare ? as a placeholder. */
const escaped = (text = '') => text.replaceAll('?', '\\?');

/** Each `${}` is a value, unless it is SQL itself. */
export function sql<Row extends object = never>(texts: TemplateStringsArray, ...params: unknown[]): Sql<Row> {
  let text = escaped(texts[0]);
  const values: unknown[] = [];
  for (const [index, param] of params.entries()) {
    const isSql = param instanceof Sql;
    text += (isSql ? param.text : '?') + escaped(texts[index + 1]);
    values.push(...(isSql ? param.values : [param]));
  }
  return new Sql(text, values);
}

export function joinSql(parts: Sql[], separator: string): Sql {
  return new Sql(
    parts.map(({ text }) => text).join(separator),
    parts.flatMap(({ values }) => values),
  );
}

/**
 * Runs a statement: query(em)`select …`, or one made by `sql`. Uses the transaction of `em` if it has one, else shared reads may
 * go to the replica. @throws unavailable when the database is down or takes too long
 */
export function query<Row extends object = never>(
  em: EntityManager,
): (texts: TemplateStringsArray, ...params: unknown[]) => Promise<Row[]>;
export function query<Row extends object = never>(em: EntityManager, statement: Sql<Row>): Promise<Row[]>;
export function query(em: EntityManager, statement?: Sql<object>) {
  if (statement) return run(em, statement);
  return (texts: TemplateStringsArray, ...params: unknown[]) => run(em, sql(texts, ...params));
}

async function run(em: EntityManager, statement: Sql<object>): Promise<object[]> {
  const ask = (from: 'read' | 'write') => execute<object>(em, from, statement);
  try {
    const { rows } = await timed(() => beforeDeadline(() => (em.isInTransaction() ? ask('write') : readAnywhere(ask))));
    return rows;
  } catch (error) {
    throw toUnavailable(error);
  }
}

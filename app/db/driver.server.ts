import type { AnyEntity, EntityData, QueryResult, Transaction } from '@mikro-orm/core';
import { type Knex, PostgreSqlConnection, PostgreSqlDriver, Utils } from '@mikro-orm/postgresql';
import { withoutValues } from './database-errors.server';
import { beforeDeadline } from './deadline.server';
import { timed } from './statement-times.server';

/** The same statement with fragments of SQL among its values written into its text. */
function flatten(text: string, values: readonly unknown[]): [string, unknown[]] {
  if (values.length === 0) return [text, []];
  const left = [...values];
  const bindings: unknown[] = [];
  const flat = text.replace(/\\?\?/g, (mark) => {
    if (mark !== '?') return mark;
    const value = left.shift();
    const isSql = Utils.isRawSql(value);
    bindings.push(...(isSql ? value.params : [value]));
    return isSql ? value.sql : mark;
  });
  return [flat, bindings];
}

/** Values travel beside the statement (bind parameters), so that no error quotes them; answers come before the deadline. */
class Connection extends PostgreSqlConnection {
  override async execute<Result extends QueryResult | EntityData<AnyEntity> | EntityData<AnyEntity>[]>(
    statement: string | Knex.QueryBuilder | Knex.Raw,
    params: unknown[] = [],
    method: 'all' | 'get' | 'run' = 'all',
    transaction?: Transaction<Knex.Transaction>,
  ): Promise<Result> {
    const { sql, bindings } = typeof statement === 'string' ? { sql: statement, bindings: params } : statement.toSQL();
    const [text, values] = flatten(sql, bindings);
    const raw = values.length > 0 ? this.getKnex().raw(text, values as Knex.RawBinding[]) : this.getKnex().raw(text);
    const { client } = statement as Partial<Knex.Transaction>;
    // A query of the migrations carries its transaction itself.
    const within = transaction ?? (client?.transacting ? (statement as unknown as Knex.Transaction) : undefined);
    if (within) raw.transacting(within);
    try {
      return this.transformRawResult(await timed(text, () => beforeDeadline(() => raw)), method);
    } catch (error) {
      throw error instanceof Error ? withoutValues(error) : error;
    }
  }
}

export class Driver extends PostgreSqlDriver {
  protected override readonly connection = new Connection(this.config);
}

import type { AnyEntity, EntityData, QueryResult, Transaction } from '@mikro-orm/core';
import { type Knex, PostgreSqlConnection, PostgreSqlDriver, PostgreSqlKnexDialect, Utils } from '@mikro-orm/postgresql';
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

/** What this file needs to know of knex's dialect, which the ORM leaves without types. */
interface KnexClient {
  connectionSettings: { statement_timeout?: number };
  _acquireOnlyConnection(): Promise<object>;
  _query(connection: object, statement: object): Promise<object>;
}
const KnexDialect = PostgreSqlKnexDialect as unknown as new () => KnexClient;

class Dialect extends KnexDialect {
  /** PgBouncer refuses start-up parameters that it does not know; the driver's own timeout is left. */
  override async _acquireOnlyConnection(): Promise<object> {
    try {
      return await super._acquireOnlyConnection();
    } catch (error) {
      if (!/unsupported startup parameter: statement_timeout/.test(String(error))) throw error;
      delete this.connectionSettings.statement_timeout;
      return super._acquireOnlyConnection();
    }
  }

  /** A connection whose statement nobody waits for any more would keep the next one waiting. */
  override async _query(connection: object, statement: object): Promise<object> {
    try {
      return await super._query(connection, statement);
    } catch (error) {
      if (/query read timeout/i.test(String(error)))
        Object.assign(connection, { __knex__disposed: 'a statement took too long' });
      throw error;
    }
  }
}

/** Values travel beside the statement (bind parameters), so that no error quotes them; answers come before the deadline. */
class Connection extends PostgreSqlConnection {
  override createKnex(): void {
    this.client = this.createKnexClient(Dialect as unknown as string);
    Object.assign(this.client.client, { ormConfig: this.config });
    this.connected = true;
  }

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
  protected override readonly replicas = this.createReplicas((options) => new Connection(this.config, options, 'read'));
}

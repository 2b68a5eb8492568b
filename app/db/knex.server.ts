/** Everything that knows knex, by which the ORM talks to PostgreSQL; tests/integration/knex.test.ts holds what is relied on. */
import type { AnyEntity, EntityData, QueryResult, Transaction } from '@mikro-orm/core';
import {
  type EntityManager,
  type Knex,
  type MikroORM,
  PostgreSqlConnection,
  PostgreSqlDriver,
  PostgreSqlKnexDialect,
  Utils,
} from '@mikro-orm/postgresql';
import { beforeDeadline } from './deadline.server';
import { timed } from './statement-times.server';

/** No free connection, and a transaction whose connection was lost between its statements. */
export const POOL_OUTAGE = /timeout acquiring a connection|transaction query already complete/i;

/** The statement stands before them. */
export const wordsBehindStatement = (message: string): string => message.split(' - ').at(-1) ?? '';

/** PostgreSQL's details and knex's bindings quote rows, e-mail addresses among them, and errors end up in the log. */
export const withoutValues = (error: Error) =>
  Object.assign(error, { detail: undefined, where: undefined, bindings: undefined });

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

/** What the ORM leaves without types. */
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

interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

export const connectionPool = ({ em }: MikroORM): Pool => em.getConnection().getKnex().client.pool;

/** Where packages of other people get a connection for each statement. */
export const connectionStore = (em: EntityManager) => ({ storeClient: em.getKnex(), storeType: 'knex' });

/** In the transaction of `em`, if it has one. */
export function execute<Row>(
  em: EntityManager,
  from: 'read' | 'write',
  { text, values }: { text: string; values: readonly unknown[] },
): PromiseLike<{ rows: Row[] }> {
  const statement = em.getKnex(from).raw(text, values as never);
  const transaction = em.getTransactionContext<Knex.Transaction>();
  return transaction ? statement.transacting(transaction) : statement;
}

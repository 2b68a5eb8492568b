/** All code that depends on knex, which the ORM uses for PostgreSQL. tests/integration/knex.test.ts checks what it relies on. */
import { createHash } from 'node:crypto';
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
import { LRUCache } from 'lru-cache';
import { errorCode } from '../lib/errors';
import { beforeDeadline } from './deadline.server';
import { timed } from './statement-times.server';

/** No free connection, or a transaction whose connection was lost between two statements. */
export const POOL_OUTAGE = /timeout acquiring a connection|transaction query already complete/i;

/** Drivers put the statement before their message. */
export const wordsBehindStatement = (message: string): string => message.split(' - ').at(-1) ?? '';

/** PostgreSQL's details and knex's bindings quote rows, such as email addresses, and errors are logged. */
export const withoutValues = (error: Error) =>
  Object.assign(error, { detail: undefined, where: undefined, bindings: undefined });

/** Moves SQL fragments from the values into the statement's text. */
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

/** The ORM has no types for these. */
interface KnexClient {
  connectionSettings: { statement_timeout?: number };
  _acquireOnlyConnection(): Promise<object>;
  acquireConnection(): Promise<object>;
  releaseConnection(connection: object): Promise<void>;
  positionBindings(sql: string): string;
  emit(event: 'query', statement: object): void;
  _query(connection: object, statement: object): Promise<object>;
}

interface KnexStatement<Row> {
  sql: string;
  bindings: readonly unknown[];
  options: { name: string } | undefined;
  response?: { rows: Row[] };
}
const KnexDialect = PostgreSqlKnexDialect as unknown as new () => KnexClient;

class Dialect extends KnexDialect {
  /** PgBouncer refuses unknown startup parameters. The driver's own timeout remains. */
  override async _acquireOnlyConnection(): Promise<object> {
    try {
      return await super._acquireOnlyConnection();
    } catch (error) {
      if (!/unsupported startup parameter: statement_timeout/.test(String(error))) throw error;
      delete this.connectionSettings.statement_timeout;
      return super._acquireOnlyConnection();
    }
  }

  /** Drops the connection after a timeout, because its statement may still be running. */
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

/** Sends values as bind parameters, so that errors do not quote them, and keeps to the deadline. */
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
    // A query of a migration has its transaction with it.
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

/** For packages that run single statements on a knex connection. */
export const connectionStore = (em: EntityManager) => ({ storeClient: em.getKnex(), storeType: 'knex' });

interface Statement {
  text: string;
  values: readonly unknown[];
  isPrepared: boolean;
}

/** Statements with numbered placeholders. */
const numbered = new LRUCache<string, string>({ max: 500 });

function withNumbers(client: KnexClient, text: string): string {
  const sql = numbered.get(text) ?? client.positionBindings(text);
  numbered.set(text, sql);
  return sql;
}

/** Each takes memory of every connection permanently. */
const MAX_PREPARED = 60;
const names = new Map<string, string>();

/** The name of a prepared statement, the same in every process. */
function nameFor(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size >= MAX_PREPARED) return known;
  const name = `tapeta_${createHash('sha256').update(sql).digest('base64url').slice(0, 16)}`;
  names.set(sql, name);
  return name;
}

/** Unknown name or name in use (both behind PgBouncer), or changed columns. */
const UNPREPARED = ['26000', '42P05', '0A000'];
let canPrepare = true;

/** Uses a connection directly: knex's builder and runner would double the cost. */
async function ask<Row>(client: KnexClient, { text, values, isPrepared }: Statement): Promise<{ rows: Row[] }> {
  const sql = withNumbers(client, text);
  const name = isPrepared && canPrepare ? nameFor(sql) : undefined;
  const connection = await client.acquireConnection();
  const sent: KnexStatement<Row> = { sql, bindings: values, options: name ? { name } : undefined };
  client.emit('query', sent);
  try {
    await client._query(connection, sent);
    return sent.response as { rows: Row[] };
  } catch (error) {
    if (!name || !UNPREPARED.includes(errorCode(error))) throw error;
    canPrepare = false;
  } finally {
    await client.releaseConnection(connection);
  }
  return ask(client, { text, values, isPrepared });
}

/** Runs in the transaction of `em`, if it has one. */
export function execute<Row>(
  em: EntityManager,
  from: 'read' | 'write',
  statement: Statement,
): PromiseLike<{ rows: Row[] }> {
  const transaction = em.getTransactionContext<Knex.Transaction>();
  if (!transaction) return ask(em.getKnex(from).client, statement);
  return em
    .getKnex(from)
    .raw(statement.text, statement.values as never)
    .transacting(transaction);
}

/** All code that depends on knex, which the ORM uses for PostgreSQL. tests/integration/knex.test.ts checks what it relies on. */
import { createHash } from 'node:crypto';
import type { AnyEntity, EntityData, QueryResult, Transaction } from '@mikro-orm/core';
import {
  type EntityManager,
  type Knex,
  type MikroORM,
  PostgreSqlConnection,
  PostgreSqlDriver,
  Utils,
} from '@mikro-orm/postgresql';
import type { Client } from 'pg';
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

/**
 * Limits what runs on a new connection. A pooler lends one connection to many, and refuses the setting as a startup parameter:
 * there, the driver's own limit remains. @param ms 0 for no limit
 */
export const limitStatements =
  (ms: number) =>
  (connection: Client & { processID: number }, done: (error: Error | null) => void): void =>
    connection.query(
      `select set_config('statement_timeout', $1, false) where pg_backend_pid() = $2`,
      [String(ms), connection.processID],
      done,
    );

/** After the driver's own limit, a statement may still be running. */
export const isFree = (connection: Client & { readyForQuery: boolean }): boolean => connection.readyForQuery;

/** Sends values as bind parameters, so that errors do not quote them, and keeps to the deadline. */
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
    // A query of a migration has its transaction with it.
    const within = transaction ?? (client?.transacting ? (statement as unknown as Knex.Transaction) : undefined);
    if (within) raw.transacting(within);
    try {
      return this.transformRawResult(await timed(() => beforeDeadline(() => raw)), method);
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

/** Runs in the transaction of `em`, if it has one. */
export async function execute<Row>(
  em: EntityManager,
  from: 'read' | 'write',
  { text, values, isPrepared }: Statement,
): Promise<{ rows: Row[] }> {
  const transaction = em.getTransactionContext<Knex.Transaction>();
  const name = isPrepared && canPrepare && !transaction ? nameFor(text) : undefined;
  const bindings = values.map((value) => (value === undefined ? null : value)) as Knex.RawBinding[];
  const raw = em.getKnex(from).raw<{ rows: Row[] }>(text, bindings);
  if (transaction) raw.transacting(transaction);
  try {
    return await (name ? raw.options({ name }) : raw);
  } catch (error) {
    if (!name || !UNPREPARED.includes(errorCode(error))) throw error;
    canPrepare = false;
  }
  return execute(em, from, { text, values, isPrepared });
}

import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { env } from '../lib/env.server';
import { connectionPool } from './knex.server';
import { migrations } from './migrations';
import { ormConfig } from './orm-config.server';

interface Options {
  steps?: typeof migrations;
  /** The database's own name, for the migrator, which would make one of another name. */
  dbName?: string;
  replicaUrl?: string | undefined;
}

const connectionOptions = (url: string, connectTimeout: number, statementTimeout: number) => ({
  connection: {
    connectionString: url,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    // A frozen database ends no statement itself.
    query_timeout: statementTimeout,
  },
});

/** @param statementTimeout in ms; 0 for work that may take its time, such as a migration. */
export async function connectOrm(url: string, statementTimeout = 5000, options: Options = {}): Promise<MikroORM> {
  const { steps = migrations, dbName = ormConfig.dbName, replicaUrl } = options;
  const orm = await MikroORM.init({
    ...ormConfig,
    dbName,
    migrations: { ...ormConfig.migrations, migrationsList: steps },
    driverOptions: connectionOptions(url, 5000, statementTimeout),
    // Short enough to ask the primary in time.
    replicas: replicaUrl ? [{ driverOptions: connectionOptions(replicaUrl, 1000, 2000) }] : [],
  });
  pool = connectionPool(orm);
  return orm;
}

/** Connects for as long as `work` takes. @param statementTimeout in ms; 0 for work of any length */
export async function withOrm<T>(
  url: string,
  work: (em: EntityManager) => Promise<T>,
  statementTimeout = 0,
): Promise<T> {
  const orm = await connectOrm(url, statementTimeout);
  try {
    return await work(orm.em.fork());
  } finally {
    await orm.close();
  }
}

/** The connections of this process, which has one ORM. */
let pool: ReturnType<typeof connectionPool> | undefined;

export function poolState(): { used: number; free: number; waiting: number } {
  return {
    used: pool?.numUsed() ?? 0,
    free: pool?.numFree() ?? 0,
    waiting: pool?.numPendingAcquires() ?? 0,
  };
}

declare global {
  // Survives the module reloads of the development server.
  var tapetaOrm: Promise<MikroORM> | undefined;
}

export async function forkEm(): Promise<EntityManager> {
  if (!env.DATABASE_URL) throw new Error('DATABASE_URL is not set');
  globalThis.tapetaOrm ??= connectOrm(env.DATABASE_URL, undefined, {
    replicaUrl: env.DATABASE_REPLICA_URL,
  }).catch((error) => {
    // The next request tries again; a failure that is kept would outlive the outage.
    globalThis.tapetaOrm = undefined;
    throw error;
  });
  return (await globalThis.tapetaOrm).em.fork();
}

import { type EntityManager, MikroORM, type Options } from '@mikro-orm/postgresql';
import { env } from '../lib/env.server';
import { connectionPool, isFree, limitStatements } from './knex.server';
import { ormConfig } from './orm-config.server';

/** `dbName`: the database's real name, because the migrator would create a database with any other name. */
type Choices = Pick<Options, 'dbName' | 'extensions' | 'migrations'> & { replicaUrl?: string | undefined };

const connectionOptions = (url: string, connectTimeout: number, statementTimeout: number) => ({
  connection: {
    connectionString: url,
    connectionTimeoutMillis: connectTimeout,
    // A frozen database never ends a statement.
    query_timeout: statementTimeout,
  },
  pool: { afterCreate: limitStatements(statementTimeout), validate: isFree },
});

/** @param statementTimeout in ms; 0 for long work such as a migration. */
export async function connectOrm(url: string, statementTimeout = 5000, choices: Choices = {}): Promise<MikroORM> {
  const { replicaUrl, ...options } = choices;
  const orm = await MikroORM.init({
    ...ormConfig,
    ...options,
    driverOptions: connectionOptions(url, 5000, statementTimeout),
    // Short, so that enough time is left for the primary.
    replicas: replicaUrl ? [{ driverOptions: connectionOptions(replicaUrl, 1000, 2000) }] : [],
  });
  pool = connectionPool(orm);
  return orm;
}

/** Connects while `work` runs. @param statementTimeout in ms; 0 for work of any length */
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

/** The ORM of this process, with its connections. */
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
    // Forgotten, so that the next request tries again.
    globalThis.tapetaOrm = undefined;
    throw error;
  });
  return (await globalThis.tapetaOrm).em.fork();
}

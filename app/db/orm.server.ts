import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { env } from '../lib/env.server';
import { migrations } from './migrations';
import { ormConfig } from './orm-config.server';

/** @param statementTimeout in ms; 0 for work that may take its time, such as a migration. */
export async function connectOrm(url: string, statementTimeout = 5000, steps = migrations): Promise<MikroORM> {
  const orm = await MikroORM.init({
    ...ormConfig,
    migrations: { ...ormConfig.migrations, migrationsList: steps },
    clientUrl: url,
    driverOptions: {
      connection: {
        connectionTimeoutMillis: 5000,
        statement_timeout: statementTimeout,
        // A frozen database ends no statement itself.
        query_timeout: statementTimeout,
      },
    },
  });
  pool = orm.em.getConnection().getKnex().client.pool;
  return orm;
}

type Pool = { numUsed(): number; numFree(): number; numPendingAcquires(): number };

/** The connections of this process, which has one ORM. */
let pool: Pool | undefined;

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
  globalThis.tapetaOrm ??= connectOrm(env.DATABASE_URL).catch((error) => {
    // The next request tries again; a failure that is kept would outlive the outage.
    globalThis.tapetaOrm = undefined;
    throw error;
  });
  return (await globalThis.tapetaOrm).em.fork();
}

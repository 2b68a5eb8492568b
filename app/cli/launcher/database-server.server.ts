import { type PostgresServer, startPostgres } from '~/cli/postgres/server.server';
import type { Env } from '~/lib/env.server';

// Every worker's pool, and room for the jobs, the launcher and a command beside them.
const CONNECTIONS_PER_WORKER = 10;
const CONNECTIONS_BESIDE = 40;

/** The PostgreSQL that DATABASE_URL names, which is left alone, or else the embedded one. */
export async function startDatabase(env: Env, onLost: (error: unknown) => void): Promise<PostgresServer> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => undefined, kill: () => undefined };
  const maxConnections = CONNECTIONS_BESIDE + env.WEB_CONCURRENCY * CONNECTIONS_PER_WORKER;
  return startPostgres(env.DATA_DIR, { maxConnections, onLost });
}

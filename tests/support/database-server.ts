import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The PostgreSQL server for test databases, set by tests/support/postgres.ts for the whole run. */
export const SERVER_VARIABLE = 'TEST_DATABASE_URL';

/** Set by tests/support/postgres.ts: a migrated database to copy. */
export const TEMPLATE_VARIABLE = 'TEST_DATABASE_TEMPLATE';

/** The server for new databases, if there is one. The database of DATABASE_URL itself is never written to. */
export function databaseServer(): string | undefined {
  return process.env[SERVER_VARIABLE] || process.env.DATABASE_URL || undefined;
}

export interface Database {
  url: string;
  drop(): Promise<void>;
}

/** A new migrated database on this server, or an empty one if there is no template. */
export const createMigratedDatabaseOn = (server: string) => createDatabaseOn(server, process.env[TEMPLATE_VARIABLE]);

/** A new database on this server: an empty one, or a copy of `template`. */
export async function createDatabaseOn(server: string, template = 'template0'): Promise<Database> {
  const name = `tapeta_test_${randomBytes(6).toString('hex')}`;
  await execute(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = async () => {
    // Not `with (force)`: while autovacuum runs, only a superuser may use it. A plain drop ends autovacuum.
    await execute(
      server,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = current_user`,
      `drop database if exists ${name}`,
    );
  };
  return { url: url.href, drop };
}

async function execute(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

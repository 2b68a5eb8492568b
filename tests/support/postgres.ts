import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { beginPostgres } from '~/cli/postgres/embedded.server';
import { superuserUrl } from '~/cli/postgres/site-database.server';
import { migrateDatabase } from '~/db/migrate.server';
import { dataFolderOf } from './data-folder';
import { createDatabaseOn, databaseServer, SERVER_VARIABLE, TEMPLATE_VARIABLE } from './database-server';
// Chooses the seed once for the whole run.
import './seed';

interface Server {
  url: string;
  /** Counts the projects of a run. Each starts with this file, in any order, and the last one to end stops the server. */
  users: number;
  stop(): Promise<void>;
}

declare global {
  // Each project loads this module again.
  var testServer: Server | undefined;
}

/**
 * For a whole test run: the PostgreSQL of TEST_DATABASE_URL or DATABASE_URL, or else an embedded one in a temporary
 * directory, with a migrated database that test files copy.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  globalThis.testServer ??= { users: 0, ...(givenServer() ?? (await embeddedServer())) };
  const server = globalThis.testServer;
  server.users += 1;
  const template = await createDatabaseOn(server.url);
  await migrateDatabase(template.url);
  process.env[SERVER_VARIABLE] = server.url;
  process.env[TEMPLATE_VARIABLE] = new URL(template.url).pathname.slice(1);
  return async () => {
    await template.drop();
    server.users -= 1;
    if (server.users > 0) return;
    await server.stop();
    await rm(dataFolderOf(process.pid), { recursive: true, force: true });
  };
}

function givenServer() {
  const url = databaseServer();
  return url === undefined ? null : { url, stop: async () => undefined };
}

async function embeddedServer() {
  const directory = await mkdtemp(path.join(tmpdir(), 'tapeta-postgres-'));
  // When run as root, the server runs as another user, who needs access to its files.
  await chmod(directory, 0o711);
  const server = beginPostgres({ dataDir: directory, release: () => undefined }, { maxConnections: 200 });
  const { url } = await server.started;
  await prepareForTests(superuserUrl(directory, new URL(url).port));
  // A failure in an earlier teardown must not leave the server running.
  process.once('exit', server.kill);
  return {
    url,
    stop: async () => {
      process.removeListener('exit', server.kill);
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * The site's role creates the databases, so that tests have no more rights than a site. Durability is off, because no one needs
 * these databases after a crash; tests about crashes use their own servers.
 */
async function prepareForTests(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('alter role tapeta createdb');
  await client.query('grant set on parameter session_replication_role, deadlock_timeout to tapeta');
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '~/cli/postgres/embedded.server';
import { superuserUrl } from '~/cli/postgres/site-database.server';
import { migrateDatabase } from '~/db/migrate.server';
import { createDatabaseOn, databaseServer, SERVER_VARIABLE, TEMPLATE_VARIABLE } from './database-server';
// Draws the seed once for the whole run.
import './seed';

interface Server {
  url: string;
  /** Of the parts of a run: each begins with this file, in an order of chance, and the last one that ends stops the server. */
  users: number;
  stop(): Promise<void>;
}

declare global {
  // Each part loads this module anew.
  var testServer: Server | undefined;
}

/**
 * For a whole run of tests: the PostgreSQL of TEST_DATABASE_URL or DATABASE_URL, or else the embedded one in a directory
 * of its own, and on it a migrated database that test files copy.
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
    if (server.users === 0) await server.stop();
  };
}

function givenServer() {
  const url = databaseServer();
  return url === undefined ? null : { url, stop: async () => undefined };
}

async function embeddedServer() {
  const directory = await mkdtemp(path.join(tmpdir(), 'tapeta-postgres-'));
  // As root, the server runs as another user, who has to get through to its files.
  await chmod(directory, 0o711);
  const server = await startPostgres({ dataDir: directory, release: () => undefined }, { maxConnections: 200 });
  await prepareForTests(superuserUrl(directory, new URL(server.url).port));
  // A failure of what is taken down before it must not leave it running.
  process.once('exit', server.kill);
  return {
    url: server.url,
    stop: async () => {
      process.removeListener('exit', server.kill);
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * The site's own role makes the databases, so that the code is tested with no more rights than it has on a site. Nobody needs
 * them after a crash of the machine; what survives one is tested on servers of its own.
 */
async function prepareForTests(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('alter role tapeta createdb');
  await client.query('grant set on parameter session_replication_role to tapeta');
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

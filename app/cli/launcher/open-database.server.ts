import pg from 'pg';
import { clusterDirectory, startPostgres } from '~/cli/postgres/embedded.server';
import { findPostmaster } from '~/cli/postgres/postmaster.server';
import { embeddedUrl } from '~/cli/postgres/site-database.server';
import { env } from '~/lib/env.server';
import { CommandError } from './command-error.server';
import { openDataDir } from './data-dir.server';
import { lockDataDir, lockHolder, SERVER_PURPOSE } from './data-dir-lock.server';
import { waitUntil } from './wait.server';

export interface OpenDatabase {
  url: string;
  close(): Promise<void>;
}

const SIGNALS = { SIGINT: 2, SIGTERM: 15 } as const;
const SERVER_START_MS = 30_000;

/** The database of DATABASE_URL, else that of the running Tapeta, else the embedded one for as long as the command runs. */
export async function openDatabase(purpose = 'another Tapeta command'): Promise<OpenDatabase> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, close: async () => undefined };
  openDataDir(env.DATA_DIR);
  return lockHolder(env.DATA_DIR)?.purpose === SERVER_PURPOSE ? connectToRunning() : startOwnDatabase(purpose);
}

async function connectToRunning(): Promise<OpenDatabase> {
  const clusterDir = clusterDirectory(env.DATA_DIR);
  let url = '';
  // A first start makes the role and the database only once PostgreSQL is ready.
  const answers = async () => {
    const postmaster = findPostmaster(clusterDir);
    if (!postmaster?.ready) return false;
    url = embeddedUrl(env.DATA_DIR, postmaster.port);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  };
  if (!(await waitUntil(answers, SERVER_START_MS)))
    throw new CommandError('The running Tapeta has no database that answers. Look at its console.');
  return { url, close: async () => undefined };
}

async function startOwnDatabase(purpose: string): Promise<OpenDatabase> {
  const unlock = lockDataDir(env.DATA_DIR, purpose);
  try {
    const server = await startPostgres(env.DATA_DIR);
    const close = async () => {
      for (const signal of Object.keys(SIGNALS)) process.removeListener(signal, interrupt);
      await server.stop();
      unlock();
    };
    const interrupt = (signal: keyof typeof SIGNALS) => close().finally(() => process.exit(128 + SIGNALS[signal]));
    for (const signal of Object.keys(SIGNALS)) process.once(signal, interrupt);
    return { url: server.url, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

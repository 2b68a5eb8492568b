import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { beginPostgres, clusterDirectory, isClusterThere, type StartingServer } from '~/cli/postgres/embedded.server';
import { findPostmaster } from '~/cli/postgres/postmaster.server';
import { embeddedUrl } from '~/cli/postgres/site-database.server';
import { withClient } from '~/db/client.server';
import { migrateDatabase } from '~/db/migrate.server';
import { withOrm } from '~/db/orm.server';
import { env } from '~/lib/env.server';
import { sealWith } from '~/lib/sealed.server';
import { messagesOf } from '~/messages/messages';
import { CommandError, reportFailure } from './launcher/command-error.server';
import { openDataDir, readSecret, SESSION_SECRET } from './launcher/data-dir.server';
import { lockDataDir, runningServers } from './launcher/data-dir-lock.server';
import { becomeDataOwner } from './launcher/data-owner.server';
import { isElsewhere, type Lease } from './launcher/leases.server';
import { reachDatabase, tryDatabase } from './launcher/reach-database.server';
import { requireStorage } from './launcher/require-storage.server';
import { waitUntil } from './launcher/wait.server';

interface OpenDatabase {
  url: string;
  close(): Promise<void>;
}

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
const SERVER_START_MS = 30_000;

interface Access {
  mayCreate?: boolean;
}

/** For the few commands that make a site where there is none. */
export const MAY_CREATE: Access = { mayCreate: true };

/** Migrates the database first. @param purpose what this command does, for other commands that find the folder in use */
export const withGallery = <T>(
  purpose: string,
  work: (em: EntityManager, url: string) => Promise<T>,
  access?: Access,
): Promise<T> =>
  withDatabase(
    purpose,
    async (url) => {
      await migrateDatabase(url);
      return withOrm(url, (em) => work(em, url));
    },
    access,
  );

export async function withDatabase<T>(
  purpose: string,
  work: (url: string) => Promise<T>,
  { mayCreate = false }: Access = {},
): Promise<T> {
  const database = await openDatabase(purpose, mayCreate);
  try {
    // Settings that are stored encrypted need it.
    sealWith(readSecret(env.DATA_DIR, SESSION_SECRET));
    return await work(database.url);
  } finally {
    await database.close();
  }
}

/** Uses DATABASE_URL, else the database of the running Tapeta, else starts the embedded one for this command. */
async function openDatabase(purpose: string, mayCreate: boolean): Promise<OpenDatabase> {
  becomeDataOwner();
  await requireStorage();
  if (env.DATABASE_URL) {
    await reachDatabase(env.DATABASE_URL, 0);
    const database = { url: env.DATABASE_URL, close: async () => undefined };
    await requireTables(database, mayCreate);
    return database;
  }
  const [server] = await runningServers(env.DATA_DIR);
  if (server) return connectToRunning(server);
  if (!mayCreate && !isClusterThere(env.DATA_DIR)) throw noSite();
  openDataDir(env.DATA_DIR);
  const database = await startOwnDatabase(purpose);
  await requireTables(database, mayCreate);
  return database;
}

const noSite = () => new CommandError(messagesOf('commands').database.noSite(path.resolve(env.DATA_DIR)));

async function requireTables({ url, close }: OpenDatabase, mayCreate: boolean): Promise<void> {
  const { rows } = await withClient(url, (client) => client.query(`select to_regclass('migration') as name`));
  if (mayCreate || rows[0].name) return;
  await close();
  throw noSite();
}

async function connectToRunning(server: Lease): Promise<OpenDatabase> {
  if (server.isShared) throw new CommandError(messagesOf('commands').database.other);
  if (isElsewhere(server)) {
    throw new CommandError(messagesOf('commands').database.elsewhere(env.DATA_DIR, server.host));
  }
  const clusterDir = clusterDirectory(env.DATA_DIR);
  let url = '';
  // On a first start, the role and the database are created only after PostgreSQL is ready.
  const answers = async () => {
    const postmaster = findPostmaster(clusterDir);
    if (!postmaster?.ready) return false;
    url = embeddedUrl(env.DATA_DIR, postmaster.port);
    return (await tryDatabase(url)) === null;
  };
  if (!(await waitUntil(answers, SERVER_START_MS))) throw new CommandError(messagesOf('commands').database.silent);
  return { url, close: async () => undefined };
}

async function startOwnDatabase(purpose: string): Promise<OpenDatabase> {
  let server: StartingServer | undefined;
  const onLost = (error: CommandError) => {
    reportFailure(error);
    void Promise.resolve(server?.kill()).finally(() => process.exit(1));
  };
  const lock = await lockDataDir(env.DATA_DIR, purpose, { onLost });
  const own = beginPostgres(lock);
  server = own;
  const close = async () => {
    for (const signal of Object.keys(SIGNALS)) process.removeListener(signal, interrupt);
    await own.stop();
    lock.release();
  };
  let interrupted: Promise<never> | undefined;
  const interrupt = (signal: keyof typeof SIGNALS) => {
    interrupted = close().finally(() => process.exit(128 + SIGNALS[signal])) as Promise<never>;
  };
  for (const signal of Object.keys(SIGNALS)) process.once(signal, interrupt);
  try {
    return { url: (await own.started).url, close };
  } catch (error) {
    // The failure is only that it was stopped.
    await interrupted;
    await close();
    throw error;
  }
}

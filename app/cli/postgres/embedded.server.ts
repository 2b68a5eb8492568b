import { realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CommandError } from '~/cli/launcher/command-error.server';
import { readOrCreateSecret } from '~/cli/launcher/data-dir.server';
import type { DataDirLock } from '~/cli/launcher/data-dir-lock.server';
import { findFreePort } from '~/cli/launcher/port.server';
import { restartLimit } from '~/cli/launcher/supervisor.server';
import { errorCode } from '~/lib/errors';
import { log } from '~/lib/log.server';
import { chooseAccount } from './account.server';
import { locateBinaries } from './binaries.server';
import { prepareCluster, SUPERUSER } from './cluster.server';
import { hasEnded, type Launched, type LaunchPlan, launchServer } from './launch.server';
import { stopOrphans, stopPostmaster } from './postmaster.server';

export interface PostgresServer {
  url: string;
  stop(): Promise<void>;
  kill(): void;
}

interface Options {
  maxConnections?: number;
  onLost?: (error: unknown) => void;
}

const DATABASE = 'tapeta';
const ROLE = 'tapeta';
const PASSWORD_FILE = 'postgres-password';
const SUPERUSER_PASSWORD_FILE = 'postgres-superuser-password';
const MAX_PORT_TRIES = 5;
const DEATHS_WITHIN_MS = 60_000;
const FULL_DISK_RETRY_MS = 1000;
// Whoever stops the site kills all of it after ten seconds, as containers do; a recovery is better than that.
const STOP_TIMEOUTS = { clean: 2500, immediate: 1000 };

export function clusterDirectory(dataDir: string): string {
  return path.join(realpathSync(dataDir), 'postgres');
}

export function embeddedUrl(dataDir: string, port: number): string {
  return `postgres://${ROLE}:${readOrCreateSecret(dataDir, PASSWORD_FILE)}@127.0.0.1:${port}/${DATABASE}`;
}

export function superuserUrl(dataDir: string, port: string | number): string {
  return `postgres://${SUPERUSER}:${readOrCreateSecret(dataDir, SUPERUSER_PASSWORD_FILE)}@127.0.0.1:${port}/postgres`;
}

/**
 * Starts this data directory's PostgreSQL, and starts it again on the same port whenever it dies. Only for the holder of the
 * lock: PostgreSQL's own lock file, which goes by process ids, is removed on the way.
 */
export async function startPostgres(
  { dataDir }: DataDirLock,
  { maxConnections = 60, onLost }: Options = {},
): Promise<PostgresServer> {
  const clusterDir = clusterDirectory(dataDir);
  const binaries = await locateBinaries();
  const account = chooseAccount(dataDir, clusterDir, binaries);
  await stopOrphans(clusterDir);
  readOrCreateSecret(dataDir, SUPERUSER_PASSWORD_FILE);
  await prepareCluster(clusterDir, path.join(realpathSync(dataDir), SUPERUSER_PASSWORD_FILE), binaries, account);
  const logFile = path.join(dataDir, 'postgres.log');
  const { plan, launched } = await launchOnFreePort({
    binary: binaries.postgres,
    account,
    clusterDir,
    maxConnections,
    logFile,
  });
  const server = { url: embeddedUrl(dataDir, plan.port), ...superviseServer(plan, launched, onLost) };
  try {
    await createDatabase(dataDir, plan.port);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

async function launchOnFreePort(settings: Omit<LaunchPlan, 'port'>) {
  for (let tries = 1; ; tries += 1) {
    const plan = { ...settings, port: await findFreePort() };
    const launched = await launchServer(plan);
    if (!launched.failure) return { plan, launched };
    const isPortTaken = launched.failure.message.includes('could not create any TCP/IP sockets');
    if (!isPortTaken || tries === MAX_PORT_TRIES) throw launched.failure;
  }
}

function superviseServer(plan: LaunchPlan, launched: Launched, onLost: Options['onLost']): Omit<PostgresServer, 'url'> {
  const countDeath = restartLimit('the database', DEATHS_WITHIN_MS, `Its log is ${plan.logFile}.`);
  let stopping = false;
  let restarting: Promise<void> | undefined;
  watch();

  function watch(): void {
    const { child } = launched;
    const onExit = () => {
      if (!stopping) restarting = restart().catch((error) => onLost?.(error));
    };
    if (hasEnded(child)) onExit();
    else child.once('exit', onExit);
  }

  async function restart(): Promise<void> {
    let isFull = false;
    while (!stopping) {
      if (launched.ranOutOfSpace()) {
        if (!isFull) log.warn('The disk of the database is full. It is started again as soon as there is room.');
        isFull = true;
        await sleep(FULL_DISK_RETRY_MS);
      } else {
        countDeath();
        log.warn('The database ended unexpectedly. Starting it again.');
      }
      await stopOrphans(plan.clusterDir);
      launched = await launchServer(plan);
      if (!launched.failure) return watch();
      if (launched.ranOutOfSpace()) continue;
      log.error(launched.failure.message);
      await sleep(500);
    }
  }

  return {
    stop: async () => {
      stopping = true;
      await restarting;
      const { child } = launched;
      if (child.pid && !hasEnded(child)) await stopPostmaster(child.pid, STOP_TIMEOUTS);
    },
    kill: () => {
      stopping = true;
      launched.child.kill('SIGQUIT');
    },
  };
}

async function createDatabase(dataDir: string, port: number): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl(dataDir, port) });
  await client.connect().catch((error) => {
    if (!/^28/.test(errorCode(error))) throw error;
    throw new CommandError(
      `Tapeta cannot start: the database in ${dataDir} was made by an earlier version. Make a backup with that one, and restore it into an empty DATA_DIR.`,
    );
  });
  try {
    const { rowCount: roles } = await client.query('select from pg_roles where rolname = $1', [ROLE]);
    const own = client.escapeLiteral(readOrCreateSecret(dataDir, PASSWORD_FILE));
    await client.query(`${roles ? 'alter' : 'create'} role ${ROLE} login nosuperuser password ${own}`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE} owner ${ROLE}`);
  } finally {
    await client.end();
  }
}

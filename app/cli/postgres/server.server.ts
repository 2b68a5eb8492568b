import { realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { keptSecret } from '../data-dir.server';
import { findFreePort } from '../port.server';
import { Refusal } from '../refusal.server';
import { chooseAccount } from './account.server';
import { locateBinaries } from './binaries.server';
import { prepareCluster, SUPERUSER } from './cluster.server';
import { hasEnded, type LaunchPlan, launchServer } from './launch.server';
import { stopLeftovers, stopPostmaster } from './postmaster.server';

export interface PostgresServer {
  url: string;
  /** Ends it in good order: everyone is disconnected and the files are closed cleanly. */
  stop(): Promise<void>;
  /** Ends it this instant. Nothing committed is lost; the next start recovers. */
  kill(): void;
}

interface Options {
  maxConnections?: number;
  /** Called when it died and could not be brought back. */
  onLost?: (error: unknown) => void;
}

const DATABASE = 'tapeta';
const PASSWORD_FILE = 'postgres-password';
const DEATHS_ALLOWED = 5;
const DEATHS_WITHIN_MS = 60_000;
const FULL_DISK_PAUSE_MS = 1000;
// Whoever stops the site kills all of it after ten seconds, as containers do; a recovery is better than that.
const STOP_PATIENCE = { clean: 2500, immediate: 1000 };

/** The cluster's directory as PostgreSQL's processes see it, with no symbolic link in it. */
export function clusterDirectory(dataDir: string): string {
  return path.join(realpathSync(dataDir), 'postgres');
}

/** The address of the database on this port of the loopback interface. */
export function embeddedUrl(dataDir: string, port: number, database = DATABASE): string {
  return `postgres://${SUPERUSER}:${keptSecret(dataDir, PASSWORD_FILE)}@127.0.0.1:${port}/${database}`;
}

/** Starts this data directory's PostgreSQL and starts it again, on the same port, whenever it dies. */
export async function startPostgres(
  dataDir: string,
  { maxConnections = 60, onLost }: Options = {},
): Promise<PostgresServer> {
  const clusterDir = clusterDirectory(dataDir);
  const binaries = await locateBinaries();
  const account = chooseAccount(dataDir, clusterDir, binaries);
  const port = await findFreePort();
  const url = embeddedUrl(dataDir, port);
  await stopLeftovers(clusterDir);
  await prepareCluster(clusterDir, path.join(realpathSync(dataDir), PASSWORD_FILE), binaries, account);
  const logFile = path.join(dataDir, 'postgres.log');
  const plan = { binary: binaries.postgres, account, clusterDir, port, maxConnections, logFile };
  const server = { url, ...(await keepRunning(plan, onLost)) };
  try {
    await createDatabase(embeddedUrl(dataDir, port, 'postgres'));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

async function keepRunning(plan: LaunchPlan, onLost: Options['onLost']): Promise<Omit<PostgresServer, 'url'>> {
  const deaths: number[] = [];
  let stopping = false;
  let reviving: Promise<void> | undefined;
  let launched = await launchServer(plan);
  if (launched.failure) throw launched.failure;
  watch();

  function watch(): void {
    const { child } = launched;
    const onExit = () => {
      if (!stopping) reviving = revive().catch((error) => onLost?.(error));
    };
    if (hasEnded(child)) onExit();
    else child.once('exit', onExit);
  }

  async function revive(): Promise<void> {
    let isFull = false;
    while (!stopping) {
      if (launched.ranOutOfSpace()) {
        // It comes back as soon as somebody makes room; until then the site says 503 and still shows its pictures.
        if (!isFull) console.warn('The disk of the database is full. It is started again as soon as there is room.');
        isFull = true;
        await sleep(FULL_DISK_PAUSE_MS);
      } else {
        countDeath();
        console.warn('The database ended unexpectedly. Starting it again.');
      }
      await stopLeftovers(plan.clusterDir);
      launched = await launchServer(plan);
      if (!launched.failure) return watch();
      if (launched.ranOutOfSpace()) continue;
      console.error(launched.failure.message);
      await sleep(500);
    }
  }

  function countDeath(): void {
    deaths.push(Date.now());
    if (deaths.filter((time) => time > Date.now() - DEATHS_WITHIN_MS).length > DEATHS_ALLOWED) {
      throw new Refusal(`Tapeta stops: the database keeps ending unexpectedly. Its log is ${plan.logFile}.`);
    }
  }

  return {
    stop: async () => {
      stopping = true;
      await reviving;
      const { child } = launched;
      if (child.pid && !hasEnded(child)) await stopPostmaster(child.pid, STOP_PATIENCE);
    },
    kill: () => {
      stopping = true;
      launched.child.kill('SIGQUIT');
    },
  };
}

async function createDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '~/cli/launcher/command-error.server';
import type { DataDirLock } from '~/cli/launcher/data-dir-lock.server';
import { restartLimit } from '~/cli/launcher/supervisor.server';
import { paced } from '~/lib/env.server';
import { messagesOf } from '~/messages/messages';
import { log } from '~/platform/log.server';
import { chooseAccount } from './account.server';
import { locateBinaries } from './binaries.server';
import { prepareCluster } from './cluster.server';
import { finishUpgrade, isOutdated } from './former-cluster.server';
import { hasEnded, type Launched, type LaunchPlan, launchOnFreePort, launchServer } from './launch.server';
import { stopOrphans, stopPostmaster } from './postmaster.server';
import { createDatabase, embeddedUrl, superuserPasswordFile } from './site-database.server';

export interface PostgresServer {
  url: string;
  stop(): Promise<void>;
}

/** A server that can be stopped at any moment, also while it is being created. */
export interface StartingServer {
  started: Promise<PostgresServer>;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

interface Options {
  maxConnections?: number;
  onLost?: (error: unknown) => void;
  /** Ends the server and everything else that was started for it. */
  signal?: AbortSignal;
}

const DEATHS_WITHIN_MS = 60_000;
const FULL_DISK_RETRY_MS = paced(1000);
// Containers kill everything after ten seconds. An immediate shutdown, with a recovery at the next start, is better.
const STOP_TIMEOUTS = { clean: 2500, immediate: 1000 };

export function clusterDirectory(dataDir: string): string {
  return path.join(realpathSync(dataDir), 'postgres');
}

/** Also after a kill between the two renames of an upgrade. */
export const isClusterThere = (dataDir: string): boolean =>
  ['postgres', 'postgres.next'].some((name) => existsSync(path.join(dataDir, name)));

export function beginPostgres(lock: DataDirLock, options: Options = {}): StartingServer {
  const ends = new AbortController();
  const started = startPostgres(lock, { ...options, signal: ends.signal });
  let server: PostgresServer | undefined;
  const settled = started.then(
    (one) => (server = one),
    () => undefined,
  );
  const end = async () => {
    await settled;
    await server?.stop();
  };
  const kill = () => {
    ends.abort();
    return end();
  };
  return { started, stop: () => (server ? end() : kill()), kill };
}

/**
 * Starts this data directory's PostgreSQL and restarts it on the same port when it dies. The caller must hold the lock,
 * because this removes PostgreSQL's own lock file, which only knows process ids.
 */
export async function startPostgres(
  { dataDir }: DataDirLock,
  { maxConnections = 60, onLost, signal }: Options = {},
): Promise<PostgresServer> {
  const clusterDir = clusterDirectory(dataDir);
  const binaries = await locateBinaries();
  const account = chooseAccount(dataDir, clusterDir, binaries);
  await stopOrphans(clusterDir);
  finishUpgrade(clusterDir);
  if (isOutdated(clusterDir, binaries)) {
    const { upgradeCluster } = await import('./upgrade.server');
    await upgradeCluster(dataDir, { clusterDir, binaries, account, signal });
  }
  await prepareCluster(clusterDir, superuserPasswordFile(dataDir), binaries, account, signal);
  const logFile = path.join(dataDir, 'postgres.log');
  const { plan, launched } = await launchOnFreePort({
    binary: binaries.postgres,
    account,
    clusterDir,
    maxConnections,
    logFile,
    signal,
  });
  const server = { url: embeddedUrl(dataDir, plan.port), ...superviseServer(plan, launched, onLost) };
  try {
    await createDatabase(dataDir, plan.port);
  } catch (error) {
    await server.stop();
    // It ends in the middle of a statement then.
    throw launched.ranOutOfSpace() ? new CommandError(messagesOf('commands').diskFull(clusterDir)) : error;
  }
  return server;
}

function superviseServer(plan: LaunchPlan, launched: Launched, onLost: Options['onLost']): Omit<PostgresServer, 'url'> {
  const countDeath = restartLimit(DEATHS_WITHIN_MS, messagesOf('embeddedDatabase').failing(plan.logFile));
  let stopping = false;
  const isStopping = () => stopping || plan.signal?.aborted;
  let restarting: Promise<void> | undefined;
  watch();

  function watch(): void {
    const { child } = launched;
    const onExit = () => {
      if (!isStopping()) restarting = restart().catch((error) => onLost?.(error));
    };
    if (hasEnded(child)) onExit();
    else child.once('exit', onExit);
  }

  async function restart(): Promise<void> {
    let isFull = false;
    while (!isStopping()) {
      if (launched.ranOutOfSpace()) {
        if (!isFull) log.warn(messagesOf('embeddedDatabase').diskFull);
        isFull = true;
        await sleep(FULL_DISK_RETRY_MS);
      } else {
        countDeath();
        log.warn(messagesOf('embeddedDatabase').restarting);
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
  };
}

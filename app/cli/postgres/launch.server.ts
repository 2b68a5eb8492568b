import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statfsSync, statSync } from 'node:fs';
import { CommandError, FULL_DISK } from '~/cli/launcher/command-error.server';
import { findFreePort } from '~/cli/launcher/port.server';
import { waitUntil } from '~/cli/launcher/wait.server';
import { isSmall } from '~/lib/settings/machine.server';
import { messagesOf } from '~/messages/messages';
import type { Account } from './account.server';
import { postgresEnvironment } from './cluster.server';
import { followLog } from './follow-log.server';
import { findPostmaster, removeStaleLock } from './postmaster.server';

export interface LaunchPlan {
  binary: string;
  account: Account;
  clusterDir: string;
  port: number;
  maxConnections: number;
  logFile: string;
  /** Ends the server without a clean shutdown. */
  signal?: AbortSignal;
}

export interface Launched {
  child: ChildProcess;
  failure: CommandError | null;
  ranOutOfSpace(): boolean;
}

const MAX_PORT_TRIES = 5;
const MAX_LOG_BYTES = 10 * 1024 * 1024;
const START_TIMEOUT_MS = 120_000;
/** PostgreSQL ends when the next segment of its write-ahead log does not fit on the disk. */
const WAL_SEGMENT_BYTES = 16 * 1024 * 1024;

export async function launchServer(plan: LaunchPlan): Promise<Launched> {
  const { account, clusterDir, logFile, signal } = plan;
  signal?.throwIfAborted();
  removeStaleLock(clusterDir);
  const { log, start } = openLog(logFile);
  const [program = '', ...options] = [...account.prefix, plan.binary, ...serverOptions(plan)];
  const child = spawn(program, options, {
    ...account.credentials,
    // Its own session: Ctrl-C must only reach the launcher, which stops the database last.
    detached: true,
    cwd: '/',
    env: postgresEnvironment,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  signal?.addEventListener('abort', () => child.kill('SIGQUIT'));
  child.once('error', () => undefined);
  followLog(logFile, start, child);
  const ready = () => {
    const postmaster = findPostmaster(clusterDir);
    return postmaster?.pid === child.pid && postmaster?.ready === true;
  };
  await waitUntil(() => ready() || hasEnded(child), START_TIMEOUT_MS);
  const written = () => readFileSync(logFile).subarray(start).toString();
  const ranOutOfSpace = () => freeBytes(clusterDir) < WAL_SEGMENT_BYTES || FULL_DISK.test(written());
  const launched = { child, failure: null, ranOutOfSpace };
  if (ready()) return launched;
  child.kill('SIGQUIT');
  const complaint = written()
    .split('\n')
    .findLast((line) => line.includes('FATAL:'));
  const sentence = ranOutOfSpace()
    ? messagesOf('commands').diskFull(clusterDir)
    : messagesOf('embeddedDatabase').notStarted(complaint ?? '', logFile);
  return { ...launched, failure: new CommandError(sentence) };
}

export async function launchOnFreePort(settings: Omit<LaunchPlan, 'port'>) {
  for (let tries = 1; ; tries += 1) {
    const plan = { ...settings, port: await findFreePort() };
    const launched = await launchServer(plan);
    if (!launched.failure) return { plan, launched };
    const isPortTaken = launched.failure.message.includes('could not create any TCP/IP sockets');
    if (!isPortTaken || tries === MAX_PORT_TRIES) throw launched.failure;
  }
}

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

export function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

function serverOptions({ clusterDir, port, maxConnections }: LaunchPlan): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: maxConnections,
    shared_buffers: isSmall ? '32MB' : '128MB',
    // There is no replication, and the process for it costs memory.
    max_logical_replication_workers: 0,
    jit: 'off',
    // Details and statements quote what people typed, such as email addresses.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'fatal',
    log_checkpoints: 'off',
  };
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', clusterDir, '-p', String(port), ...given];
}

function openLog(file: string): { log: number; start: number } {
  if (existsSync(file) && statSync(file).size > MAX_LOG_BYTES) renameSync(file, `${file}.1`);
  return { log: openSync(file, 'a', 0o600), start: statSync(file).size };
}

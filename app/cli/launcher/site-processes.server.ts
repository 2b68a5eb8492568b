import { type ChildProcess, type ForkOptions, fork, type StdioOptions } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { env } from '~/lib/env.server';
import { heapMb } from '~/lib/settings/machine.server';
import { messagesOf } from '~/messages/messages';
import { addProcess, DRAIN } from '~/platform/processes.server';
import { projectRoot } from '~/platform/project-root.server';
import { logOutput } from './log-output.server';
import { type Supervised, supervise } from './supervisor.server';

// Their log goes straight to the launcher's standard output (LOG_FD); the launcher logs anything else they print.
const STDIO = ['ignore', 'pipe', 'pipe', 'ipc', 1] satisfies StdioOptions;

// With an arena for each thread, or pictures beside small blocks, glibc keeps memory that sharp has freed. Uploads arrive in
// pieces of 64 KB: beside small blocks, they kept 20 MB more.
const MALLOC = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' };

// By default, V8 kept 660 MB after a rush that needed 300, or collected a small initial heap six times a second.
const heap = heapMb(env.WEB_CONCURRENCY);
const WORKER_FLAGS = [
  `--max-old-space-size=${heap}`,
  `--initial-old-space-size=${Math.floor(heap / 3)}`,
  '--expose-gc',
];
const JOBS_FLAGS = [`--max-old-space-size=${heap}`, '--max-semi-space-size=2', '--expose-gc'];

interface Connection {
  fd: number;
  close(): void;
}

type OnLost = (error: unknown) => void;

export function startWorkers(count: number, childEnv: Record<string, string>, onLost: OnLost): Supervised {
  cluster.setupPrimary({
    exec: createRequire(import.meta.url).resolve('@remix-run/serve/dist/cli.js'),
    args: ['build/server/index.js'],
    execArgv: WORKER_FLAGS,
    cwd: projectRoot,
    stdio: STDIO,
  });
  const listening = new WeakSet<ChildProcess>();
  let hasBeenReady = false;
  cluster.on('listening', (worker) => {
    listening.add(worker.process);
    hasBeenReady = true;
  });
  // The message arrives after all connections sent before it. A worker that is still starting would miss it.
  const requestStop = (worker: ChildProcess) =>
    listening.has(worker) ? worker.connected && worker.send(DRAIN) : worker.kill('SIGTERM');
  const start = () => {
    const worker = cluster.fork({ ...MALLOC, ...childEnv, TAPETA_COMPONENT: 'worker' });
    // A message to a worker that has just died fails, and an unhandled error would end the launcher.
    worker.on('error', () => undefined);
    logOutput(worker.process, 'worker');
    addProcess(worker.process, 'worker');
    return closingPendingConnections(worker.process);
  };
  return supervise(messagesOf('launcher').workers, count, start, onLost, {
    requestStop,
    hasBeenReady: () => hasBeenReady,
  });
}

/** The launcher keeps a connection until the worker confirms it. If the worker dies first, the visitor would wait forever. */
function closingPendingConnections(worker: ChildProcess): ChildProcess {
  const pending = new Set<Connection>();
  const send = worker.send.bind(worker) as (...args: unknown[]) => boolean;
  worker.send = (...args: unknown[]) => {
    const [message, connection] = args as [{ act?: string }, Connection | undefined];
    if (message.act === 'newconn' && connection) {
      for (const one of pending) if (one.fd < 0) pending.delete(one);
      pending.add(connection);
    }
    return send(...args);
  };
  worker.once('exit', () => {
    for (const connection of pending) if (connection.fd >= 0) connection.close();
  });
  return worker;
}

export function startJobs(childEnv: Record<string, string>, onLost: OnLost): Supervised {
  const options: ForkOptions = {
    cwd: projectRoot,
    env: { ...process.env, ...MALLOC, ...childEnv, TAPETA_COMPONENT: 'jobs' },
    execArgv: JOBS_FLAGS,
    stdio: STDIO,
  };
  const start = () => {
    const jobs = fork(path.join(projectRoot, 'build/cli/jobs.js'), options);
    logOutput(jobs, 'jobs');
    addProcess(jobs, 'jobs');
    return jobs;
  };
  return supervise(messagesOf('launcher').jobs, 1, start, onLost);
}

export async function firstWorkerListening(): Promise<void> {
  await once(cluster, 'listening');
}

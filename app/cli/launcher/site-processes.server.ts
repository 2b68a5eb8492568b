import { type ChildProcess, type ForkOptions, fork, type StdioOptions } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '~/cli/project-root.server';
import { passChangesOn } from '~/db/fellow-workers.server';
import { DRAIN } from '~/lib/drain-message';
import { type Supervised, supervise } from './supervisor.server';

// Request logs, which would hold query strings, go nowhere; errors reach the console.
const ONLY_ERRORS = ['ignore', 'ignore', 'inherit', 'ipc'] satisfies StdioOptions;

// With an arena for each thread, glibc keeps what sharp has long given back.
const ONE_MALLOC_ARENA = { MALLOC_ARENA_MAX: '1' };

// Without limits, a worker kept 660 MB after a rush and needed 300; with V8's small first heap it collects six times a second.
const V8_HEAP = ['--max-old-space-size=384', '--initial-old-space-size=128', '--expose-gc'];

/** What Node hands from process to process. */
interface Connection {
  /** Below 0 when it is closed. */
  fd: number;
  close(): void;
}

type OnLost = (error: unknown) => void;

/** Runs the site in this many worker processes that share one port. */
export function startWorkers(count: number, childEnv: Record<string, string>, onLost: OnLost): Supervised {
  cluster.setupPrimary({
    exec: createRequire(import.meta.url).resolve('@remix-run/serve/dist/cli.js'),
    args: ['build/server/index.js'],
    execArgv: V8_HEAP,
    // remix-serve serves "public" from the folder it runs in.
    cwd: projectRoot,
    stdio: ONLY_ERRORS,
  });
  passChangesOn();
  const listening = new WeakSet<ChildProcess>();
  cluster.on('listening', (worker) => listening.add(worker.process));
  // A message arrives after every connection that was handed over before; one that still starts up would not hear it.
  const requestStop = (worker: ChildProcess) =>
    listening.has(worker) ? worker.connected && worker.send(DRAIN) : worker.kill('SIGTERM');
  const start = () => closingPendingConnections(cluster.fork({ ...ONE_MALLOC_ARENA, ...childEnv }).process);
  return supervise('A worker', count, start, onLost, requestStop);
}

/**
 * Closes the connections that were on their way to a worker when it died. The launcher keeps each until the worker says
 * that it has it, so that their visitors would wait for ever.
 */
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

/** Runs the background jobs in a process of their own, so that they never hold up a page. */
export function startJobs(childEnv: Record<string, string>, onLost: OnLost): Supervised {
  const options: ForkOptions = {
    cwd: projectRoot,
    env: { ...process.env, ...ONE_MALLOC_ARENA, ...childEnv },
    stdio: ONLY_ERRORS,
  };
  const start = () => fork(path.join(projectRoot, 'build/cli/jobs.js'), options);
  return supervise('The jobs process', 1, start, onLost);
}

/** Waits until a worker takes requests. */
export async function firstWorkerListening(): Promise<void> {
  await once(cluster, 'listening');
}

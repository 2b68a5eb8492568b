import { type ChildProcess, type ForkOptions, fork, type StdioOptions } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '~/cli/project-root.server';
import { passChangesOn } from '~/db/fellow-workers.server';
import { type KeptProcess, keepAlive } from './keep-alive.server';
import { LEAVE } from './leave-message.server';
import type { Refusal } from './refusal.server';

// Request logs, which would hold query strings, go nowhere; errors reach the console.
const ONLY_ERRORS = ['ignore', 'ignore', 'inherit', 'ipc'] satisfies StdioOptions;

// With an arena for each thread, glibc keeps what sharp has long given back.
const FRUGAL = { MALLOC_ARENA_MAX: '1' };

// Left alone, V8 collects the later the more memory a machine has: after a rush a worker kept 660 MB and needed less than 300.
// And it begins with so small a heap that a worker which only makes new pages marks all of it six times a second.
const HEAP = ['--max-old-space-size=384', '--initial-old-space-size=128', '--expose-gc'];

/** What Node hands from process to process. */
interface Connection {
  /** Below 0 when it is closed. */
  fd: number;
  close(): void;
}

type OnLost = (error: Refusal) => void;

/** Runs the site in this many worker processes that share one port. */
export function startWorkers(count: number, childEnv: Record<string, string>, onLost: OnLost): KeptProcess {
  cluster.setupPrimary({
    exec: createRequire(import.meta.url).resolve('@remix-run/serve/dist/cli.js'),
    args: ['build/server/index.js'],
    execArgv: [...HEAP, '--import', pathToFileURL(command('web-worker')).href],
    // remix-serve serves "public" from the folder it runs in.
    cwd: projectRoot,
    stdio: ONLY_ERRORS,
  });
  passChangesOn();
  // A message, not a signal: it arrives after every connection that was handed to the worker before.
  const askToLeave = (worker: ChildProcess) => worker.connected && worker.send(LEAVE);
  const start = () => endingConnections(cluster.fork({ ...FRUGAL, ...childEnv }).process);
  return keepAlive('A worker', count, start, onLost, askToLeave);
}

/**
 * Ends the connections that were on their way to a worker when it died. The launcher, which takes them, keeps each until the
 * worker says that it has it, and would keep these for ever: their visitors would wait for nobody.
 */
function endingConnections(worker: ChildProcess): ChildProcess {
  const underWay = new Set<Connection>();
  const send = worker.send.bind(worker) as (...args: unknown[]) => boolean;
  worker.send = (...args: unknown[]) => {
    const [message, connection] = args as [{ act?: string }, Connection | undefined];
    if (message.act === 'newconn' && connection) {
      for (const one of underWay) if (one.fd < 0) underWay.delete(one);
      underWay.add(connection);
    }
    return send(...args);
  };
  worker.once('exit', () => {
    for (const connection of underWay) if (connection.fd >= 0) connection.close();
  });
  return worker;
}

/** Runs the background jobs in a process of their own, so that they never hold up a page. */
export function startJobs(childEnv: Record<string, string>, onLost: OnLost): KeptProcess {
  const options: ForkOptions = {
    cwd: projectRoot,
    env: { ...process.env, ...FRUGAL, ...childEnv },
    stdio: ONLY_ERRORS,
  };
  return keepAlive('The jobs process', 1, () => fork(command('jobs'), options), onLost);
}

/** Waits until a worker takes requests. */
export async function firstWorkerListening(): Promise<void> {
  await once(cluster, 'listening');
}

function command(name: string): string {
  return path.join(projectRoot, 'build/cli', `${name}.js`);
}

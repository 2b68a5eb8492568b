import cluster from 'node:cluster';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { DRAIN } from '~/platform/processes.server';
import type { Middleware } from './middleware';

const CHECK_MS = 50;
/** Under load, connections that the launcher took before the stop still arrive. */
const CLOSE_AFTER_IDLE_MS = 100;
const CLOSE_AFTER_MS = 1000;
const EXIT_AFTER_IDLE_MS = 300;

/** Graceful shutdown of a worker: it takes no new connections and finishes its requests. */
export function drainOnStop(): Middleware {
  // Of each connection: a set of all that are under way costs a third of what a cached answer does.
  const latest = new Map<Socket, ServerResponse>();
  let draining = false;

  const inFlight = () => [...latest.values()].filter(({ closed }) => !closed);

  function announceClose(response: ServerResponse): void {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  }

  function drain(): void {
    if (draining) return;
    draining = true;
    inFlight().forEach(announceClose);
    let elapsed = 0;
    let idle = 0;
    let closed = false;
    setInterval(() => {
      elapsed += CHECK_MS;
      idle = inFlight().length === 0 ? idle + CHECK_MS : 0;
      if (!closed && (idle >= CLOSE_AFTER_IDLE_MS || elapsed >= CLOSE_AFTER_MS)) {
        closed = true;
        // Closes the listener only: the process would then wait for keep-alive connections, the database's too.
        cluster.worker?.disconnect();
      }
      if (idle >= EXIT_AFTER_IDLE_MS) process.exit(0);
    }, CHECK_MS);
  }

  if (cluster.isWorker) {
    process.on('SIGTERM', drain);
    process.on('message', (message) => {
      if (message === DRAIN) drain();
    });
    // Ctrl-C reaches every process of the terminal; the launcher decides what happens then.
    process.on('SIGINT', () => undefined);
  }
  return ({ socket }, response, next) => {
    if (!latest.has(socket)) socket.once('close', () => latest.delete(socket));
    latest.set(socket, response);
    if (draining) announceClose(response);
    next();
  };
}

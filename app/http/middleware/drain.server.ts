import cluster from 'node:cluster';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { DRAIN } from '~/platform/processes.server';
import { logged } from '~/platform/timers.server';
import type { Middleware } from './middleware';

const CHECK_MS = 50;
/** Under load, connections that the launcher accepted before the stop still arrive. */
const CLOSE_AFTER_IDLE_MS = 100;
const CLOSE_AFTER_MS = 1000;
const EXIT_AFTER_IDLE_MS = 300;

/** Graceful shutdown of a worker: it accepts no new connections and finishes its requests. */
export function drainOnStop(): Middleware {
  // The latest of each connection: a set of all open requests costs a third as much as a cached answer.
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
    const check = () => {
      elapsed += CHECK_MS;
      idle = inFlight().length === 0 ? idle + CHECK_MS : 0;
      if (!closed && (idle >= CLOSE_AFTER_IDLE_MS || elapsed >= CLOSE_AFTER_MS)) {
        closed = true;
        // Only closes the listener. The process would still wait for keep-alive and database connections.
        cluster.worker?.disconnect();
      }
      if (idle >= EXIT_AFTER_IDLE_MS) process.exit(0);
    };
    setInterval(logged(check), CHECK_MS);
  }

  if (cluster.isWorker) {
    process.on('SIGTERM', drain);
    process.on('message', (message) => {
      if (message === DRAIN) drain();
    });
    // Ctrl-C reaches all processes of the terminal, but the launcher decides what happens.
    process.on('SIGINT', () => undefined);
  }
  return ({ socket }, response, next) => {
    if (!latest.has(socket)) socket.once('close', () => latest.delete(socket));
    latest.set(socket, response);
    if (draining) announceClose(response);
    next();
  };
}

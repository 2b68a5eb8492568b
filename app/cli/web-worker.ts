/** Loaded into every worker before remix-serve: lets it leave without cutting anybody off. */
import { subscribe } from 'node:diagnostics_channel';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LEAVE } from './leave-message.server';

const CHECK_MS = 50;
// Under load, connections that the launcher took before the stop still wait for their turn: the listener stays open
// until they stop coming, but no longer than this.
const IDLE_MS = 100;
const LINGER_MS = 1000;
// What a finished request left to write gets this long.
const QUIET_MS = 300;

const inFlight = new Set<ServerResponse>();
let leaving = false;

/** Node looks every half minute, so a client that sends its headers byte by byte is gone after 15 to 45 seconds. */
const HEADERS_MS = 15_000;

// The first connection comes before the first request, and brings the server along.
subscribe('net.server.socket', (message) => {
  const { server } = (message as { socket: Socket & { server?: Server } }).socket;
  if (server) server.headersTimeout = HEADERS_MS;
});

subscribe('http.server.request.start', (message) => {
  const { response } = message as { response: ServerResponse };
  inFlight.add(response);
  response.once('close', () => inFlight.delete(response));
  if (leaving) announceClose(response);
});

function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

function leave(): void {
  if (leaving) return;
  leaving = true;
  inFlight.forEach(announceClose);
  let elapsed = 0;
  let quiet = 0;
  let closed = false;
  setInterval(() => {
    elapsed += CHECK_MS;
    quiet = inFlight.size === 0 ? quiet + CHECK_MS : 0;
    if (!closed && (quiet >= IDLE_MS || elapsed >= LINGER_MS)) {
      closed = true;
      // To remix-serve this means: close the listener. It would then wait for idle connections, the database's too.
      process.emit('SIGTERM');
    }
    if (quiet >= QUIET_MS) process.exit(0);
  }, CHECK_MS);
}

process.on('SIGTERM', leave);
process.on('message', (message) => {
  if (message === LEAVE) leave();
});

// Ctrl-C reaches every process of the terminal; the launcher decides what happens then, so remix-serve must not.
process.on('SIGINT', () => undefined);
process.on('newListener', (event, listener) => {
  if (event === 'SIGINT') queueMicrotask(() => process.removeListener(event, listener));
});

/** Loaded into every worker before remix-serve: lets it leave without cutting anybody off. */
import cluster from 'node:cluster';
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LEAVE } from './leave-message.server';

const CHECK_MS = 50;
// Under load, connections that the launcher took before the stop still wait for their turn: the listener stays open
// until they stop coming, but no longer than this.
const IDLE_MS = 100;
const LINGER_MS = 1000;
// What a finished request left to write gets this long.
const QUIET_MS = 300;

// V8 leaves what the start or a rush left until its heap is full: it goes when nobody has asked for so long.
const REST_MS = 10_000;

/** The latest of each connection. A set of those under way costs a third of what an answer from memory does. */
const latest = new Map<Socket, ServerResponse>();
let leaving = false;
let asked = 0;

subscribe('http.server.request.start', (message) => {
  const { response, socket } = message as { response: ServerResponse; socket: Socket };
  asked += 1;
  if (!latest.has(socket)) socket.once('close', () => latest.delete(socket));
  latest.set(socket, response);
  if (leaving) announceClose(response);
});

let askedBefore = 0;
let collectedAt = -1;
setInterval(() => {
  if (asked === askedBefore && asked !== collectedAt) {
    globalThis.gc?.();
    collectedAt = asked;
  }
  askedBefore = asked;
}, REST_MS).unref();

const inFlight = (): ServerResponse[] => [...latest.values()].filter(({ closed }) => !closed);

function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

function leave(): void {
  if (leaving) return;
  leaving = true;
  inFlight().forEach(announceClose);
  let elapsed = 0;
  let quiet = 0;
  let closed = false;
  setInterval(() => {
    elapsed += CHECK_MS;
    quiet = inFlight().length === 0 ? quiet + CHECK_MS : 0;
    if (!closed && (quiet >= IDLE_MS || elapsed >= LINGER_MS)) {
      closed = true;
      // Closes the listener. The process itself would then wait for idle connections, the database's too.
      cluster.worker?.disconnect();
    }
    if (quiet >= QUIET_MS) process.exit(0);
  }, CHECK_MS);
}

process.on('SIGTERM', leave);
process.on('message', (message) => {
  if (message === LEAVE) leave();
});

// Ctrl-C reaches every process of the terminal; the launcher decides what happens then.
process.on('SIGINT', () => undefined);

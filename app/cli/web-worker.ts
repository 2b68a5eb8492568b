/** Loaded into every worker before remix-serve: lets it leave without cutting anybody off. */
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { LEAVE } from './leave-message.server';

// A request may be on its way while the listener closes, and what a finished request left to write gets this long too.
const QUIET_MS = 300;
const CHECK_MS = 50;

const inFlight = new Set<ServerResponse>();
let leaving = false;

subscribe('http.server.request.start', (message) => {
  const { response } = message as { response: ServerResponse };
  inFlight.add(response);
  response.once('close', () => inFlight.delete(response));
  if (leaving) response.setHeader('Connection', 'close');
});

// On SIGTERM remix-serve closes the listener, but then it waits for every idle connection, the database's among them.
process.on('SIGTERM', () => {
  if (leaving) return;
  leaving = true;
  let quiet = 0;
  setInterval(() => {
    quiet = inFlight.size === 0 ? quiet + CHECK_MS : 0;
    if (quiet >= QUIET_MS) process.exit(0);
  }, CHECK_MS);
});

process.on('message', (message) => {
  if (message === LEAVE) process.emit('SIGTERM');
});

// Ctrl-C reaches every process of the terminal; the launcher decides what happens then, so remix-serve must not.
process.on('SIGINT', () => undefined);
process.on('newListener', (event, listener) => {
  if (event === 'SIGINT') queueMicrotask(() => process.removeListener(event, listener));
});

import cluster from 'node:cluster';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import express from 'express';

/** Node checks every 30 seconds, so slow headers end after 15 to 45 seconds. */
const HEADERS_TIMEOUT_MS = 15_000;
/** Node's five minutes are too short for many pictures on a slow connection. `limitSlowBody` ends stalled uploads. */
const REQUEST_TIMEOUT_MS = 60 * 60 * 1000;

/** The name of morgan's middleware. */
const MORGAN = 'logger';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type ExpressApplication = RequestListener & { _router: { stack: { name: string }[] } };

declare global {
  // The development server reloads this module on every change, but the listener stays.
  var tapetaMiddleware: Middleware | undefined;
}

export function installBeforeRemix(middleware: Middleware): void {
  const isFirst = globalThis.tapetaMiddleware === undefined;
  globalThis.tapetaMiddleware = middleware;
  if (!isFirst) return;
  const timeouts = { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS };
  // remix-serve is an Express application, and this is the only place to reach it.
  express.application.listen = function listen(this: ExpressApplication, ...where: unknown[]) {
    // Its own request log would contain query strings.
    this._router.stack = this._router.stack.filter(({ name }) => name !== MORGAN);
    const server = createServer(timeouts, (request, response) =>
      globalThis.tapetaMiddleware?.(request, response, () => this(request, response)),
    );
    Reflect.apply(server.listen, server, where);
    // remix-serve would close it on Ctrl-C, but the launcher decides when workers stop.
    return cluster.isWorker ? undefined : server;
  } as unknown as typeof express.application.listen;
}

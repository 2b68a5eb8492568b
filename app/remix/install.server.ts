import cluster from 'node:cluster';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import express from 'express';

/** Node looks every half minute: slow headers end after 15 to 45 seconds. */
const HEADERS_TIMEOUT_MS = 15_000;
/** Node's five minutes are too short for many pictures on a slow line; `limitSlowBody` ends what stalls. */
const REQUEST_TIMEOUT_MS = 60 * 60 * 1000;

/** What morgan calls its middleware. */
const MORGAN = 'logger';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type ExpressApplication = RequestListener & { _router: { stack: { name: string }[] } };

declare global {
  // The development server loads this module again on every change; the listener stays.
  var tapetaMiddleware: Middleware | undefined;
}

export function installBeforeRemix(middleware: Middleware): void {
  const isFirst = globalThis.tapetaMiddleware === undefined;
  globalThis.tapetaMiddleware = middleware;
  if (!isFirst) return;
  const timeouts = { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS };
  // The one place where remix-serve, which is an Express application, can be reached from outside.
  express.application.listen = function listen(this: ExpressApplication, ...where: unknown[]) {
    // Its own request log would hold query strings.
    this._router.stack = this._router.stack.filter(({ name }) => name !== MORGAN);
    const server = createServer(timeouts, (request, response) =>
      globalThis.tapetaMiddleware?.(request, response, () => this(request, response)),
    );
    Reflect.apply(server.listen, server, where);
    // remix-serve would close it on Ctrl-C; workers go when the launcher says.
    return cluster.isWorker ? undefined : server;
  } as unknown as typeof express.application.listen;
}

import type { IncomingMessage, ServerResponse } from 'node:http';

/** A step before Remix: it answers a request or passes it on. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export const noop: Middleware = (_request, _response, next) => next();

export const composeMiddleware = (all: Middleware[]): Middleware =>
  all.reduceRight<Middleware>(
    (rest, one) => (request, response, next) => one(request, response, () => rest(request, response, next)),
    noop,
  );

import type { IncomingMessage, ServerResponse } from 'node:http';

/** One thing that is done with a request before Remix: it answers, or hands on to the next. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export const noop: Middleware = (_request, _response, next) => next();

export const composeMiddleware = (all: Middleware[]): Middleware =>
  all.reduceRight<Middleware>(
    (rest, one) => (request, response, next) => one(request, response, () => rest(request, response, next)),
    noop,
  );

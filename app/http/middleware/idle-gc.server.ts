import type { Middleware } from './middleware';

const IDLE_MS = 10_000;

/** V8 keeps what a start or a rush has left until its heap is full. */
export function collectGarbageWhenIdle(): Middleware {
  const timer = setTimeout(() => globalThis.gc?.(), IDLE_MS).unref();
  return (_request, _response, next) => {
    timer.refresh();
    next();
  };
}

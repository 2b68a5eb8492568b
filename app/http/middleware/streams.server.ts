import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRead, requestContext } from '~/http/request/request-context.server';
import { partsOfTarget } from '~/http/request/request-target';
import { type Route, readParams } from '~/http/request/route-patterns.server';
import { logError } from '~/platform/log.server';
import { isDataPath } from '~/remix/data-address';
import { takeSlot } from './download-slots.server';
import type { Middleware } from './middleware';
import { type Render, sendResponse, toRequest } from './send-response.server';

/** Streams large answers. remix-serve would buffer whole files and leave them open when the client disconnects. */
export function streams(render: Render): Middleware {
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { pattern, loader, facts: { skipsRouter } }: Route,
  ): Promise<void> {
    const asked = toRequest(request, response);
    const params = readParams(pattern, partsOfTarget(request.url)[0]);
    const answered = await (skipsRouter ? loader?.({ request: asked, params, context: {} }) : render(asked));
    if (!(answered instanceof Response)) throw new Error(`${pattern} skips the router but does not return a Response`);
    // Remix drops the headers of errors that resource routes throw.
    if (answered.status === 503 && !answered.headers.has('Retry-After')) answered.headers.set('Retry-After', '5');
    await sendResponse(request, response, answered);
  }

  return (request, response, next) => {
    const { route } = requestContext();
    const { streams: slot, isStreamed, skipsRouter } = route.facts;
    if ((!slot && !skipsRouter) || !isRead(request.method)) return next();
    const [path, query] = partsOfTarget(request.url);
    const isLarge = slot !== undefined && (isStreamed?.(query) ?? true);
    // Remix handles data requests and encoded paths.
    if (!isLarge && (!skipsRouter || path.includes('%') || isDataPath(path))) return next();
    if (isLarge && !takeSlot(slot, response)) return;
    answer(request, response, route).catch((error) => {
      logError(error);
      response.destroy();
    });
  };
}

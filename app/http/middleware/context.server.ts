import { warnOfUnknownProxy } from '~/http/request/client-address.server';
import { readRequestContext, withRequestContext } from '~/http/request/request-context.server';
import type { FindRoute } from '~/http/request/route-patterns.server';
import type { Middleware } from './middleware';
import { logWhenClosed } from './request-log.server';

export const context =
  (findRoute: FindRoute): Middleware =>
  (request, response, next) => {
    warnOfUnknownProxy(request);
    const found = readRequestContext(request, findRoute(request.url));
    logWhenClosed(request, response, found);
    // Remix compares it with the Host and answers an empty 500. `requireSameOrigin` decides instead, with a message.
    // Deleted only if present: deleting properties makes objects slow.
    if (request.headers.origin !== undefined) delete request.headers.origin;
    withRequestContext(found, next);
  };

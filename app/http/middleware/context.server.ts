import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { warnOfUnknownProxy } from '~/http/request/client-address.server';
import { isPrivate } from '~/http/request/private-request.server';
import { readRequestContext, withRequestContext } from '~/http/request/request-context.server';
import { readLanguage, redirectWithin } from '~/http/request/request-language.server';
import type { FindRoute } from '~/http/request/route-patterns.server';
import type { Middleware } from './middleware';
import { logWhenClosed } from './request-log.server';
import { securityHeadersFor } from './security-headers.server';

/** Routes know neither the prefix of a language nor that their redirects get one. */
function prefixRedirects(response: ServerResponse, prefix: string) {
  if (!prefix) return;
  onHeaders(response, () => {
    const location = response.getHeader('Location');
    if (typeof location === 'string') response.setHeader('Location', redirectWithin(prefix, location));
  });
}

/** @param visitor who searched */
export type RecordMissedSearch = (
  words: string,
  visitor: { address: string; headers: IncomingMessage['headers'] },
) => void;

export const context =
  (findRoute: FindRoute, recordMissedSearch: RecordMissedSearch): Middleware =>
  (request, response, next) => {
    const { url = '/' } = request;
    const target = readLanguage(url, request.headers);
    request.url = target.url;
    if (target.moved === undefined) prefixRedirects(response, target.prefix);
    warnOfUnknownProxy(request);
    const found = readRequestContext(request, findRoute(request.url), target);
    logWhenClosed(request, response, found);
    response.once('finish', () => {
      const { missedSearch, address } = found;
      // The administrator's own searches don't count.
      if (missedSearch === undefined || isPrivate(request)) return;
      recordMissedSearch(missedSearch, { address, headers: request.headers });
    });
    if (target.moved !== undefined) {
      const headers = { ...securityHeadersFor(found.isHttps), Location: target.moved, 'Content-Length': 0 };
      response.writeHead(308, headers).end();
      return;
    }
    // Remix compares it with the Host and answers an empty 500. `requireSameOrigin` decides instead, with a message.
    // Deleted only if present: deleting properties makes objects slow.
    if (request.headers.origin !== undefined) delete request.headers.origin;
    withRequestContext(found, next);
  };

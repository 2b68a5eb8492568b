import { notFound } from '~/lib/errors';
import { jsonError } from '../api.server';
import { requestContext } from '../request-context.server';
import { securityHeadersFor } from './security-headers.server';
import { sendResponse } from './send-response.server';
import type { Step } from './step';

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * Express answers a path with broken percent signs before Remix sees it, with two bare words. Our own page says more, and the
 * API finds nothing under such a name; nor under one with a line break in it, which no route of Remix matches.
 */
export const brokenPaths: Step = (request, response, next) => {
  const [path = ''] = request.url?.split('?', 1) ?? [];
  const text = path.includes('%') ? decoded(path) : path;
  if (path.startsWith('/api/') && (text === null || /[\n\r\u2028\u2029]/.test(text))) {
    sendResponse(request, response, jsonError(notFound('The API has no such address.')));
  } else if (text === null) {
    response
      .writeHead(302, { ...securityHeadersFor(requestContext().isHttps), Location: '/400', 'Content-Length': 0 })
      .end();
  } else next();
};

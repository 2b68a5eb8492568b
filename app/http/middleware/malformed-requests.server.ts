import type { IncomingMessage } from 'node:http';
import { isHost } from '~/http/request/request-context.server';
import { isApiPath, partsOfTarget } from '~/http/request/request-target';
import { jsonError } from '~/http/response/api.server';
import { notFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { ONE_ROUTE_PARAMETER } from '~/remix/data-address';
import type { Middleware } from './middleware';
import { type PlainError, sendPlainError } from './plain-error.server';
import { commonHeaders } from './security-headers.server';
import { sendResponse } from './send-response.server';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const MAX_SEGMENTS = 20;
const MAX_PATH_LENGTH = 2048;

function findHttpError({ method = '', url = '', headers }: IncomingMessage): PlainError | null {
  if (!METHODS.includes(method)) {
    return { status: 405, message: messagesOf('requests').unknownMethod, headers: { Allow: METHODS.join(', ') } };
  }
  if (!url.startsWith('/')) return { status: 400, message: messagesOf('requests').noSlash };
  for (const host of [headers.host, headers['x-forwarded-host']].flat()) {
    if (host?.split(',').some((one) => !isHost(one.trim())))
      return { status: 400, message: messagesOf('requests').noHost };
  }
  return null;
}

const isTooLong = (path: string) => path.length > MAX_PATH_LENGTH || path.split('/').length > MAX_SEGMENTS + 1;

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Refuses requests that Remix or Express would answer with a failure or an unhelpful text. */
export const malformedRequests: Middleware = (request, response, next) => {
  const error = findHttpError(request);
  if (error) return sendPlainError(response, error);
  const [path, query] = partsOfTarget(request.url);
  const tooLong = isTooLong(path);
  const text = path.includes('%') && !tooLong ? decoded(path) : path;
  if (isApiPath(path) && (tooLong || text === null || /[\n\r\u2028\u2029]/.test(text))) {
    sendResponse(request, response, jsonError(notFound(messagesOf('requests').noApiPath)));
  } else if (tooLong) {
    sendPlainError(response, { status: 414, message: messagesOf('requests').longPath });
  } else if (query !== '' && new URLSearchParams(query).has(ONE_ROUTE_PARAMETER)) {
    sendPlainError(response, { status: 400, message: messagesOf('requests').noParameter });
  } else if (text === null) {
    response.writeHead(302, { ...commonHeaders(), Location: '/400', 'Content-Length': 0 }).end();
  } else next();
};

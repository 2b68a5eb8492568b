import type { IncomingMessage } from 'node:http';
import { notFound } from '~/lib/errors';
import { jsonError } from '../api.server';
import { isHost, requestContext } from '../request-context.server';
import { type Refusal, refuse } from './refuse.server';
import { securityHeadersFor } from './security-headers.server';
import { sendResponse } from './send-response.server';
import type { Step } from './step';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** The longest address of ours has five, and a title in it. */
const MOST_SEGMENTS = 20;
const LONGEST_PATH = 2048;
/** An earlier Remix asked for data by it; at its sight, today's answers a failure of its own. */
const DATA_PARAMETER = '_data';

/** What HTTP itself does not allow here. */
function refusalOf({ method = '', url = '', headers }: IncomingMessage): Refusal | null {
  if (!METHODS.has(method)) {
    return { status: 405, sentence: 'This method is not allowed.', headers: { Allow: [...METHODS].join(', ') } };
  }
  if (!url.startsWith('/')) return { status: 400, sentence: 'An address begins with a slash.' };
  for (const host of [headers.host, headers['x-forwarded-host']].flat()) {
    if (host?.split(',').some((one) => !isHost(one.trim()))) return { status: 400, sentence: 'There is no such host.' };
  }
  return null;
}

/** No route is meant for it, and to find that out would take long. */
const isTooLong = (path: string) => path.length > LONGEST_PATH || path.split('/').length > MOST_SEGMENTS + 1;

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * Refuses what Remix or Express would answer with a failure of their own. They take a path with broken percent signs before
 * any route sees it, with two bare words: our own page says more, and the API finds nothing under such a name; nor under one
 * with a line break in it, which no route of Remix matches.
 */
export const brokenRequests: Step = (request, response, next) => {
  const refusal = refusalOf(request);
  if (refusal) return refuse(response, refusal);
  const { url = '' } = request;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? '' : url.slice(mark + 1);
  const isTooMuch = isTooLong(path);
  const text = path.includes('%') && !isTooMuch ? decoded(path) : path;
  if (path.startsWith('/api/') && (isTooMuch || text === null || /[\n\r\u2028\u2029]/.test(text))) {
    sendResponse(request, response, jsonError(notFound('The API has no such address.')));
  } else if (isTooMuch) {
    refuse(response, { status: 414, sentence: 'The address is too long.' });
  } else if (query !== '' && new URLSearchParams(query).has(DATA_PARAMETER)) {
    refuse(response, { status: 400, sentence: 'There is no such parameter.' });
  } else if (text === null) {
    response
      .writeHead(302, { ...securityHeadersFor(requestContext().isHttps), Location: '/400', 'Content-Length': 0 })
      .end();
  } else next();
};

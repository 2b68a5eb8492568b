import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { LITTLE_DATA_VARY } from '~/http/little-data.server';
import { watchRequests } from '~/http/request-context.server';
import { noteVisit } from '~/http/visits.server';
import { env } from '~/lib/env.server';
import { withLateScripts } from './late-scripts';
import { NonceContext } from './nonce';
import { ShipsScripts, shipsScripts } from './ships-scripts';

const ABORT_DELAY_MS = 5000;

watchRequests();

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    env.NODE_ENV === 'development' ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Seconds after which a refused or failed page may be asked for again: what a loader or an action says, else a few. */
function retryAfterOf({ staticHandlerContext: { errors, actionHeaders } }: EntryContext): string {
  const said = Object.values(actionHeaders).map((headers) => headers.get('Retry-After'));
  const thrown = Object.values(errors ?? {}).map((error) => isRouteErrorResponse(error) && error.data?.retryAfter);
  return String([...said, ...thrown].find(Boolean) ?? 5);
}

/**
 * Renders the whole document before the first byte leaves. Loaders are done by now, so streaming would gain nothing, while
 * remix-serve flushes its compressor after every piece of a stream, which nearly doubles what goes over the line.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy(nonce));
  headers.append('Vary', LITTLE_DATA_VARY);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
  if (status === 429 || status === 503) headers.set('Retry-After', retryAfterOf(context));
  let statusCode = status;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <ShipsScripts.Provider value={shipsScripts(context)}>
          <RemixServer context={context} url={request.url} abortDelay={ABORT_DELAY_MS} nonce={nonce} />
        </ShipsScripts.Provider>
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
        onShellError: reject,
        onError(error) {
          statusCode = 500;
          console.error(error);
        },
      },
    );
    setTimeout(abort, ABORT_DELAY_MS).unref();
  });
  if (statusCode < 400) noteVisit(request);
  return new Response(withLateScripts(html, nonce), { headers, status: statusCode });
}

export const handleDataRequest: HandleDataRequestFunction = (response) => {
  response.headers.append('Vary', LITTLE_DATA_VARY);
  return response;
};

export const handleError: HandleErrorFunction = (error, { request }) => {
  // A visitor who leaves is not a fault of ours, nor is a request that we refuse.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(error);
};

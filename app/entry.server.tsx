import { createHash, randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { LITTLE_DATA_VARY } from '~/http/little-data.server';
import { noteVisit } from '~/http/visits.server';
import { env } from '~/lib/env.server';
import { withLateScripts } from './late-scripts';
import { NonceContext } from './nonce';
import { ShipsScripts, shipsScripts } from './ships-scripts';

const ABORT_DELAY_MS = 5000;

/** Only scripts that carry it are ours: it is new with every process, and no page shows it. */
const MARK = randomBytes(16).toString('hex');
const OUR_SCRIPT = new RegExp(`<script nonce="${MARK}"(?![^>]* src=)[^>]*>(.*?)</script>`, 'gs');

/** Inline scripts are allowed by what is in them, so that one answer can be given to everybody. */
function contentSecurityPolicy(scripts: string): string {
  const hashes = new Set(
    [...scripts.matchAll(OUR_SCRIPT)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
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

/** Where a page's own text ends and its scripts begin: only what follows is looked at as text. */
function beginningOfScripts(html: Buffer): number {
  const beginning = ['<link rel="modulepreload"', '<script nonce='].map((mark) => html.indexOf(mark));
  return Math.min(...beginning.filter((at) => at >= 0), html.length);
}

/** Seconds after which a refused or failed page may be asked for again: what a loader or an action says, else a few. */
function retryAfterOf({ staticHandlerContext: { errors, actionHeaders } }: EntryContext): string {
  const said = Object.values(actionHeaders).map((headers) => headers.get('Retry-After'));
  const thrown = Object.values(errors ?? {}).map((error) => isRouteErrorResponse(error) && error.data?.retryAfter);
  return String([...said, ...thrown].find(Boolean) ?? 5);
}

/** Hands on all that is written to it at once; what reads a stream piece by piece takes a sixth of a page's time. */
function collect(use: (bytes: Buffer) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      use(Buffer.concat(pieces));
      done();
    },
  });
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
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.append('Vary', LITTLE_DATA_VARY);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
  if (status === 429 || status === 503) headers.set('Retry-After', retryAfterOf(context));
  let statusCode = status;
  const html = await new Promise<Buffer>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={MARK}>
        <ShipsScripts.Provider value={shipsScripts(context)}>
          <RemixServer context={context} url={request.url} abortDelay={ABORT_DELAY_MS} nonce={MARK} />
        </ShipsScripts.Provider>
      </NonceContext.Provider>,
      {
        nonce: MARK,
        onAllReady: () => pipe(collect(resolve)),
        onShellError: reject,
        onError(error) {
          statusCode = 500;
          console.error(error);
        },
      },
    );
    setTimeout(abort, ABORT_DELAY_MS).unref();
  });
  if (statusCode < 400) noteVisit(request.headers.get('User-Agent') ?? '', request.headers.get('Sec-Purpose') ?? '');
  const end = beginningOfScripts(html);
  const scripts = withLateScripts(html.toString('utf8', end), MARK);
  headers.set('Content-Security-Policy', contentSecurityPolicy(scripts));
  const page = Buffer.concat([html.subarray(0, end), Buffer.from(scripts.replaceAll(` nonce="${MARK}"`, ''))]);
  return new Response(page, { headers, status: statusCode });
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

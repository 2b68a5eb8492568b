import { createHash, randomBytes } from 'node:crypto';
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { env } from '~/lib/env.server';
import { deferHydration } from './document/deferred-hydration';
import { NonceContext } from './document/nonce';
import { ShipsScripts, shipsScripts } from './document/ships-scripts';
import { LITTLE_DATA_VARY } from './http/request/little-data.server';
import { recordVisit } from './http/request/visits.server';

/** Only scripts that carry it are ours: it is new with every process, and no page shows it. */
const NONCE = randomBytes(16).toString('hex');
const OUR_SCRIPTS = new RegExp(`<script nonce="${NONCE}"(?![^>]* src=)[^>]*>(.*?)</script>`, 'gs');

/** Inline scripts are allowed by what is in them, so that one answer can be given to everybody. */
function contentSecurityPolicy(scripts: string): string {
  const hashes = new Set(
    [...scripts.matchAll(OUR_SCRIPTS)].map(
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

/** Where a page's scripts begin and end: only these are looked at. */
function scriptRange(html: string): [begin: number, end: number] {
  const beginning = ['<link rel="modulepreload"', '<script nonce='].map((mark) => html.indexOf(mark));
  const end = html.lastIndexOf('</body>');
  return [Math.min(...beginning.filter((at) => at >= 0), end), end];
}

/** Seconds after which a refused or failed page may be asked for again: what a loader or an action says, else a few. */
function retryAfterOf({ staticHandlerContext: { errors, actionHeaders } }: EntryContext): string {
  const said = Object.values(actionHeaders).map((headers) => headers.get('Retry-After'));
  const thrown = Object.values(errors ?? {}).map((error) => isRouteErrorResponse(error) && error.data?.retryAfter);
  return String([...said, ...thrown].find(Boolean) ?? 5);
}

/**
 * What the page's components in the browser begin with. All of it is known, so that it goes into the page as one script, where
 * Remix would render one for each piece of a stream, which only a renderer that waits for them could.
 */
async function dataScript(context: EntryContext): Promise<string> {
  const data = await new Response(context.serverHandoffStream).text();
  // A page's text must not end the script.
  const text = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const stream = 'window.__remixContext.streamController';
  return `<script nonce="${NONCE}">${stream}.enqueue(${text});${stream}.close()</script>`;
}

/**
 * Renders the whole document before the first byte leaves, and as one text. Loaders are done by now, so streaming would gain
 * nothing, while React encodes every little piece of it, and remix-serve flushes its compressor after each.
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
  const hasScripts = shipsScripts(context);
  const html = renderToString(
    <NonceContext.Provider value={NONCE}>
      <ShipsScripts.Provider value={hasScripts}>
        <RemixServer context={{ ...context, serverHandoffStream: undefined }} url={request.url} nonce={NONCE} />
      </ShipsScripts.Provider>
    </NonceContext.Provider>,
  );
  if (status < 400) recordVisit(request.headers.get('User-Agent') ?? '', request.headers.get('Sec-Purpose') ?? '');
  const [begin, end] = scriptRange(html);
  const own = html.slice(begin, end) + (hasScripts ? await dataScript(context) : '');
  const scripts = deferHydration(own, NONCE);
  headers.set('Content-Security-Policy', contentSecurityPolicy(scripts));
  const page = `<!DOCTYPE html>${html.slice(0, begin)}${scripts.replaceAll(` nonce="${NONCE}"`, '')}${html.slice(end)}`;
  // As bytes: a text would be searched for halves of signs first.
  return new Response(Buffer.from(page), { headers, status });
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

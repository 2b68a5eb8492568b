import { createHash, randomBytes } from 'node:crypto';
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { env } from '~/lib/env.server';
import { logError } from '~/platform/log.server';
import { meters } from '~/platform/meters.server';
import { deferHydration } from './document/deferred-hydration';
import { NonceContext } from './document/nonce';
import { ShipsScripts, shipsScripts } from './document/ships-scripts';
import { LITTLE_DATA_VARY } from './http/request/little-data.server';
import { recordVisit } from './features/statistics/visits.server';

/** New with every process and on no page: only scripts that carry it are ours. */
const NONCE = randomBytes(16).toString('hex');
const OUR_SCRIPT = `<script nonce="${NONCE}"`;

const PICTURES_ELSEWHERE = env.PUBLIC_FILES_URL ? [new URL(env.PUBLIC_FILES_URL).origin] : [];

function* inlineScripts(page: string): Generator<string> {
  for (const script of page.split(OUR_SCRIPT).slice(1)) {
    const start = script.indexOf('>') + 1;
    if (!script.slice(0, start).includes(' src=')) yield script.slice(start, script.indexOf('</script>'));
  }
}

/** Inline scripts are allowed by their hashes, so that one answer can be given to everybody. */
function contentSecurityPolicy(scripts: string): string {
  const hashes = new Set(
    [...inlineScripts(scripts)].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...PICTURES_ELSEWHERE].join(' '),
    env.NODE_ENV === 'development' ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function scriptRange(html: string): [begin: number, end: number] {
  const beginning = ['<link rel="modulepreload"', '<script nonce='].map((mark) => html.indexOf(mark));
  const end = html.lastIndexOf('</body>');
  return [Math.min(...beginning.filter((at) => at >= 0), end), end];
}

function retryAfterOf({ staticHandlerContext: { errors, actionHeaders } }: EntryContext): string {
  const said = Object.values(actionHeaders).map((headers) => headers.get('Retry-After'));
  const thrown = Object.values(errors ?? {}).map((error) => isRouteErrorResponse(error) && error.data?.retryAfter);
  return String([...said, ...thrown].find(Boolean) ?? 5);
}

/** One script for all data: Remix would render one for each piece of a stream. */
async function dataScript(context: EntryContext): Promise<string> {
  const data = await new Response(context.serverHandoffStream).text();
  const text = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const stream = 'window.__remixContext.streamController';
  return `<script nonce="${NONCE}">${stream}.enqueue(${text});${stream}.close()</script>`;
}

/** Of all routes only those of this page, or the renderer would set up and match all of them for every page. */
function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const own = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(own.map((route) => [route.id, route])) } };
}

/** Renders the whole document before the first byte leaves: loaders are done by now, so streaming would gain nothing. */
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
  meters.pageRenders += 1;
  const hasScripts = shipsScripts(context);
  const html = renderToString(
    <NonceContext.Provider value={NONCE}>
      <ShipsScripts.Provider value={hasScripts}>
        <RemixServer
          context={{ ...withOwnRoutes(context), serverHandoffStream: undefined }}
          url={request.url}
          nonce={NONCE}
        />
      </ShipsScripts.Provider>
    </NonceContext.Provider>,
  );
  if (status < 400) recordVisit(request.headers.get('User-Agent') ?? '', request.headers.get('Sec-Purpose') ?? '');
  const [begin, end] = scriptRange(html);
  const own = html.slice(begin, end) + (hasScripts ? await dataScript(context) : '');
  const scripts = deferHydration(own, NONCE);
  headers.set('Content-Security-Policy', contentSecurityPolicy(scripts));
  const page = `<!DOCTYPE html>${html.slice(0, begin)}${scripts.replaceAll(` nonce="${NONCE}"`, '')}${html.slice(end)}`;
  return new Response(Buffer.from(page), { headers, status });
}

export const handleDataRequest: HandleDataRequestFunction = (response) => {
  response.headers.append('Vary', LITTLE_DATA_VARY);
  return response;
};

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  logError(error);
};

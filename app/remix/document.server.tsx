import type { EntryContext } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { NonceContext, ShipsScripts } from '../document/contexts';
import { deferHydration } from './deferred-hydration.server';

/** Not for `handle = { noScripts: true }`, error pages, and visitors who save data where `dataSaver` is stated. */
function shipsScripts({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const { errors, statusCode, matches, loaderData } = staticHandlerContext;
  if (errors || statusCode === 404) return false;
  const facts: { dataSaver?: true; noScripts?: true } = Object.assign(
    {},
    ...matches.map(({ route }) => routeModules[route.id]?.handle),
  );
  return !facts.noScripts && !(facts.dataSaver && loaderData.root?.dataSaver);
}

function scriptRange(html: string): [begin: number, end: number] {
  const beginning = ['<link rel="modulepreload"', '<script nonce='].map((mark) => html.indexOf(mark));
  const end = html.lastIndexOf('</body>');
  return [Math.min(...beginning.filter((at) => at >= 0), end), end];
}

/** One script for all data: Remix would render one for each piece of a stream. */
async function dataScript(context: EntryContext, nonce: string): Promise<string> {
  const data = await new Response(context.serverHandoffStream).text();
  const text = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const stream = 'window.__remixContext.streamController';
  return `<script nonce="${nonce}">${stream}.enqueue(${text});${stream}.close()</script>`;
}

/** Of all routes only those of this page, or the renderer would set up and match all of them for every page. */
function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const own = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(own.map((route) => [route.id, route])) } };
}

/** The whole document behind its type in three parts, the scripts in the middle: loaders are done by now, so streaming would gain nothing. */
export async function renderDocument(
  context: EntryContext,
  url: string,
  nonce: string,
): Promise<[before: string, scripts: string, after: string]> {
  const hasScripts = shipsScripts(context);
  const html = renderToString(
    <NonceContext.Provider value={nonce}>
      <ShipsScripts.Provider value={hasScripts}>
        <RemixServer context={{ ...withOwnRoutes(context), serverHandoffStream: undefined }} url={url} nonce={nonce} />
      </ShipsScripts.Provider>
    </NonceContext.Provider>,
  );
  const [begin, end] = scriptRange(html);
  const scripts = html.slice(begin, end) + (hasScripts ? await dataScript(context, nonce) : '');
  return [html.slice(0, begin), deferHydration(scripts, nonce), html.slice(end)];
}

/** Seconds, as the failure of a loader or an action says. */
export function retryAfter({ staticHandlerContext: { errors, actionHeaders } }: EntryContext): string {
  const said = Object.values(actionHeaders).map((headers) => headers.get('Retry-After'));
  const thrown = Object.values(errors ?? {}).map((error) => isRouteErrorResponse(error) && error.data?.retryAfter);
  return String([...said, ...thrown].find(Boolean) ?? 5);
}

import type { EntryContext } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { NonceContext, ShipsScripts } from '../document/contexts';
import type { Language } from '../messages/languages';
import type { SpokenLanguage } from '../messages/languages.server';
import { deferHydration } from './deferred-hydration.server';
import { messageFile, messageGroups } from './message-files';

/** No scripts for `noScripts` routes, error pages, and visitors with small pictures on `dataSaver` routes. */
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

/** Puts all data into one script. Remix would write one for each part of the stream. */
async function dataScript(context: EntryContext, nonce: string): Promise<string> {
  const data = await new Response(context.serverHandoffStream).text();
  const text = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const stream = 'window.__remixContext.streamController';
  return `<script nonce="${nonce}">${stream}.enqueue(${text});${stream}.close()</script>`;
}

const messageFiles = (language: Language, { manifest, staticHandlerContext }: EntryContext, prefix: string) =>
  messageGroups(staticHandlerContext.location.pathname.slice(prefix.length) || '/').map((group) =>
    messageFile(language, group, manifest.version),
  );

/** Renders below the prefix of a language, which Remix itself has not seen. */
function putBelow(prefix: string, { staticHandlerContext }: EntryContext): void {
  const { basename, location } = staticHandlerContext;
  if (!prefix || basename === prefix) return;
  const { pathname } = location;
  staticHandlerContext.basename = prefix;
  staticHandlerContext.location = { ...location, pathname: pathname === '/' ? prefix : prefix + pathname };
}

/** From here the administrator goes on without loading a document. */
const KNOWS_ADMIN = /^routes\/(?:admin|_site\.login$)/;

/** Keeps only this page's routes, or the renderer would set up and match all routes for every page. */
function withOwnRoutes(context: EntryContext, prefix: string): EntryContext {
  const { manifest, staticHandlerContext, serverHandoffString } = context;
  const own = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  // `npm run dev` has one manifest for all.
  const { visitorsUrl = manifest.url } = manifest as typeof manifest & { visitorsUrl?: string };
  const url = own.some(({ id }) => KNOWS_ADMIN.test(id)) ? manifest.url : visitorsUrl;
  return {
    ...context,
    manifest: { ...manifest, url, routes: Object.fromEntries(own.map((route) => [route.id, route])) },
    serverHandoffString: prefix ? `{"basename":"${prefix}",${serverHandoffString?.slice(1)}` : serverHandoffString,
  };
}

/** Renders the document without its doctype in three parts, with the scripts in the middle. Not streamed: all data is already loaded. */
export async function renderDocument(
  context: EntryContext,
  url: string,
  nonce: string,
  { language, prefix }: SpokenLanguage,
): Promise<[before: string, scripts: string, after: string]> {
  const hasScripts = shipsScripts(context);
  putBelow(prefix, context);
  const html = renderToString(
    <NonceContext.Provider value={nonce}>
      <ShipsScripts.Provider value={hasScripts}>
        <RemixServer
          context={{ ...withOwnRoutes(context, prefix), serverHandoffStream: undefined }}
          url={url}
          nonce={nonce}
        />
      </ShipsScripts.Provider>
    </NonceContext.Provider>,
  );
  const [begin, end] = scriptRange(html);
  const scripts = html.slice(begin, end) + (hasScripts ? await dataScript(context, nonce) : '');
  return [
    html.slice(0, begin),
    deferHydration(scripts, nonce, messageFiles(language, context, prefix)),
    html.slice(end),
  ];
}

/** Seconds, from the failed loader or action. */
export function retryAfter({ staticHandlerContext: { errors, actionHeaders } }: EntryContext): string {
  const said = Object.values(actionHeaders).map((headers) => headers.get('Retry-After'));
  const thrown = Object.values(errors ?? {}).map((error) => isRouteErrorResponse(error) && error.data?.retryAfter);
  return String([...said, ...thrown].find(Boolean) ?? 5);
}

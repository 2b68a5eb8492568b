import { matchRoutes, RemixBrowser } from '@remix-run/react';
import { isDataPath } from './data-address';
import { messageFile, messageGroups } from './message-files';

interface RouteScripts {
  id: string;
  parentId?: string;
  path?: string;
  index?: true;
  module: string;
  imports?: string[];
}

declare global {
  interface Window {
    __remixRouteModules?: Record<string, unknown>;
    __remixManifest?: { version: string; routes: Record<string, RouteScripts | undefined> };
  }
}

export const buildVersion = (): string | undefined => window.__remixManifest?.version;

/** The scripts of the routes with matching ids. */
export const routeScripts = (isWanted: (id: string) => boolean): RouteScripts[] =>
  Object.entries(window.__remixManifest?.routes ?? {}).flatMap(([id, scripts]) =>
    scripts && isWanted(id) ? [scripts] : [],
  );

const nest = (all: RouteScripts[], parent?: string): Parameters<typeof matchRoutes>[0] =>
  all
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: nest(all, id) }));

/** A page's routes whose scripts the router has not loaded. @param pathname without a prefix */
export function missingRoutes(pathname: string): RouteScripts[] {
  const matches = matchRoutes(nest(routeScripts(() => true)), pathname) ?? [];
  const known = window.__remixRouteModules ?? {};
  return routeScripts((id) => !(id in known) && matches.some(({ route }) => route.id === id));
}

/** Loads their scripts for the router. */
export async function loadRoutes(routes: RouteScripts[]): Promise<void> {
  const modules = await Promise.all(routes.map(({ module }) => import(module)));
  for (const [index, { id }] of routes.entries())
    Object.assign(window.__remixRouteModules ?? {}, { [id]: modules[index] });
}

export const historyKey = (): string | undefined => history.state?.key;

export const historyIndex = (): number | null => history.state?.idx ?? null;

/** Marks the first history entry as the router marks later ones. Lists and scroll positions are stored by the key. */
export function markFirstEntry(): void {
  if (historyKey()) return;
  history.replaceState({ idx: 0, ...history.state, key: Math.random().toString(36).slice(2) }, '');
}

/** The browser may show a page again as it was left, waiting for the document that the router had opened. */
export function reloadIfLeftWaiting(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && window.__remixRouter?.state.navigation.state !== 'idle') location.reload();
  });
}

/** The files with the messages of a page. @param pathname without a prefix */
const messageFiles = (pathname: string): string[] =>
  messageGroups(pathname).map((group) =>
    messageFile(document.documentElement.lang.toLowerCase(), group, buildVersion() ?? ''),
  );

/** With the messages of everything that loads later. The home page comes without it. */
export const laterMessageFiles = (): string[] =>
  messageFiles(location.pathname.startsWith('/admin') ? '/admin' : '/wallpaper');

const load = (files: string[]): Promise<unknown> => Promise.all(files.map((file) => import(file)));

export const loadMessages = (pathname: string) => load(messageFiles(pathname));
export const loadLaterMessages = () => load(laterMessageFiles());

type AskForData = (
  address: string,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  browserFetch: typeof fetch,
) => Promise<Response>;

/** Sends the router's data requests through `ask`. */
export function interceptData(ask: AskForData): void {
  const browserFetch = window.fetch;
  window.fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.href);
    return isDataPath(pathname) ? ask(pathname + search, input, init, browserFetch) : browserFetch(input, init);
  };
}

/** Remix can't decode any other answer. */
export const isForRouter = (answer: Response): boolean => answer.headers.has('X-Remix-Response');

/**
 * RemixBrowser suspends until the data of the page is decoded. A key or click that reaches a suspended root ends in React's
 * error 345, so hydration waits for the data. Without it, the page stays as the server sent it.
 */
export async function decodePageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    if (!(decoding instanceof Promise)) throw decoding;
    await decoding;
  }
}

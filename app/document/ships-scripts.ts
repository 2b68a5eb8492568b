import type { EntryContext } from '@remix-run/node';
import { createContext } from 'react';

/** Whether the document goes out with scripts. In the browser it has: without them nothing would ask there. */
export const ShipsScripts = createContext(true);

/** Not for `handle = { noScripts: true }`, error pages and little data; always for the administrator. */
export function shipsScripts({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const { errors, statusCode, matches, loaderData } = staticHandlerContext;
  if (errors || statusCode === 404) return false;
  const isForVisitors = matches.some(({ route }) => route.id === 'routes/_site');
  if (isForVisitors && loaderData.root?.littleData) return false;
  return !matches.some(({ route }) => (routeModules[route.id]?.handle as { noScripts?: true } | undefined)?.noScripts);
}

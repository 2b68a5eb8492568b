import type { EntryContext } from '@remix-run/node';
import { createContext } from 'react';

/** Whether the document goes out with scripts. In the browser it has: without them nothing would ask there. */
export const ShipsScripts = createContext(true);

/**
 * Pages that are only to be read say `export const handle = { noScripts: true }`; they and pages that say what went wrong would
 * be no better for a script. Nor does a visitor get one who wants little data; the administrator's desk stays as it is.
 */
export function shipsScripts({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const { errors, statusCode, matches, loaderData } = staticHandlerContext;
  if (errors || statusCode === 404) return false;
  const isForVisitors = matches.some(({ route }) => route.id === 'routes/_site');
  if (isForVisitors && loaderData.root?.littleData) return false;
  return !matches.some(({ route }) => (routeModules[route.id]?.handle as { noScripts?: true } | undefined)?.noScripts);
}

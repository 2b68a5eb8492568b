import type { EntryContext } from '@remix-run/node';
import { createContext } from 'react';

/** Whether the document goes out with scripts. In the browser it has: without them nothing would ask there. */
export const ShipsScripts = createContext(true);

/** Not for `handle = { noScripts: true }`, error pages, and visitors who save data where `dataSaver` is stated. */
export function shipsScripts({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const { errors, statusCode, matches, loaderData } = staticHandlerContext;
  if (errors || statusCode === 404) return false;
  const facts: { dataSaver?: true; noScripts?: true } = Object.assign(
    {},
    ...matches.map(({ route }) => routeModules[route.id]?.handle),
  );
  return !facts.noScripts && !(facts.dataSaver && loaderData.root?.littleData);
}

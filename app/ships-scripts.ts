import type { EntryContext } from '@remix-run/node';
import { createContext } from 'react';

/** Whether the document goes out with scripts. In the browser it has: without them nothing would ask there. */
export const ShipsScripts = createContext(true);

/** A page that is only to be read says so: `export const handle = { noScripts: true }`. */
const isOnlyRead = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'noScripts' in handle && handle.noScripts === true;

/** Pages to read and pages that say what went wrong do without: nothing on them is better for a script. */
export function shipsScripts({
  staticHandlerContext: { errors, statusCode, matches },
  routeModules,
}: EntryContext): boolean {
  return !errors && statusCode !== 404 && !matches.some(({ route }) => isOnlyRead(routeModules[route.id]?.handle));
}

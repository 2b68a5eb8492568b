/** Lists the ids of the requested routes. */
export const ROUTES_PARAMETER = '_routes';
/** Requests one route's data in Remix without single fetch. */
export const ONE_ROUTE_PARAMETER = '_data';

const DATA = /(?:^\/_root)?\.data$/;

export const isDataPath = (path: string): boolean => path.endsWith('.data');

/** Turns a data path into the page's path. Other paths stay the same. */
export const pagePath = (path: string): string => path.replace(DATA, '') || '/';

/** The address that the router uses for a page's data. */
export const dataAddress = ({ pathname, search }: { pathname: string; search: string }): string =>
  (pathname === '/' ? '/_root.data' : `${pathname}.data`) + (search && `?${new URLSearchParams(search)}`);

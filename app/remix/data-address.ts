/** Routes that a request for data names, by their ids. */
export const ROUTES_PARAMETER = '_routes';
/** Asks Remix without single fetch for one route's data. */
export const ONE_ROUTE_PARAMETER = '_data';

const DATA = /(?:^\/_root)?\.data$/;

export const isDataPath = (path: string): boolean => path.endsWith('.data');

/** The path of the page whose data this is the path of; every other path as it is. */
export const pagePath = (path: string): string => path.replace(DATA, '') || '/';

/** As the router asks for a page's data. */
export const dataAddress = ({ pathname, search }: { pathname: string; search: string }): string =>
  (pathname === '/' ? '/_root.data' : `${pathname}.data`) + (search && `?${new URLSearchParams(search)}`);

import { partsOfTarget } from '~/http/request/request-target';
import type { Route } from '~/http/request/route-patterns.server';
import { sameSitePath } from '~/http/request/safe-redirect';
import { KEPT_LIST } from '~/lib/paths';
import { isDataPath, ROUTES_PARAMETER } from '~/remix/data-address';

const ROUTE_IDS = /^[\w/$.,]{1,200}$/;

const MAX_LENGTH = 1000;

function canonicalQuery(query: string, parameters: string[], isData: boolean): string | null {
  const given = new URLSearchParams(query);
  const canonical = new URLSearchParams();
  for (const name of parameters) {
    for (const value of given.getAll(name)) canonical.append(name, value);
  }
  const routes = isData ? given.get(ROUTES_PARAMETER) : null;
  if (routes !== null) {
    if (!ROUTE_IDS.test(routes)) return null;
    canonical.set(ROUTES_PARAMETER, routes);
  }
  return canonical.toString();
}

/** The canonical address with the same answer, according to its route; null if the answer must not be cached. */
export function cacheableAddress(url: string, { facts: { cache, isStreamed }, isPage }: Route): string | null {
  if (!cache || url.length > MAX_LENGTH) return null;
  const [path, query] = partsOfTarget(url);
  const isData = isDataPath(path);
  if (isData && (!isPage || cache.as)) return null;
  // The router decodes a path before it matches a route.
  if (cache.as) return path.includes('%') || cache.except?.test(path) ? null : cache.as;
  if (query === '') return path;
  if (isStreamed?.(query) || new URLSearchParams(query).has(KEPT_LIST)) return null;
  const { readQuery, parameters = [] } = cache;
  const canonical = canonicalQuery(readQuery ? readQuery(query) : query, parameters, isData);
  return canonical === '' ? path : canonical && `${path}?${canonical}`;
}

/** The path of the referring page if the answer depends on it, else empty. */
export function referringPage(address: string, { facts }: Route, referer: string | undefined, origin: string): string {
  const { referrer } = facts.cache ?? {};
  if (!referrer || referer === undefined || address.includes('?') || isDataPath(address)) return '';
  const from = sameSitePath(referer, origin);
  return from !== null && from !== '/' && from.length <= MAX_LENGTH && referrer(from) ? from : '';
}

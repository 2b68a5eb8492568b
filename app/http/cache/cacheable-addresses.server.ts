import type { ServerBuild } from '@remix-run/node';
import { isListPage } from '~/features/gallery/back-to-gallery';
import { kioskParameters } from '~/features/integrations/picks/kiosk-query.schema';
import { pickParameters, rotationParameters, withBareSearch } from '~/features/integrations/picks/pick-query.schema';
import { FacetsQuery, WallpaperListQuery } from '~/features/lists/resolve/list-query.schema';
import { partsOfTarget } from '~/http/request/request-target';
import { pathsOfRoutes } from '~/http/request/route-patterns.server';
import { sameSitePath } from '~/http/request/safe-redirect';
import { asksForBytes } from '~/http/response/pick.server';
import { FILTER_PARAMETERS, HOME_PARAMETERS } from '~/lib/paths';

interface AddressKind {
  path: RegExp;
  parameters?: string[];
  isPage?: true;
  /** One wallpaper for a while: what is answered may depend on `Accept`, and its bytes are not kept. */
  isPick?: true;
  hasBareSearch?: true;
}

const DAILY = Object.keys(pickParameters);
const ROTATION = Object.keys(rotationParameters);

const FEED_PARAMETERS = [...FILTER_PARAMETERS, 'limit', 'ai', 'width', 'height'];

const KINDS = new Map<string, AddressKind[]>(
  Object.entries({
    '': [{ path: /^\/$/, parameters: HOME_PARAMETERS, isPage: true }],
    category: [
      { path: /^\/category\/[^/]+$/, parameters: [...FILTER_PARAMETERS, 'offset', 'after', 'seed'], isPage: true },
      { path: /^\/category\/[^/]+\/feed\.(xml|atom)$/, parameters: FEED_PARAMETERS },
    ],
    tag: [
      { path: /^\/tag\/[^/]+$/, parameters: [...FILTER_PARAMETERS, 'offset', 'after', 'seed'], isPage: true },
      { path: /^\/tag\/[^/]+\/feed\.(xml|atom)$/, parameters: FEED_PARAMETERS },
    ],
    colour: [
      { path: /^\/colour\/[^/]+$/, parameters: [...FILTER_PARAMETERS, 'offset', 'after', 'seed'], isPage: true },
    ],
    palette: [{ path: /^\/palette\/[^/]+$/, parameters: ['offset'], isPage: true }],
    wallpaper: [
      { path: /^\/wallpaper\/\d+$/, parameters: ['in', 'n', ...HOME_PARAMETERS], isPage: true },
      { path: /^\/wallpaper\/\d+\/full$/, parameters: ['in', 'n', ...HOME_PARAMETERS, 'zoom'], isPage: true },
    ],
    more: [{ path: /^\/more\//, parameters: HOME_PARAMETERS, isPage: true }],
    suggestions: [{ path: /^\/suggestions$/, parameters: ['q', 'kind'] }],
    help: [{ path: /^\/help$/, isPage: true }],
    privacy: [{ path: /^\/privacy$/, isPage: true }],
    terms: [{ path: /^\/terms$/, isPage: true }],
    api: [
      { path: /^\/api\/wallpapers$/, parameters: Object.keys(WallpaperListQuery.in.shape) },
      { path: /^\/api\/facets$/, parameters: Object.keys(FacetsQuery.in.shape) },
      { path: /^\/api\/wallpapers\/\d+$/ },
      { path: /^\/api\/daily$/, parameters: DAILY, isPick: true },
      { path: /^\/api\/rotation$/, parameters: ROTATION, isPick: true },
      { path: /^\/api\/(categories|analytics|openapi\.json)$/ },
    ],
    daily: [{ path: /^\/daily\/[^/]+$/, parameters: DAILY, isPick: true, hasBareSearch: true }],
    screen: [{ path: /^\/screen$/, parameters: Object.keys(kioskParameters), isPick: true }],
    'feed.xml': [{ path: /^\/feed\.xml$/, parameters: ['q', 'categoryId', ...FEED_PARAMETERS] }],
    'feed.atom': [{ path: /^\/feed\.atom$/, parameters: ['q', 'categoryId', ...FEED_PARAMETERS] }],
    'sitemap.xml': [{ path: /^\/sitemap\.xml$/ }],
    'robots.txt': [{ path: /^\/robots\.txt$/ }],
    'opensearch.xml': [{ path: /^\/opensearch\.xml$/ }],
    'manifest.webmanifest': [{ path: /^\/manifest\.webmanifest$/ }],
  }),
);

interface CacheableAddress {
  address: string;
  isPage: boolean;
  isPick?: boolean;
}

const DATA = /\.data$/;
const ROUTE_IDS = /^[\w/$.,]{1,200}$/;

const MAX_LENGTH = 1000;

/** The router finds out by another route for one segment than for several that a page does not exist. */
const NOT_FOUND = { oneSegment: '/-', moreSegments: '/-/-' };

export type IsRouted = (firstSegment: string) => boolean;

export function routedSegments(routes: ServerBuild['routes']): IsRouted {
  const known = new Set(pathsOfRoutes(routes).map((path) => path.split('/')[0]?.toLowerCase()));
  return (segment) => known.has(segment.toLowerCase()) || /%|^\d{3}$/.test(segment);
}

const pageOf = (path: string) => (path === '/_root.data' ? '/' : path.replace(DATA, ''));

function canonicalQuery(query: string, parameters: string[], isData: boolean): string | null {
  const given = new URLSearchParams(query);
  const canonical = new URLSearchParams();
  for (const name of parameters) {
    for (const value of given.getAll(name)) canonical.append(name, value);
  }
  const routes = isData ? given.get('_routes') : null;
  if (routes !== null) {
    if (!ROUTE_IDS.test(routes)) return null;
    canonical.set('_routes', routes);
  }
  return canonical.toString();
}

export function cacheableAddress(url: string, isRouted: IsRouted): CacheableAddress | null {
  if (url.length > MAX_LENGTH) return null;
  const [path, query] = partsOfTarget(url);
  const isData = DATA.test(path);
  const page = isData ? pageOf(path) : path;
  const [, firstSegment = '', ...others] = page.split('/', 3);
  if (!isData && !isRouted(firstSegment)) {
    return { address: others.length > 0 ? NOT_FOUND.moreSegments : NOT_FOUND.oneSegment, isPage: true };
  }
  const kind = KINDS.get(firstSegment)?.find((one) => one.path.test(page));
  const isPage = kind?.isPage === true;
  if (!kind || (isData && (!isPage || firstSegment === 'more'))) return null;
  const { isPick = false, hasBareSearch, parameters = [] } = kind;
  if (query === '') return { address: path, isPage, isPick };
  if (isPick && asksForBytes(query)) return null;
  const canonical = canonicalQuery(hasBareSearch ? withBareSearch(query) : query, parameters, isData);
  return canonical === null ? null : { address: canonical === '' ? path : `${path}?${canonical}`, isPage, isPick };
}

export function listPageBehind(address: string, referer: string | undefined, origin: string): string {
  if (referer === undefined || !/^\/wallpaper\/\d+$/.test(address)) return '';
  const from = sameSitePath(referer, origin);
  return from !== null && from !== '/' && from.length <= MAX_LENGTH && isListPage(from) ? from : '';
}

import { WallpaperListQuery } from '~/features/wallpapers/wallpaper-list.schema';
import { isListPage } from '~/features/wallpapers/way-back';
import { HOME_PARAMETERS } from '~/lib/paths';
import { pathHere } from '../safe-redirect';

/** Addresses whose answers are the same for everybody, with all that a loader reads of their query, by their first segment. */
const ADDRESSES: Record<string, { path: RegExp; parameters?: string[] }[]> = {
  '': [{ path: /^\/$/, parameters: HOME_PARAMETERS }],
  category: [
    { path: /^\/category\/[^/]+$/, parameters: ['device', 'offset', 'after'] },
    { path: /^\/category\/[^/]+\/feed\.(xml|atom)$/ },
  ],
  tag: [{ path: /^\/tag\/[^/]+$/, parameters: ['offset', 'after'] }, { path: /^\/tag\/[^/]+\/feed\.(xml|atom)$/ }],
  wallpaper: [{ path: /^\/wallpaper\/\d+$/ }],
  more: [{ path: /^\/more\//, parameters: HOME_PARAMETERS }],
  suggestions: [{ path: /^\/suggestions$/, parameters: ['q'] }],
  help: [{ path: /^\/help$/ }],
  privacy: [{ path: /^\/privacy$/ }],
  terms: [{ path: /^\/terms$/ }],
  api: [
    { path: /^\/api\/wallpapers$/, parameters: Object.keys(WallpaperListQuery.in.shape) },
    { path: /^\/api\/wallpapers\/\d+$/ },
    { path: /^\/api\/(categories|analytics|openapi\.json)$/ },
  ],
  'feed.xml': [{ path: /^\/feed\.xml$/ }],
  'feed.atom': [{ path: /^\/feed\.atom$/ }],
  'sitemap.xml': [{ path: /^\/sitemap\.xml$/ }],
  'robots.txt': [{ path: /^\/robots\.txt$/ }],
  'opensearch.xml': [{ path: /^\/opensearch\.xml$/ }],
  'manifest.webmanifest': [{ path: /^\/manifest\.webmanifest$/ }],
};

/** What the router asks for instead of a page, and of which of its routes. */
const DATA = /\.data$/;
const ROUTE_IDS = /^[\w/$.,]{1,200}$/;

/** A longer address is nobody's link. */
const LONGEST = 1000;

function pageOf(path: string): string {
  return path === '/_root.data' ? '/' : path.replace(DATA, '');
}

/**
 * The address under which an answer is kept for everybody: the same path, and the parameters that it depends on, in one
 * order. Null for an address whose answers are not shared.
 */
export function publicAddress(url: string): string | null {
  if (url.length > LONGEST) return null;
  const [path = '', query = ''] = url.split('?', 2);
  const isData = DATA.test(path);
  const page = isData ? pageOf(path) : path;
  const found = ADDRESSES[page.split('/', 2)[1] ?? '']?.find((address) => address.path.test(page));
  if (!found || (isData && /^\/(more|api|suggestions)\//.test(page))) return null;
  if (query === '') return path;
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const name of found.parameters ?? []) {
    for (const value of given.getAll(name)) known.append(name, value);
  }
  const routes = isData ? given.get('_routes') : null;
  if (routes !== null) {
    if (!ROUTE_IDS.test(routes)) return null;
    known.set('_routes', routes);
  }
  return known.size > 0 ? `${path}?${known}` : path;
}

/** The page of lists that Back to Gallery leads to from a wallpaper's page without a script; '' for the usual one. */
export function galleryBehind(address: string, referer: string | undefined, origin: string): string {
  if (referer === undefined || !/^\/wallpaper\/\d+$/.test(address)) return '';
  const from = pathHere(referer, origin);
  return from !== null && from !== '/' && from.length <= LONGEST && isListPage(from) ? from : '';
}

import type { ServerBuild } from '@remix-run/node';
import { isListPage } from '~/features/wallpapers/gallery/back-to-gallery';
import { WallpaperListQuery } from '~/features/wallpapers/lists/list-query.schema';
import { pathHere } from '~/http/request/safe-redirect';
import { HOME_PARAMETERS } from '~/lib/paths';

interface Kind {
  path: RegExp;
  /** All that a loader reads of the query. */
  parameters?: string[];
  /** Whether it is for people, who may want small pictures. */
  isPage?: true;
}

/** Addresses whose answers are the same for everybody, by their first word. */
const ADDRESSES = new Map<string, Kind[]>(
  Object.entries({
    '': [{ path: /^\/$/, parameters: HOME_PARAMETERS, isPage: true }],
    category: [
      { path: /^\/category\/[^/]+$/, parameters: ['device', 'offset', 'after'], isPage: true },
      { path: /^\/category\/[^/]+\/feed\.(xml|atom)$/ },
    ],
    tag: [
      { path: /^\/tag\/[^/]+$/, parameters: ['offset', 'after'], isPage: true },
      { path: /^\/tag\/[^/]+\/feed\.(xml|atom)$/ },
    ],
    wallpaper: [{ path: /^\/wallpaper\/\d+$/, isPage: true }],
    more: [{ path: /^\/more\//, parameters: HOME_PARAMETERS, isPage: true }],
    suggestions: [{ path: /^\/suggestions$/, parameters: ['q'] }],
    help: [{ path: /^\/help$/, isPage: true }],
    privacy: [{ path: /^\/privacy$/, isPage: true }],
    terms: [{ path: /^\/terms$/, isPage: true }],
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
  }),
);

/** Where an answer is kept for everybody. */
interface PublicAddress {
  /** The path, and the parameters that the answer depends on, in one order. */
  address: string;
  isPage: boolean;
}

/** What the router asks for instead of a page, and of which of its routes. */
const DATA = /\.data$/;
const ROUTE_IDS = /^[\w/$.,]{1,200}$/;

/** A longer address is nobody's link. */
const LONGEST = 1000;

/** Addresses of pages that do not exist: the router finds that out by another route for one word than for several. */
const NOWHERE = { oneWord: '/-', several: '/-/-' };

/** Whether the router knows an address that begins with this word. */
export type IsRouted = (firstWord: string) => boolean;

/** From the routes of a build. What is encoded, or an error's number, is left to the router. */
export function routedWords(routes: ServerBuild['routes']): IsRouted {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [pathOf(route.parentId), route.path].filter(Boolean).join('/') : '';
  };
  const words = new Set(Object.keys(routes).map((id) => pathOf(id).split('/')[0]?.toLowerCase()));
  return (word) => words.has(word.toLowerCase()) || /%|^\d{3}$/.test(word);
}

function pageOf(path: string): string {
  return path === '/_root.data' ? '/' : path.replace(DATA, '');
}

/** Null for an address whose answers are not shared. */
export function publicAddress(url: string, isRouted: IsRouted): PublicAddress | null {
  if (url.length > LONGEST) return null;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? '' : url.slice(mark + 1);
  const isData = DATA.test(path);
  const page = isData ? pageOf(path) : path;
  const [, firstWord = '', ...others] = page.split('/', 3);
  if (!isData && !isRouted(firstWord))
    return { address: others.length > 0 ? NOWHERE.several : NOWHERE.oneWord, isPage: true };
  const found = ADDRESSES.get(firstWord)?.find((kind) => kind.path.test(page));
  const isPage = found?.isPage === true;
  if (!found || (isData && (!isPage || firstWord === 'more'))) return null;
  if (query === '') return { address: path, isPage };
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
  return { address: known.size > 0 ? `${path}?${known}` : path, isPage };
}

/** The page of lists that Back to Gallery leads to from a wallpaper's page without a script; '' for the usual one. */
export function galleryBehind(address: string, referer: string | undefined, origin: string): string {
  if (referer === undefined || !/^\/wallpaper\/\d+$/.test(address)) return '';
  const from = pathHere(referer, origin);
  return from !== null && from !== '/' && from.length <= LONGEST && isListPage(from) ? from : '';
}

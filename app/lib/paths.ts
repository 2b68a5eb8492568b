export const wallpaperPath = (id: number) => `/wallpaper/${id}`;
export const fullSizePath = (id: number) => `${wallpaperPath(id)}/full`;
export const screenPath = (id: number) => `${wallpaperPath(id)}/screen`;
export const reportPath = (id: number) => `/wallpaper/${id}/report`;
export const editPath = (id: number) => `/admin/wallpapers/${id}`;
export const monitorsPath = (id: number) => `${wallpaperPath(id)}/monitors`;
export const monitorsZipPath = (id: number) => `${wallpaperPath(id)}/file/monitors.zip`;
export const setPath = (id: number) => `/set/${id}`;
/** Takes the wallpaper's id from the form. */
export const keepPath = '/keep';
/** Leads to the visitor's own list. */
export const myListPath = '/list';
export const keptListPath = (token: string) => `${myListPath}/${token}`;
export const changersPath = '/changers';
/** Lists as a ZIP. */
export const packagePath = '/packages/pictures.zip';
export const categoryPath = (slug: string) => `/category/${encodeURIComponent(slug)}`;
export const tagPath = (slug: string) => `/tag/${encodeURIComponent(slug)}`;

export const colourPath = (name: string) => `/colour/${name}`;

/** Without `new URL`: a list of the API has hundreds of addresses. @param path a path of this site or a full URL */
export const absoluteUrl = (origin: string, path: string) => (path.startsWith('/') ? origin + path : path);

export const feedPath = (pagePath: string, ending: 'xml' | 'atom' = 'xml') =>
  `${pagePath === '/' ? '' : pagePath}/feed.${ending}`;

/** The previous name of `minSize`: pages redirect it, everything else reads it. */
export const PREVIOUS_MIN_SIZE = 'least';

/** Filters and order of a list. */
export const FILTER_PARAMETERS = [
  'device',
  'shape',
  PREVIOUS_MIN_SIZE,
  'minSize',
  'colour',
  'hex',
  'tone',
  'hdr',
  'licence',
  'ai',
  'sort',
  'not',
];

/** Names a list that a visitor keeps. Answers that depend on it are never cached, because no new version of the gallery tells of changes. */
export const KEPT_LIST = 'list';

export const LIST_PARAMETERS = [...FILTER_PARAMETERS, 'offset', 'seed', 'after'];

export const HOME_PARAMETERS = ['tab', 'q', 'match', 'categoryId', ...LIST_PARAMETERS];

/** Whether the home page shows its start view, for one device or for all. */
export function isLanding(search: URLSearchParams): boolean {
  return !HOME_PARAMETERS.some((name) => name !== 'device' && search.has(name));
}

export function withQuery(path: string, query: Record<string, string | number | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}${path.includes('?') ? '&' : '?'}${text}` : path;
}

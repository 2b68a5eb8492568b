/** Addresses of pages. Files have theirs in images/variants.ts. */

export const wallpaperPath = (id: number) => `/wallpaper/${id}`;
export const categoryPath = (slug: string) => `/category/${encodeURIComponent(slug)}`;
export const tagPath = (slug: string) => `/tag/${encodeURIComponent(slug)}`;

/** The feed of a page that has one. */
export const feedPath = (pagePath: string, ending: 'xml' | 'atom' = 'xml') =>
  `${pagePath === '/' ? '' : pagePath}/feed.${ending}`;

/** What the home page's address may say. */
export const HOME_PARAMETERS = ['tab', 'device', 'q', 'categoryId', 'offset', 'seed', 'after'];

/** Whether the home page is asked for as such, and not one of its lists; what else links carry along does not count. */
export function isLanding(search: URLSearchParams): boolean {
  return !HOME_PARAMETERS.some((name) => search.has(name));
}

/** A path with the parameters that have a value, in the order given; `path` alone when none has. */
export function withQuery(path: string, query: Record<string, string | number | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}${path.includes('?') ? '&' : '?'}${text}` : path;
}

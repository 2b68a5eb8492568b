/** Addresses of pages. Files have theirs in images/variants.ts. */

export const wallpaperPath = (id: number) => `/wallpaper/${id}`;
export const categoryPath = (slug: string) => `/category/${encodeURIComponent(slug)}`;
export const tagPath = (slug: string) => `/tag/${encodeURIComponent(slug)}`;

/** A path with the parameters that have a value, in the order given; `path` alone when none has. */
export function withQuery(path: string, query: Record<string, string | number | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

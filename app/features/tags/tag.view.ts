/** Tags as the administrator sees them. Safe in the browser. */
import { parseOffset } from '~/lib/paging';
import { withQuery } from '~/lib/paths';

export const MAX_TAG_LENGTH = 60;
export const TAG_PAGE_SIZE = 200;

export const TAG_SORTS = [
  { value: 'use', label: 'Most used' },
  { value: 'name', label: 'Name A–Z' },
] as const;

export type TagSort = (typeof TAG_SORTS)[number]['value'];

export interface TagUse {
  id: number;
  name: string;
  slug: string;
  /** Number of wallpapers. */
  uses: number;
  /** The tag it is just being merged into. */
  mergingInto: string | null;
}

/** What the address of the list says. */
export interface TagListQuery {
  search: string;
  sort: TagSort;
  offset: number;
}

export function readTagListQuery(search: URLSearchParams): TagListQuery {
  return {
    search: (search.get('q') ?? '').slice(0, 200),
    sort: TAG_SORTS.find(({ value }) => value === search.get('sort'))?.value ?? 'use',
    offset: parseOffset(search.get('offset')),
  };
}

export function tagListPath({ search, sort, offset }: Partial<TagListQuery> = {}): string {
  return withQuery('/admin/tags', { q: search, sort: sort === 'use' ? null : sort, offset: offset || null });
}

/** The address of a page that leads back to this view of the list. */
export function besideTagList(path: string, query: TagListQuery, more: Record<string, string> = {}): string {
  return withQuery(path, { ...more, list: tagListPath(query).split('?')[1] });
}

/** Where `besideTagList` came from. */
export function tagListBehind(search: URLSearchParams): TagListQuery {
  return readTagListQuery(new URLSearchParams(search.get('list') ?? ''));
}

export const editTagPath = (id: number) => `/admin/tags/${id}`;
export const mergeTagPath = (id: number) => `/admin/tags/${id}/merge`;
export const deleteTagPath = (id: number) => `/admin/tags/${id}/delete`;

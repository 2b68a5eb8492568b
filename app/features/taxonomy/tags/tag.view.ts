import { isolate } from '~/lib/bidi';
import { truncate } from '~/lib/clean-text';
import { readId } from '~/lib/id';
import { parseOffset } from '~/lib/paging';
import { withQuery } from '~/lib/paths';
import { formatCount } from '~/messages/numbers';

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
  uses: number;
  mergingInto: string | null;
}

export interface TagListQuery {
  search: string;
  sort: TagSort;
  offset: number;
}

export function readTagListQuery(search: URLSearchParams): TagListQuery {
  return {
    search: truncate(search.get('q') ?? '', 200),
    sort: TAG_SORTS.find(({ value }) => value === search.get('sort'))?.value ?? 'use',
    offset: parseOffset(search.get('offset')),
  };
}

export function tagListPath({ search, sort, offset }: Partial<TagListQuery> = {}): string {
  return withQuery('/admin/tags', { q: search, sort: sort === 'use' ? null : sort, offset: offset || null });
}

/** The same with every row ticked, for those without JavaScript. */
export const tickedTagsPath = (query: TagListQuery) => withQuery(tagListPath(query), { select: 'all' });

/** The address of a page that leads back to this view of the list. */
export const besideTagList = (path: string, query: TagListQuery) => withQuery(path, { list: listParameter(query) });

export function tagListBehind({ url }: Request): TagListQuery {
  return readTagListQuery(new URLSearchParams(new URL(url).searchParams.get('list') ?? ''));
}

export const editTagPath = (id: number) => `/admin/tags/${id}`;

/** What `list` says in an address: the view of the list that it leads back to. */
export const listParameter = (query: TagListQuery) => tagListPath(query).split('?')[1];

const withIds = (path: string, ids: number[], list: TagListQuery | undefined, into?: string) =>
  withQuery(`${path}?${ids.map((id) => `id=${id}`).join('&')}`, { into, list: list && listParameter(list) });

export const deleteTagsPath = (ids: number[], list?: TagListQuery) => withIds('/admin/tags/delete', ids, list);

/** The question whether these tags become that one; or, without a name, which one. */
export const mergeTagsPath = (ids: number[], into?: string, list?: TagListQuery) =>
  withIds('/admin/tags/merge', ids, list, into);

export function readTagIds(values: Iterable<unknown>): number[] {
  const ids = [...values].flatMap((value) => readId(String(value)) ?? []);
  return [...new Set(ids)].slice(0, TAG_PAGE_SIZE);
}

const MAX_NAMED = 10;

/** “dusk” (3 wallpapers), “dawn” (1 wallpaper) */
export function listNames(tags: Pick<TagUse, 'name' | 'uses'>[]): string {
  const named = tags
    .slice(0, MAX_NAMED)
    .map(({ name, uses }) => `“${isolate(name)}” (${formatCount(uses, 'wallpaper')})`);
  const rest = tags.length - named.length;
  return [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}

export function deletionQuestion(tags: Pick<TagUse, 'name' | 'uses'>[]) {
  const [only] = tags;
  const what = tags.length === 1 && only ? `the tag “${isolate(only.name)}”` : formatCount(tags.length, 'tag');
  const consequence = `${listNames(tags)}: the wallpapers live on without ${tags.length === 1 ? 'it' : 'them'}.`;
  return { question: `Delete ${what}?`, consequence, failed: 'Failed to delete tags' };
}

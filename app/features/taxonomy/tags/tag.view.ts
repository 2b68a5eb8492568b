import { isolate } from '~/lib/bidi';
import { truncate } from '~/lib/clean-text';
import { readId } from '~/lib/id';
import { parseOffset } from '~/lib/paging';
import { withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';

export const MAX_TAG_LENGTH = 60;
export const TAG_PAGE_SIZE = 200;

const TAG_SORTS = ['use', 'name'] as const;

export type TagSort = (typeof TAG_SORTS)[number];

export const tagSorts = () => TAG_SORTS.map((value) => ({ value, label: messagesOf('tags').sorts[value] }));

export interface TagUse {
  id: number;
  name: string;
  slug: string;
  /** Published wallpapers. */
  uses: number;
  drafts: number;
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
    sort: TAG_SORTS.find((value) => value === search.get('sort')) ?? 'use',
    offset: parseOffset(search.get('offset')),
  };
}

export function tagListPath({ search, sort, offset }: Partial<TagListQuery> = {}): string {
  return withQuery('/admin/tags', { q: search, sort: sort === 'use' ? null : sort, offset: offset || null });
}

/** The list with every row selected, for use without JavaScript. */
export const selectedTagsPath = (query: TagListQuery) => withQuery(tagListPath(query), { select: 'all' });

/** A path to a page that returns to this view of the list. */
export const besideTagList = (path: string, query: TagListQuery) => withQuery(path, { list: listParameter(query) });

export function tagListBehind(address: string): TagListQuery {
  return readTagListQuery(new URLSearchParams(new URL(address).searchParams.get('list') ?? ''));
}

export const editTagPath = (id: number) => `/admin/tags/${id}`;

/** The `list` parameter: the view of the list to return to. */
export const listParameter = (query: TagListQuery) => tagListPath(query).split('?')[1];

const withIds = (path: string, ids: number[], list: TagListQuery | undefined, into?: string) =>
  withQuery(`${path}?${ids.map((id) => `id=${id}`).join('&')}`, { into, list: list && listParameter(list) });

export const deleteTagsPath = (ids: number[], list?: TagListQuery) => withIds('/admin/tags/delete', ids, list);

/** Asks to confirm the merge. Without a name, asks for the target tag. */
export const mergeTagsPath = (ids: number[], into?: string, list?: TagListQuery) =>
  withIds('/admin/tags/merge', ids, list, into);

export function readTagIds(values: Iterable<unknown>): number[] {
  const ids = [...values].flatMap((value) => readId(String(value)) ?? []);
  return [...new Set(ids)].slice(0, TAG_PAGE_SIZE);
}

const MAX_NAMED = 10;

/** “dusk” (3 wallpapers), “dawn” (1 wallpaper) */
export function listNames(tags: Pick<TagUse, 'name' | 'uses' | 'drafts'>[]): string {
  const text = messagesOf('tags');
  const { withDrafts } = messagesOf('publishing');
  const named = tags
    .slice(0, MAX_NAMED)
    .map(({ name, uses, drafts }) => text.named(isolate(name), withDrafts(text.wallpapers(uses), drafts)));
  const rest = tags.length - named.length;
  return [...named, ...(rest > 0 ? [text.more(rest)] : [])].join(', ');
}

export function deletionQuestion(tags: Pick<TagUse, 'name' | 'uses' | 'drafts'>[]) {
  const [only] = tags;
  const { question, questionMany, consequence, failed } = messagesOf('tags').delete;
  return {
    question: tags.length === 1 && only ? question(isolate(only.name)) : questionMany(tags.length),
    consequence: consequence(listNames(tags), tags.length),
    failed,
  };
}

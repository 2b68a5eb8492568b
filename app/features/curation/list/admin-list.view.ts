import { type DraftsQuery, draftsPath, draftsSearch, readShown, type Shown } from '~/features/drafts/draft.view';
import { readCursor } from '~/features/lists/resolve/cursor';
import { DEVICES } from '~/features/wallpapers/devices';
import { formatIds, parseIds } from '~/features/wallpapers/listed-ids';
import { truncate } from '~/lib/clean-text';
import { readId } from '~/lib/id';
import { parseOffset } from '~/lib/paging';
import { withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';

export const ADMIN_PAGE_SIZE = 200;

const ADMIN_SORTS = ['downloads', 'downloads30', 'title', 'newest'] as const;

export type AdminSort = (typeof ADMIN_SORTS)[number];

export const adminSorts = () =>
  ADMIN_SORTS.map((value) => ({ value, label: messagesOf('wallpaperList').sorts[value] }));

export const deviceFilters = (others: string[]) => [
  { value: '', label: messagesOf('wallpaperList').filter.allDevices },
  ...DEVICES.map(({ value, label }) => ({ value: String(value), label: String(label) })),
  ...others.map((device) => ({ value: device, label: device })),
  { value: 'none', label: messagesOf('wallpaperList').filter.noDevice },
];

/** The list's query string. Null selects wallpapers without a device or a category. */
export interface AdminListQuery {
  search: string;
  deviceType: string | null | undefined;
  categoryId: number | null | undefined;
  featured: boolean | undefined;
  /** Those that lack it. */
  without?: Lack;
  /** The list of drafts instead. */
  drafts?: Shown;
  /** Of drafts: one after another. */
  isCompleting?: boolean;
  /** Only these wallpapers, such as those of one upload. */
  ids?: number[];
  sort: AdminSort;
  /** Large pictures instead of rows. */
  isGrid?: boolean;
  /** How many wallpapers come before the page. It begins here when there is no cursor. */
  offset: number;
  after?: string | null;
  before?: string | null;
}

export interface AdminRow {
  id: number;
  title: string;
  fileKey: string;
  width: number;
  resolution: string;
  fileSize: string;
  deviceType: string | null;
  category: string | null;
  downloads: number;
  downloads30: number;
  featured: boolean;
  createdAt: string;
  tags: string[];
  /** For the form of the title. */
  opened: string;
}

export interface AdminListPage {
  items: AdminRow[];
  offset: number;
  previous: string | null;
  next: string | null;
  total: number;
}

/** What a wallpaper may lack. */
const LACKS = ['tags', 'author', 'licence', 'description'] as const;
type Lack = (typeof LACKS)[number];

/** The lists of incomplete wallpapers. */
export const INCOMPLETE = {
  tags: { without: 'tags' },
  category: { categoryId: null },
  device: { deviceType: null },
  author: { without: 'author' },
  licence: { without: 'licence' },
  description: { without: 'description' },
} as const satisfies Record<string, Partial<AdminListQuery>>;
export type Incomplete = keyof typeof INCOMPLETE;
export type IncompleteCounts = Record<Incomplete, number>;

/** The field that the form asks for, if the list is one of incomplete wallpapers or of drafts. */
export function askedField(query: AdminListQuery): AskedField | undefined {
  const { without, categoryId, deviceType, drafts, isCompleting } = query;
  if (drafts) return isCompleting ? 'title' : undefined;
  if (without) return without;
  if (categoryId === null) return 'categoryId';
  return deviceType === null ? 'deviceType' : undefined;
}
export type AskedField = 'title' | 'categoryId' | 'deviceType' | Lack;

const FEATURED = new Map([
  ['yes', true],
  ['no', false],
]);

function choice<T>(value: string | null, pattern: RegExp, read: (value: string) => T): T | null | undefined {
  if (value === 'none') return null;
  return value && pattern.test(value) ? read(value) : undefined;
}

export function readAdminListQuery(search: URLSearchParams): AdminListQuery {
  const sort = ADMIN_SORTS.find((value) => value === search.get('sort')) ?? 'downloads';
  const cursor = (text: string | null) => (readCursor(text)?.order === sort ? text : null);
  const after = cursor(search.get('after'));
  const before = search.get('before') === 'end' ? 'end' : cursor(search.get('before'));
  const offset = search.get('offset');
  return {
    search: truncate(search.get('q') ?? '', 200),
    deviceType: choice(search.get('device'), /^[a-z][a-z0-9-]{0,19}$/, String),
    categoryId: choice(search.get('categoryId'), /^[1-9]\d{0,8}$/, Number),
    featured: FEATURED.get(search.get('featured') ?? ''),
    without: LACKS.find((one) => one === search.get('without')),
    ids: parseIds(search.get('ids')),
    sort,
    isGrid: search.get('view') === 'grid',
    // With a cursor nothing is skipped, so the number may be large.
    offset: (after || before) && /^\d{1,9}$/.test(offset ?? '') ? Number(offset) : parseOffset(offset),
    after,
    before,
  };
}

export const firstPage = (query: AdminListQuery): AdminListQuery => ({
  ...query,
  offset: 0,
  after: null,
  before: null,
});

/** Without any filter, in the same order and view. */
export const unfiltered = ({ sort, isGrid }: AdminListQuery) => ({ sort, isGrid });

export const featuredChoice = (featured: boolean) => (featured ? 'yes' : 'no');

const selected = (value: string | number | null | undefined) => (value === null ? 'none' : value);

export function adminListPath(query: Partial<AdminListQuery>): string {
  const { search, deviceType, categoryId, featured, without, drafts, ids, sort, isGrid, offset, after, before } = query;
  if (drafts) return draftsPath({ show: drafts, offset });
  return withQuery('/admin/wallpapers', {
    q: search,
    device: selected(deviceType),
    categoryId: selected(categoryId),
    featured: featured === undefined ? undefined : featuredChoice(featured),
    without,
    ids: ids && formatIds(ids),
    sort: sort === 'downloads' ? undefined : sort,
    view: isGrid ? 'grid' : undefined,
    offset: offset || undefined,
    after,
    before,
  });
}

/** Rows that the address ticks: these ids, the whole page, or everything that the filter finds. */
export type Selected = number[] | 'all' | 'found';

export function readSelected(search: URLSearchParams): Selected {
  const text = search.get('select') ?? '';
  if (text === 'all' || text === 'found') return text;
  return text.split(',', ADMIN_PAGE_SIZE).flatMap((id) => readId(id) ?? []);
}

export const selectedPath = (query: AdminListQuery, which: Selected): string =>
  withQuery(adminListPath(query), { select: Array.isArray(which) ? which.join(',') : which });

/** The list with the title form open in a wallpaper's row. */
export const renamePath = (query: AdminListQuery, id: number): string =>
  `${withQuery(adminListPath(query), { rename: id })}#${rowId(id)}`;

/** Where that form posts: the action of the list. */
export const renameAction = (query: AdminListQuery, id: number): string =>
  withQuery('/admin/wallpapers?index', { ...Object.fromEntries(toSearch(query)), rename: id });

/** Where selected rows become a set. */
export const setAction = (query: AdminListQuery): string =>
  withQuery('/admin/wallpapers?index', Object.fromEntries(toSearch(query)));

const toSearch = (query: AdminListQuery) => new URLSearchParams(adminListPath(query).split('?')[1]);

export const rowPath = (query: AdminListQuery, id: number): string => `${adminListPath(query)}#${rowId(id)}`;
export const rowId = (id: number) => `wallpaper-${id}`;

export function pathBesideList(path: string, query: AdminListQuery, more: { from?: 'edit' } = {}): string {
  const list = query.drafts
    ? draftsSearch(query.drafts, query.offset, query.isCompleting)
    : adminListPath(query).split('?')[1];
  return withQuery(path, { list, ...more });
}

/** The list that a page opened from it returns to. */
export function listBehind(address: string): AdminListQuery {
  const search = new URLSearchParams(new URL(address).searchParams.get('list') ?? '');
  return {
    ...readAdminListQuery(search),
    drafts: readShown(search.get('drafts')),
    isCompleting: search.get('complete') === 'yes',
  };
}

/** For what is opened from the list of drafts. */
export const listBehindDrafts = ({ show = 'all', offset = 0 }: DraftsQuery): AdminListQuery => ({
  search: '',
  deviceType: undefined,
  categoryId: undefined,
  featured: undefined,
  sort: 'downloads',
  drafts: show,
  offset,
});

export const deletePath = (id: number) => `/admin/wallpapers/${id}/delete`;
export const featuredPath = (id: number) => `/admin/wallpapers/${id}/featured`;
export const focalPointPath = (id: number) => `/admin/wallpapers/${id}/focal-point`;
export const picturePath = (id: number) => `/admin/wallpapers/${id}/picture`;
export const BULK_EDIT_PATH = '/admin/wallpapers/edit';
export const UNDO_EDIT_PATH = '/admin/wallpapers/edit/undo';
export const BULK_DELETE_PATH = '/admin/wallpapers/delete';

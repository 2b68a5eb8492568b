/** The list of all wallpapers as the administrator sees it. Safe in the browser. */
import { parseOffset } from '~/lib/paging';
import { withQuery } from '~/lib/paths';
import { DEVICES } from './wallpaper.limits';

export const ADMIN_PAGE_SIZE = 200;

export const ADMIN_SORTS = [
  { value: 'downloads', label: 'Most downloads' },
  { value: 'title', label: 'Title A–Z' },
  { value: 'newest', label: 'Newest first' },
] as const;

/** The device filter's choices. */
export const DEVICE_FILTERS = [
  { value: '', label: 'All devices' },
  ...DEVICES.map(({ value, label }) => ({ value, label })),
  { value: 'none', label: 'Without a device' },
];

export type AdminSort = (typeof ADMIN_SORTS)[number]['value'];

/** What the address of the list says; null selects wallpapers without a device or a category. */
export interface AdminListQuery {
  search: string;
  deviceType: string | null | undefined;
  categoryId: number | null | undefined;
  sort: AdminSort;
  offset: number;
}

export interface AdminRow {
  id: number;
  title: string;
  fileKey: string;
  width: number;
  height: number;
  resolution: string;
  fileSize: string;
  deviceType: string | null;
  category: string | null;
  downloads: number;
  featured: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
}

function choice<T>(value: string | null, pattern: RegExp, read: (value: string) => T): T | null | undefined {
  if (value === 'none') return null;
  return value && pattern.test(value) ? read(value) : undefined;
}

/** Reads an address; what is not understood counts as not given. */
export function readAdminListQuery(search: URLSearchParams): AdminListQuery {
  return {
    search: (search.get('q') ?? '').slice(0, 200),
    deviceType: choice(search.get('device'), /^[a-z][a-z0-9-]{0,19}$/, String),
    categoryId: choice(search.get('categoryId'), /^[1-9]\d{0,8}$/, Number),
    sort: ADMIN_SORTS.find(({ value }) => value === search.get('sort'))?.value ?? 'downloads',
    offset: parseOffset(search.get('offset')),
  };
}

const selected = (value: string | number | null | undefined) => (value === null ? 'none' : value);

/** The address of the list with this filter, order and page. */
export function adminListPath({ search, deviceType, categoryId, sort, offset }: Partial<AdminListQuery>): string {
  return withQuery('/admin/wallpapers', {
    q: search,
    device: selected(deviceType),
    categoryId: selected(categoryId),
    sort: sort === 'downloads' ? undefined : sort,
    offset: offset || undefined,
  });
}

/** The address of a page that leads back to this view of the list. */
export function pathBesideList(path: string, query: AdminListQuery): string {
  return withQuery(path, { list: adminListPath(query).split('?')[1] });
}

/** Where `pathBesideList` came from. */
export function listBehind(search: URLSearchParams): AdminListQuery {
  return readAdminListQuery(new URLSearchParams(search.get('list') ?? ''));
}

export const editPath = (id: number) => `/admin/wallpapers/${id}`;
export const deletePath = (id: number) => `/admin/wallpapers/${id}/delete`;

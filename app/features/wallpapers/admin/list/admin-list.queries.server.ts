import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import {
  countSelected,
  readSelection,
  type Selection,
  selectedRows,
  type WallpaperFilter,
} from '~/features/wallpapers/lists/filter.server';
import { beyond, type Direction, orderBy, sortKey } from '~/features/wallpapers/lists/keyset.server';
import type { AdminCursor, AdminSort } from '~/features/wallpapers/lists/keyset-cursor';
import { DEVICES } from '~/features/wallpapers/wallpaper.limits';
import type { PageRequest } from '~/lib/paging';
import type { AdminListQuery, AdminRow } from './admin-list.view';

interface Row {
  id: number;
  title: string;
  file_key: string;
  width: number;
  height: number;
  resolution: string;
  file_size: string;
  device_type: string | null;
  category: string | null;
  downloads: number;
  featured: boolean;
  created_at: Date | string;
  key: string | number;
}

function toAdminRow(row: Row): AdminRow {
  return {
    id: row.id,
    title: row.title,
    fileKey: row.file_key,
    width: row.width,
    height: row.height,
    resolution: row.resolution,
    fileSize: row.file_size,
    deviceType: row.device_type,
    category: row.category,
    downloads: row.downloads,
    featured: row.featured,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

async function readRows(
  em: EntityManager,
  selection: Selection,
  sort: AdminSort,
  direction: Direction,
  { offset, limit, from: cursor }: PageRequest & { from?: AdminCursor | null },
): Promise<Row[]> {
  const { from, params } = selectedRows(selection, undefined, cursor ? beyond(sort, direction, cursor) : undefined);
  const rows: Row[] = await query(
    em,
    `with page as (select w.id from ${from} order by ${orderBy(sort, direction)} offset ? limit ?)
     select w.id, w.title, w.file_key, w.width, w.height, w.resolution, w.file_size, w.device_type, c.name as category,
       w.downloads, w.featured, w.created_at, ${sortKey(sort)} as key
     from page join wallpaper w on w.id = page.id left join category c on c.id = w.category_id and c.deleted_at is null
     order by ${orderBy(sort, 'forward')}`,
    [...params, offset, limit],
  );
  return rows;
}

const cursorOf = (row: Row | undefined): AdminCursor | null => (row ? { id: row.id, key: String(row.key) } : null);

export interface AdminPage {
  items: AdminRow[];
  /** How many come before it. */
  offset: number;
  /** Where the pages before and behind it have their end and their beginning; null when there is none. */
  previous: AdminCursor | null;
  next: AdminCursor | null;
  total: number;
}

/** One page of the administrator's list, and how many wallpapers the filter selects in all. */
export async function listForAdmin(
  em: EntityManager,
  filter: Pick<WallpaperFilter, 'deviceType' | 'categoryId' | 'search'>,
  sort: AdminSort,
  { limit, ...place }: PageRequest & Pick<AdminListQuery, 'after' | 'before'>,
): Promise<AdminPage> {
  const selection = await readSelection(em, filter);
  if (!selection) return { items: [], offset: 0, previous: null, next: null, total: 0 };
  const total = await countSelected(em, selection);
  const page = place.before
    ? await pageBefore(em, selection, sort, { ...place, before: place.before, limit, total })
    : await pageBehind(em, selection, sort, { ...place, limit });
  return { ...page, total };
}

async function pageBehind(
  em: EntityManager,
  selection: Selection,
  sort: AdminSort,
  { offset, limit, after }: PageRequest & Pick<AdminListQuery, 'after'>,
): Promise<Omit<AdminPage, 'total'>> {
  const rows = await readRows(em, selection, sort, 'forward', {
    offset: after ? 0 : offset,
    limit: limit + 1,
    from: after,
  });
  return {
    items: rows.slice(0, limit).map(toAdminRow),
    offset,
    previous: offset > 0 || after ? cursorOf(rows[0]) : null,
    next: rows.length > limit ? cursorOf(rows[limit - 1]) : null,
  };
}

async function pageBefore(
  em: EntityManager,
  selection: Selection,
  sort: AdminSort,
  { offset, limit, before, total }: PageRequest & { before: AdminCursor | 'end'; total: number },
): Promise<Omit<AdminPage, 'total'>> {
  const isLast = before === 'end';
  const most = isLast ? total % limit || limit : limit;
  const from = isLast ? null : before;
  const rows = await readRows(em, selection, sort, 'backward', { offset: 0, limit: most + 1, from });
  // Where too few are left before a place, the first page is a whole one all the same.
  if (rows.length <= most) return pageBehind(em, selection, sort, { offset: 0, limit });
  const shown = rows.slice(-most);
  return {
    items: shown.map(toAdminRow),
    offset: isLast ? Math.max(0, total - most) : Math.max(offset, 1),
    previous: cursorOf(shown[0]),
    next: isLast ? null : cursorOf(shown.at(-1)),
  };
}

/** The wallpapers before and behind this one in the list. */
export async function neighboursInList(
  em: EntityManager,
  { search, deviceType, categoryId, sort }: AdminListQuery,
  id: number,
): Promise<{ previous: number | null; next: number | null }> {
  const [place] = await query(em, `select ${sortKey(sort)} as key from wallpaper w where w.id = ?`, [id]);
  const selection = await readSelection(em, { search, deviceType, categoryId });
  if (!place || !selection) return { previous: null, next: null };
  const beside = async (direction: Direction): Promise<number | null> => {
    const { from, params } = selectedRows(
      selection,
      undefined,
      beyond(sort, direction, { id, key: String(place.key) }),
    );
    const order = orderBy(sort, direction);
    const [row] = await query(em, `select w.id from ${from} order by ${order} limit 1`, params);
    return row?.id ?? null;
  };
  const [previous, next] = await Promise.all([beside('backward'), beside('forward')]);
  return { previous, next };
}

/** The devices that the forms do not offer, but wallpapers have. */
export async function listOtherDevices(em: EntityManager): Promise<string[]> {
  const rows: { device_type: string }[] = await query(
    em,
    `select device_type from wallpaper_count where device_type is not null and not (device_type = any(?))
     group by 1 having sum(count) > 0 order by 1`,
    [DEVICES.map(({ value }) => value)],
  );
  return rows.map(({ device_type }) => device_type);
}

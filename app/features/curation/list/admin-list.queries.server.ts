import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';
import {
  cursorAfter,
  type IndexCursor,
  isIn,
  pageIds,
  sortKey,
} from '~/features/lists/orders/index-order.queries.server';
import { listWallpapers } from '~/features/lists/pages/list-wallpapers.server';
import { readCursor, writeCursor } from '~/features/lists/resolve/cursor';
import { resolveFilter, type WallpaperFilter } from '~/features/lists/resolve/filter.queries.server';
import { DEVICES } from '~/features/wallpapers/devices';
import type { Projection } from '~/features/wallpapers/load-wallpapers.queries.server';
import type { PageRequest } from '~/lib/paging';
import type { AdminListPage, AdminListQuery, AdminRow } from './admin-list.view';

const ADMIN_ROWS: Projection<{ id: number; item: AdminRow }, AdminRow> = {
  columns: sql`w.id, json_build_object('id', w.id, 'title', w.title, 'fileKey', w.file_key, 'width', w.width,
    'resolution', w.resolution, 'fileSize', w.file_size, 'deviceType', w.device_type, 'category', c.name,
    'downloads', d.downloads, 'downloads7', d.downloads7, 'downloads30', d.downloads30, 'downloads365', d.downloads365,
    'featured', w.featured, 'createdAt', to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'tags', w.tags, 'version', w.version) as item`,
  toItem: ({ item }) => item,
};

function readBefore(sort: AdminListQuery['sort'], before: AdminListQuery['before']): IndexCursor | 'end' | null {
  if (before === 'end') return before;
  const cursor = readCursor(before ?? null);
  return isIn(sort, cursor) ? cursor : null;
}

export async function listForAdmin(
  em: EntityManager,
  filter: Pick<WallpaperFilter, 'deviceType' | 'categoryId' | 'featured' | 'search' | 'ids'>,
  sort: AdminListQuery['sort'],
  { offset, limit, after, before }: PageRequest & Pick<AdminListQuery, 'after' | 'before'>,
): Promise<AdminListPage> {
  const page = { offset, limit, after: readCursor(after ?? null), before: readBefore(sort, before), isCounted: true };
  const { corrected, previous, next, total, ...found } = await listWallpapers(em, ADMIN_ROWS, filter, { sort }, page);
  return {
    ...found,
    previous: previous && writeCursor(previous),
    next: next && writeCursor(next),
    total: total ?? 0,
  };
}

export async function neighboursInList(
  em: EntityManager,
  { search, deviceType, categoryId, featured, ids, sort }: AdminListQuery,
  id: number,
): Promise<{ previous: number | null; next: number | null }> {
  const [row] = await query<{ key: string | number }>(em)`
    select ${sortKey(sort)} as key from wallpaper w join download_count d on d.wallpaper_id = w.id where w.id = ${id}`;
  const resolved = await resolveFilter(em, { search, deviceType, categoryId, featured, ids });
  if (!row || !resolved) return { previous: null, next: null };
  const after = cursorAfter(sort, row.key, id);
  const beside = async (direction: 'forward' | 'backward'): Promise<number | null> => {
    const [found] = await query(em, pageIds(resolved, { order: sort, direction, after, offset: 0, limit: 1 }));
    return found?.id ?? null;
  };
  const [previous, next] = await Promise.all([beside('backward'), beside('forward')]);
  return { previous, next };
}

export async function listOtherDevices(em: EntityManager): Promise<string[]> {
  const rows = await query<{ device_type: string }>(em)`select device_type from wallpaper_count
    where device_type is not null and not (device_type = any(${DEVICES.map(({ value }) => value)}))
    group by 1 having sum(count) > 0 order by 1`;
  return rows.map(({ device_type }) => device_type);
}

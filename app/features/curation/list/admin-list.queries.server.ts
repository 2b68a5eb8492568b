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
import { resolveFilter } from '~/features/lists/resolve/filter.queries.server';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import { localName } from '~/features/taxonomy/categories/categories.queries.server';
import { DEVICES } from '~/features/wallpapers/devices';
import type { Projection } from '~/features/wallpapers/projections.queries.server';
import { openedMarks } from '~/lib/edited-form.server';
import type { PageRequest } from '~/lib/paging';
import type { OtherNames } from '~/messages/languages';
import type { AdminListPage, AdminListQuery, AdminRow } from './admin-list.view';

interface Row {
  id: number;
  title: string;
  file_key: string;
  width: number;
  resolution: string;
  file_size: string;
  device_type: string | null;
  category_name: string | null;
  category_names: OtherNames | null;
  downloads: number;
  downloads30: number;
  featured: boolean;
  created_at: Date | string;
  tags: string[];
}

const ADMIN_ROWS: Projection<Row, AdminRow> = {
  columns: sql`w.id, w.title, w.file_key, w.width, w.resolution, w.file_size, w.device_type,
    c.name as category_name, c.names as category_names, d.downloads, d.downloads30, w.featured, w.created_at, w.tags`,
  toItems: (_em, rows) =>
    rows.map((row) => ({
      id: row.id,
      title: row.title,
      fileKey: row.file_key,
      width: row.width,
      resolution: row.resolution,
      fileSize: row.file_size,
      deviceType: row.device_type,
      category: row.category_name && localName({ name: row.category_name, names: row.category_names ?? {} }),
      downloads: row.downloads,
      downloads30: row.downloads30,
      featured: row.featured,
      createdAt: new Date(row.created_at).toISOString(),
      // A damaged row stays in this list, where it can be deleted.
      tags: (row.tags ?? []).filter((tag) => tag !== null),
      opened: openedMarks({ title: row.title }),
    })),
};

function readBefore(sort: AdminListQuery['sort'], before: AdminListQuery['before']): IndexCursor | 'end' | null {
  if (before === 'end') return before;
  const cursor = readCursor(before ?? null);
  return isIn(sort, cursor) ? cursor : null;
}

export async function listForAdmin(
  em: EntityManager,
  filter: Pick<WallpaperFilter, 'deviceType' | 'categoryId' | 'featured' | 'without' | 'search' | 'ids'>,
  sort: AdminListQuery['sort'],
  { offset, limit, after, before }: PageRequest & Pick<AdminListQuery, 'after' | 'before'>,
): Promise<AdminListPage> {
  const page = { offset, limit, after: readCursor(after ?? null), before: readBefore(sort, before), isCounted: true };
  const { corrected, previous, next, total, ...found } = await listWallpapers(
    em,
    ADMIN_ROWS,
    { ...filter, versions: 'all' },
    { sort },
    page,
  );
  return {
    ...found,
    previous: previous && writeCursor(previous),
    next: next && writeCursor(next),
    total: total ?? 0,
  };
}

export async function neighboursInList(
  em: EntityManager,
  { search, deviceType, categoryId, featured, without, ids, sort }: AdminListQuery,
  id: number,
): Promise<{ previous: number | null; next: number | null }> {
  const [row] = await query<{ key: string | number }>(em)`
    select ${sortKey(sort)} as key from wallpaper w join download_count d on d.wallpaper_id = w.id where w.id = ${id}`;
  const resolved = await resolveFilter(em, { search, deviceType, categoryId, featured, without, ids, versions: 'all' });
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

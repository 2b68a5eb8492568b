import type { EntityManager } from '@mikro-orm/postgresql';
import { memoizeByVersion } from '~/db/cache-invalidation.server';
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
import { countFiltered, resolveFilter } from '~/features/lists/resolve/filter.queries.server';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import { localName } from '~/features/taxonomy/categories/categories.queries.server';
import { DEVICES } from '~/features/wallpapers/devices';
import type { Projection } from '~/features/wallpapers/projections.queries.server';
import { openedMarks } from '~/lib/edited-form.server';
import type { PageRequest } from '~/lib/paging';
import type { OtherNames } from '~/messages/languages';
import {
  type AdminListPage,
  type AdminListQuery,
  type AdminRow,
  INCOMPLETE,
  type IncompleteCounts,
} from './admin-list.view';

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

/** How many wallpapers lack something, each counted up to ten thousand. */
export const countIncomplete = (em: EntityManager): Promise<IncompleteCounts> =>
  memoizeByVersion('incomplete', async () => {
    const count = async ([name, conditions]: [string, Partial<WallpaperFilter>]) => {
      const filter = await resolveFilter(em, { ...conditions, versions: 'all' });
      return [name, filter ? await countFiltered(em, filter) : 0] as const;
    };
    return Object.fromEntries(await Promise.all(Object.entries(INCOMPLETE).map(count))) as IncompleteCounts;
  });

export async function listOtherDevices(em: EntityManager): Promise<string[]> {
  const rows = await query<{ device_type: string }>(em)`select device_type from wallpaper_count
    where device_type is not null and not (device_type = any(${DEVICES.map(({ value }) => value)}))
    group by 1 having sum(count) > 0 order by 1`;
  return rows.map(({ device_type }) => device_type);
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { type Page, type PageRequest, pageOf } from '~/lib/paging';
import type { AdminRow, AdminSort } from './admin-list.view';
import { countSelected, readSelection, selectedRows, type WallpaperFilter } from './selection.server';

/** Each order is an index read forwards or backwards. */
const ORDERS: Record<AdminSort, string> = {
  downloads: 'w.downloads desc, w.id desc',
  title: 'lower(w.title), w.id',
  newest: 'w.id desc',
};

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

/** One page of the administrator's list, and how many wallpapers the filter selects in all. */
export async function listForAdmin(
  em: EntityManager,
  filter: Pick<WallpaperFilter, 'deviceType' | 'categoryId' | 'search'>,
  sort: AdminSort,
  page: PageRequest,
): Promise<Page<AdminRow> & { total: number }> {
  const selection = await readSelection(em, filter);
  if (!selection) return { items: [], offset: page.offset, hasMore: false, total: 0 };
  const { from, params } = selectedRows(selection);
  const rows: Row[] = await query(
    em,
    `with page as (select w.id from ${from} order by ${ORDERS[sort]} offset ? limit ?)
     select w.id, w.title, w.file_key, w.width, w.height, w.resolution, w.file_size, w.device_type, c.name as category,
       w.downloads, w.featured, w.created_at
     from page join wallpaper w on w.id = page.id left join category c on c.id = w.category_id and c.deleted_at is null
     order by ${ORDERS[sort]}`,
    [...params, page.offset, page.limit + 1],
  );
  return { ...pageOf(rows.map(toAdminRow), page), total: await countSelected(em, selection) };
}

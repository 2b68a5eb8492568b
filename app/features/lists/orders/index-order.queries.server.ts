import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared, query, Sql, sql } from '~/db/sql.server';
import type { Corrections, KeyCursor, ListCursor, NewestCursor } from '~/features/lists/resolve/cursor';
import { filteredRows, idColumn, isListed } from '~/features/lists/resolve/filtered-rows.queries.server';
import type { ResolvedFilter } from '~/features/lists/resolve/resolved-filter';
import { SORT_ORDERS, type SortOrder } from '~/features/lists/resolve/sort-orders';
import type { DeviceGroup } from '~/features/wallpapers/devices';
import { CARDS, type CardRow, joinWallpapers, type WithId } from '~/features/wallpapers/projections.queries.server';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { REPEATS_ON_DEVICE } from '~/lib/facets/layout';
import type { PageRequest } from '~/lib/paging';

export type IndexCursor = NewestCursor | KeyCursor;

export interface IndexPageRequest extends PageRequest {
  order: SortOrder;
  direction: 'forward' | 'backward';
  /** If null, the offset counts. */
  after: IndexCursor | null;
}

export interface Found<Item> {
  items: Item[];
  cursorAt(index: number): ListCursor;
  /** How many wallpapers match; null if the page is empty or no count was requested. */
  total: number | null;
}

export const NOT_COUNTED = sql`null::int`;

export const isIn = (order: SortOrder, cursor: ListCursor | null): cursor is IndexCursor => cursor?.order === order;

/** Empty for the order by id. */
export const sortKey = (order: SortOrder): Sql => new Sql(SORT_ORDERS[order].key ?? "''", []);

/** Continues after the wallpaper with this key and id. */
export const cursorAfter = (
  order: SortOrder,
  key: string | number,
  id: number,
  corrections: Corrections = [],
): IndexCursor => (order === 'newest' ? { order, id, corrections } : { order, key, id });

const isDescending = ({ order, direction }: Pick<IndexPageRequest, 'order' | 'direction'>) =>
  SORT_ORDERS[order].isDescending === (direction === 'forward');

function beyond(filter: ResolvedFilter, after: IndexCursor, page: IndexPageRequest): Sql {
  const sign = isDescending(page) ? sql`<` : sql`>`;
  const { reads, type } = SORT_ORDERS[after.order];
  const id = idColumn(filter, reads);
  if (after.order === 'newest') return sql`${id} ${sign} ${after.id}::int`;
  return sql`(${sortKey(after.order)}, ${id}) ${sign} (${after.key}::${new Sql(type ?? '', [])}, ${after.id}::int)`;
}

/** The ids of a page, without reading skipped rows. @param also more conditions */
export function pageIds(filter: ResolvedFilter, page: IndexPageRequest, also: Sql[] = []): Sql<WithId> {
  const { order, after, offset, limit } = page;
  const { reads } = SORT_ORDERS[order];
  const id = idColumn(filter, reads);
  const way = isDescending(page) ? sql`desc` : sql`asc`;
  // `+ 0` keeps the planner off the index: gathered rows are sorted, not searched for along it.
  const sorted = filter.plan === 'gather' && order !== 'title' ? sql`+ 0 ${way}` : way;
  const by = order === 'newest' ? sql`${id} ${sorted}` : sql`${sortKey(order)} ${sorted}, ${id} ${way}`;
  const conditions = after ? [beyond(filter, after, page), ...also] : also;
  const rows = filteredRows(filter, conditions, reads);
  return sql`select ${id} as id from ${rows} order by ${by} offset ${after ? 0 : offset} limit ${limit}`;
}

export async function readInIndexOrder<Row extends WithId>(
  em: EntityManager,
  columns: Sql<Row>,
  filter: ResolvedFilter,
  page: IndexPageRequest,
  count = NOT_COUNTED,
): Promise<Found<Row>> {
  const { order, direction } = page;
  const statement = sql<Row & { total: number | null; key: string | number }>`
    select ${count} as total, ${sortKey(order)} as key, ${columns}
    from unnest(array(${pageIds(filter, page)})) with ordinality as page (id, place)
    ${joinWallpapers(sql`page.id`)} order by page.place`;
  // Other filters are too varied to prepare.
  const rows = await query(em, filter.plan === 'known' ? prepared(statement) : statement);
  if (direction === 'backward') rows.reverse();
  return {
    items: rows,
    cursorAt(index) {
      const { id = 0, key = '' } = rows[index] ?? {};
      return cursorAfter(order, key, id, filter.search?.corrections);
    },
    total: rows[0]?.total ?? null,
  };
}

export async function listNewestOfDevices(
  em: EntityManager,
  categoryId: number,
  groups: DeviceGroup[],
  limit: number,
): Promise<Map<DeviceGroup, WallpaperCard[]>> {
  const rows = await query<CardRow & { deviceGroup: DeviceGroup }>(em)`
    select page.device_group as "deviceGroup", ${CARDS.columns}
    from unnest(${groups}::text[]) as wanted (device_group)
    cross join lateral (
      select wanted.device_group, id from wallpaper where category_id = ${categoryId} and wallpaper.device_group = wanted.device_group
        and ${isListed(sql`facets`, REPEATS_ON_DEVICE)}
      order by id desc limit ${limit}
    ) page ${joinWallpapers(sql`page.id`)}
    order by page.id desc`;
  const groupOf = new Map(rows.map(({ id, deviceGroup }) => [id, deviceGroup]));
  const cards = CARDS.toItems(em, rows);
  return new Map(groups.map((group) => [group, cards.filter(({ id }) => groupOf.get(id) === group)]));
}

export async function findNewestBefore(em: EntityManager, time: Date): Promise<number | null> {
  const [row] = await query<WithId>(em)`select id from wallpaper where created_at < ${time.toISOString()}::timestamptz
    order by created_at desc, id desc limit 1`;
  return row?.id ?? null;
}

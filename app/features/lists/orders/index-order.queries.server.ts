import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type Sql, sql } from '~/db/sql.server';
import type { KeyCursor, ListCursor, NewestCursor } from '~/features/lists/resolve/cursor';
import { idOf, type Reads, type Selection, selectedRows } from '~/features/lists/resolve/filter.queries.server';
import type { DeviceGroup } from '~/features/wallpapers/devices';
import { CARDS, type Extent, joinWallpapers, type WithId } from '~/features/wallpapers/load-wallpapers.queries.server';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';

export type IndexOrder = 'newest' | KeyCursor['order'];
export type IndexCursor = NewestCursor | KeyCursor;

export interface IndexPlace {
  order: IndexOrder;
  direction: 'forward' | 'backward';
  /** Where it begins; without one the offset decides. */
  from: IndexCursor | null;
  offset: number;
  limit: number;
}

export interface Found<Item> {
  items: Item[];
  cursorAt(index: number): ListCursor;
  /** How many wallpapers the selection has; null when there was no item to say it, or nobody asked. */
  total: number | null;
}

export const NOT_COUNTED = sql`null::int`;

const KEYS: Record<IndexOrder, Sql> = {
  newest: sql`''`,
  downloads: sql`d.downloads`,
  downloads7: sql`d.downloads7`,
  downloads30: sql`d.downloads30`,
  downloads365: sql`d.downloads365`,
  title: sql`lower(w.title)`,
};

function readsOf(order: IndexOrder): Reads {
  if (order === 'title') return 'row';
  return order === 'newest' ? 'id' : 'downloads';
}

export const sortKey = (order: IndexOrder): Sql => KEYS[order];

const isDescending = ({ order, direction }: Pick<IndexPlace, 'order' | 'direction'>) =>
  (order !== 'title') === (direction === 'forward');

function beyond(selection: Selection, cursor: IndexCursor, place: IndexPlace): Sql {
  const sign = isDescending(place) ? sql`<` : sql`>`;
  const id = idOf(selection, readsOf(cursor.order));
  if (cursor.order === 'newest') return sql`${id} ${sign} ${cursor.id}::int`;
  const type = cursor.order === 'title' ? sql`text` : sql`int`;
  return sql`(${KEYS[cursor.order]}, ${id}) ${sign} (${cursor.key}::${type}, ${cursor.id}::int)`;
}

/** The ids of a page: rows that are only skipped are not read. @param also one more condition */
export function pageIds(selection: Selection, place: IndexPlace, also: Sql[] = []): Sql<WithId> {
  const { order, from, offset, limit } = place;
  const id = idOf(selection, readsOf(order));
  const way = isDescending(place) ? sql`desc` : sql`asc`;
  // A sum is in no index: what is gathered is sorted, instead of looked for all along one.
  const sorted = selection.facets?.isFew && order !== 'title' ? sql`+ 0 ${way}` : way;
  const by = order === 'newest' ? sql`${id} ${sorted}` : sql`${KEYS[order]} ${sorted}, ${id} ${way}`;
  const conditions = from ? [beyond(selection, from, place), ...also] : also;
  const rows = selectedRows(selection, conditions, readsOf(order));
  return sql`select ${id} as id from ${rows} order by ${by} offset ${from ? 0 : offset} limit ${limit}`;
}

export async function readInIndexOrder<Row extends WithId, Item extends WithId>(
  em: EntityManager,
  extent: Extent<Row, Item>,
  selection: Selection,
  place: IndexPlace,
  count = NOT_COUNTED,
): Promise<Found<Item>> {
  const { order, direction } = place;
  const rows = await query<Row & { total: number | null; key: string | number }>(em)`
    select ${count} as total, ${KEYS[order]} as key, ${extent.columns}
    from unnest(array(${pageIds(selection, place)})) with ordinality as page (id, place)
    ${joinWallpapers(sql`page.id`)} order by page.place`;
  if (direction === 'backward') rows.reverse();
  const corrections = selection.search?.corrections ?? new Map();
  return {
    items: rows.map(extent.toItem),
    cursorAt(index) {
      const { id = 0, key = '' } = rows[index] ?? {};
      return order === 'newest' ? { order, id, corrections } : { order, id, key: String(key) };
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
  const rows = await query<Parameters<typeof CARDS.toItem>[0] & { deviceGroup: DeviceGroup }>(em)`
    select page.shelf as "deviceGroup", ${CARDS.columns}
    from unnest(${groups}::text[]) as wanted (shelf)
    cross join lateral (
      select wanted.shelf, id from wallpaper where category_id = ${categoryId} and wallpaper.shelf = wanted.shelf
      order by id desc limit ${limit}
    ) page ${joinWallpapers(sql`page.id`)}
    order by page.id desc`;
  return new Map(
    groups.map((group) => [group, rows.filter(({ deviceGroup }) => deviceGroup === group).map(CARDS.toItem)]),
  );
}

export async function findNewestBefore(em: EntityManager, time: Date): Promise<number | null> {
  const [row] = await query<WithId>(em)`select id from wallpaper where created_at < ${time.toISOString()}::timestamptz
    order by created_at desc, id desc limit 1`;
  return row?.id ?? null;
}

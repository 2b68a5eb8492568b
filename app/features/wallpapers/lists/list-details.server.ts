import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { DETAILS, type Extent, joinWallpapers } from '~/features/wallpapers/load-wallpapers.server';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { exactCount } from '~/lib/counts';
import { DomainError } from '~/lib/errors';
import { MAX_OFFSET } from '~/lib/paging';
import type { ListCursor, ListPlace } from './cursor.server';
import { countSelected, readSelection, type Selection, selectedRows, type WallpaperFilter } from './filter.server';
import { beyond, orderBy, sortKey } from './keyset.server';
import { type Found, listFound, listNewest } from './list-wallpapers.server';
import { listShuffledSelection } from './shuffle-filtered.server';

type ListSort = 'newest' | 'downloads' | 'title' | 'random';

export interface ListOrder {
  /** Newest first when left out, but the best matches first when there is something to search for. */
  sort?: ListSort;
  /** What decides the order of a random list. */
  seed?: number;
}

const CURSORS: Record<ListSort | 'best', ListCursor['order'][]> = {
  best: ['newest', 'ranked'],
  newest: ['newest'],
  downloads: ['downloads'],
  title: ['title'],
  random: ['shuffled'],
};

async function listByKey<Item extends { id: number }>(
  em: EntityManager,
  extent: Extent<Item>,
  selection: Selection,
  order: 'downloads' | 'title',
  { offset, limit, after }: ListPlace,
): Promise<Found<Item>> {
  const place = after?.order === order ? after : undefined;
  // A condition brings the wallpapers in, even into the list of a tag alone: they have what is sorted by.
  const behind = place ? beyond(order, 'forward', place) : { sql: 'true', params: [] };
  const { from, params } = selectedRows(selection, undefined, behind);
  const rows = await query(
    em,
    `select ${sortKey(order)} as key, ${extent.columns} from unnest(array(
       select w.id from ${from} order by ${orderBy(order, 'forward')} offset ? limit ?
     )) with ordinality as page (id, place) ${joinWallpapers('page.id')} order by place`,
    [...params, place ? 0 : offset, limit],
  );
  return {
    items: rows.map(extent.toItem),
    cursorAt: (at) => ({ order, key: String(rows[at]?.key ?? ''), id: rows[at]?.id ?? 0 }),
    total: null,
  };
}

async function listInOrder<Item extends { id: number }>(
  em: EntityManager,
  extent: Extent<Item>,
  selection: Selection,
  { sort, seed = 0 }: ListOrder,
  { after, ...page }: ListPlace,
  total: number,
): Promise<Found<Item>> {
  switch (sort) {
    case undefined:
      return listFound(em, extent, selection, { ...page, after });
    case 'newest':
      return listNewest(em, extent, selection, page, after?.order === 'newest' ? after : undefined);
    case 'random':
      return listShuffledSelection(
        em,
        extent,
        selection,
        { seed, matches: total },
        { ...page, after: after?.order === 'shuffled' ? after : null },
      );
    default:
      return listByKey(em, extent, selection, sort, { ...page, after });
  }
}

/**
 * One page of a list with everything there is to know of each wallpaper, how many there are in all (see `countSelected`),
 * and where the next page begins. @throws malformed for a cursor of another list, and for an offset that nobody reads to
 */
export async function listWallpaperDetails(
  em: EntityManager,
  filter: WallpaperFilter,
  place: ListPlace,
  order: ListOrder = {},
): Promise<{ items: WallpaperDetail[]; total: number; next: ListCursor | null }> {
  const { limit, after } = place;
  if (after && !CURSORS[order.sort ?? 'best'].includes(after.order)) {
    throw new DomainError('malformed', 'This cursor is one of a list in another order.');
  }
  const selection = await readSelection(em, filter, after && 'corrections' in after ? after.corrections : undefined);
  const total = selection ? await countSelected(em, selection) : 0;
  if (!selection || limit === 0 || (!after && place.offset >= total)) return { items: [], total, next: null };
  if (!after && place.offset > MAX_OFFSET) {
    const most = exactCount(MAX_OFFSET);
    throw new DomainError(
      'malformed',
      `offset must be at most ${most}: further on, follow the cursor of the Link header.`,
    );
  }
  const { items, cursorAt } = await listInOrder(em, DETAILS, selection, order, { ...place, limit: limit + 1 }, total);
  return {
    items: items.slice(0, limit),
    total,
    next: items.length > limit ? cursorAt(limit - 1) : null,
  };
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { pageIds } from '~/features/lists/orders/index-order.queries.server';
import type { Selection } from '~/features/lists/resolve/filter.queries.server';
import type { SelectedWallpaper } from './selected-wallpapers';

export async function listSelected(em: EntityManager, ids: number[]): Promise<SelectedWallpaper[]> {
  return query<SelectedWallpaper>(em)`
    select w.id, w.title, w.file_key as "fileKey", w.width
    from unnest(${ids}::int[]) with ordinality as selected (id, place)
    join wallpaper w on w.id = selected.id order by place`;
}

/** The newest of a selection that are older than an id. */
export async function listIdsBelow(
  em: EntityManager,
  selection: Selection,
  below: number,
  limit: number,
): Promise<number[]> {
  const from = { order: 'newest', id: below, corrections: new Map() } as const;
  const rows = await query(em, pageIds(selection, { order: 'newest', direction: 'forward', from, offset: 0, limit }));
  return rows.map(({ id }) => id);
}

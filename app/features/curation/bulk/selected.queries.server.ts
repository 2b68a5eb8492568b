import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { pageIds } from '~/features/lists/orders/index-order.queries.server';
import type { ResolvedFilter } from '~/features/lists/resolve/resolved-filter';
import type { SelectedWallpaper } from './selected-wallpapers';

/** Wallpapers and drafts. */
export async function listSelected(em: EntityManager, ids: number[]): Promise<SelectedWallpaper[]> {
  return query<SelectedWallpaper>(em)`
    select w.id, w.title, w.file_key as "fileKey", w.width, w.draft as "isDraft"
    from unnest(${ids}::int[]) with ordinality as selected (id, place)
    join (
      select id, title, file_key, width, false as draft from wallpaper where id = any(${ids})
      union all select id, title, file_key, width, true from trashed_wallpaper where id = any(${ids}) and draft = 'kept'
    ) w on w.id = selected.id order by place`;
}

/** The newest wallpapers below an id that the filter finds. */
export async function listIdsBelow(
  em: EntityManager,
  filter: ResolvedFilter,
  below: number,
  limit: number,
): Promise<number[]> {
  const after = { order: 'newest' as const, id: below, corrections: [] };
  const rows = await query(em, pageIds(filter, { order: 'newest', direction: 'forward', after, offset: 0, limit }));
  return rows.map(({ id }) => id);
}

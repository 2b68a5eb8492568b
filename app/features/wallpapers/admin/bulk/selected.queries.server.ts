import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import type { SelectedWallpaper } from './selected-wallpapers';

/** Those of the wallpapers that are still there, in the order given. */
export async function listSelected(em: EntityManager, ids: number[]): Promise<SelectedWallpaper[]> {
  return query(
    em,
    `select w.id, w.title, w.file_key as "fileKey", w.width from unnest(?::int[]) with ordinality as picked (id, place)
     join wallpaper w on w.id = picked.id order by place`,
    [ids],
  );
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';
import type { SelectedWallpaper } from './selected-wallpapers';

export async function listSelected(em: EntityManager, ids: number[]): Promise<SelectedWallpaper[]> {
  return query(
    em,
    sql<SelectedWallpaper>`
      select w.id, w.title, w.file_key as "fileKey", w.width
      from unnest(${ids}::int[]) with ordinality as selected (id, place)
      join wallpaper w on w.id = selected.id order by place`,
  );
}

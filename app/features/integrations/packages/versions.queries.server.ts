import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { loadDetails } from '~/features/wallpapers/load-wallpapers.queries.server';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';

/** All versions of its picture, in the order of the set. */
export async function versionsOf(em: EntityManager, wallpaper: WallpaperDetail): Promise<WallpaperDetail[]> {
  if (!wallpaper.set) return [wallpaper];
  const rows = await query<{ id: number }>(em)`
    select id from wallpaper where set_id = ${wallpaper.set.id} order by set_place`;
  return loadDetails(
    em,
    rows.map(({ id }) => id),
  );
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { withSmallest } from './smallest-pictures.server';
import type { WallpaperDetail } from './wallpaper.view';
import { loadDetails } from './wallpaper-rows.server';

const FETCHED = 60;
const SHOWN = 2;

/** Two of the sixty newest, by chance. Whatever the size of the gallery it reads sixty index entries and two rows. */
export async function suggestWallpapers(em: EntityManager, littleData = false): Promise<WallpaperDetail[]> {
  const picked: { id: number }[] = await query(
    em,
    'select id from (select id from wallpaper order by id desc limit ?) newest order by random() limit ?',
    [FETCHED, SHOWN],
  );
  const wallpapers = await loadDetails(
    em,
    picked.map(({ id }) => id),
  );
  return littleData ? withSmallest(wallpapers) : wallpapers;
}

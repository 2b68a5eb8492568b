import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import type { WallpaperCard } from './wallpaper.view';
import { CARDS, joinWallpapers } from './wallpaper-rows.server';

const FETCHED = 60;
const SHOWN = 2;

/** Two of the sixty newest, by chance. Whatever the size of the gallery it reads sixty index entries and two rows. */
export async function suggestWallpapers(em: EntityManager): Promise<WallpaperCard[]> {
  const rows = await query(
    em,
    `select ${CARDS.columns} from (
       select id from (select id from wallpaper order by id desc limit ?) newest order by random() limit ?
     ) picked ${joinWallpapers('picked.id')}`,
    [FETCHED, SHOWN],
  );
  return rows.map(CARDS.toItem);
}

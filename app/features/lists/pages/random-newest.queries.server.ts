import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';
import { isListed } from '~/features/lists/resolve/filtered-rows.queries.server';
import { DETAILS, type DetailRow, joinWallpapers } from '~/features/wallpapers/projections.queries.server';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { withSmallest } from './smallest-pictures.server';

const FETCHED = 60;
const SHOWN = 8;

/** Reads sixty index entries and eight rows, however large the gallery. */
export async function suggestWallpapers(em: EntityManager, dataSaver = false): Promise<WallpaperDetail[]> {
  const rows = await query<DetailRow>(em)`
    select ${DETAILS.columns} from (
      select id from (select id from wallpaper w where ${isListed(sql`w.facets`)} order by id desc limit ${FETCHED}) newest order by random() limit ${SHOWN}
    ) picked ${joinWallpapers(sql`picked.id`)}`;
  const wallpapers = DETAILS.toItems(em, rows);
  return dataSaver ? withSmallest(wallpapers) : wallpapers;
}

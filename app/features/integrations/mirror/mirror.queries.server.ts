import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { soundItems } from '~/features/wallpapers/damaged-rows.queries.server';
import type { DeviceGroup } from '~/features/wallpapers/devices';
import { MIRROR_SEED } from './mirror-address';
import type { WallpaperMark } from './mirror-folder.server';

export interface MirroredWallpaper extends WallpaperMark {
  id: number;
  fileKey: string;
  width: number;
  /** Its list of one device. */
  deviceGroup: DeviceGroup;
  /** Decide its place in home's shuffled lists. */
  shuffleKey: number;
  hashPlace: number;
}

interface MirroredRow extends Omit<MirroredWallpaper, 'fileKey'> {
  file_key: string;
}

/**
 * All published wallpapers. The log of gallery changes remembers an hour only; the transaction that wrote a row stays with the
 * row. A card names all versions of its wallpaper.
 */
export async function listForMirror(em: EntityManager): Promise<MirroredWallpaper[]> {
  const rows = await query<MirroredRow>(em)`
    select w.id, w.file_key, w.width, w.shelf as "deviceGroup", w.featured as "isFeatured", w.shuffle_key as "shuffleKey",
      row_number() over (order by hashint8extended(w.id, ${MIRROR_SEED}), w.id)::int as "hashPlace",
      concat_ws(',', w.xmin,
        (select string_agg(version.xmin::text, ',' order by version.id) from wallpaper version where version.set_id = w.set_id)
      ) as content,
      concat_ws('/', w.set_id, w.set_place) as place, md5(w.palette::text) as colours,
      md5(concat_ws('/', w.device_type, w.category_id, w.facets, w.width, w.height,
        (select string_agg(concat_ws(' ', t.slug, t.name), ',' order by t.id)
          from wallpaper_tag own join tag t on t.id = own.tag_id where own.wallpaper_id = w.id)
      )) as lists
    from wallpaper w order by w.id`;
  return soundItems(em, rows, ({ file_key, ...row }) => ({ ...row, fileKey: file_key }));
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { memoizeByVersion } from '~/db/cache-invalidation.server';
import { query } from '~/db/sql.server';
import { DEVICE_GROUPS, type DeviceGroup, toDeviceGroup } from '~/features/wallpapers/devices';
import { REPEATS } from '~/lib/facets/layout';
import { type CountFilter, repeatsBit } from './repeats';

interface Count {
  device_type: string | null;
  category_id: number | null;
  featured: boolean;
  /** Which lists show another version of the picture instead: see `REPEATS`. */
  repeats: number;
  count: number;
}

/** The stored counts of the gallery: few rows, however large it is. */
export interface GalleryCounts {
  all: Count[];
  byCategory: Map<number | null, Count[]>;
}

export function readCounts(em: EntityManager): Promise<GalleryCounts> {
  return memoizeByVersion('counts', async () => {
    const all = await query<Count>(em)`
      select device_type, category_id, featured, repeats, count from wallpaper_count where count <> 0`;
    const byCategory = new Map<number | null, Count[]>();
    for (const row of all) {
      const alike = byCategory.get(row.category_id);
      if (alike) alike.push(row);
      else byCategory.set(row.category_id, [row]);
    }
    return { all, byCategory };
  });
}

const ofCategory = ({ all, byCategory }: GalleryCounts, categoryId: number | null | undefined): Count[] =>
  categoryId === undefined ? all : (byCategory.get(categoryId) ?? []);

/** @param part only featured ones, or only others, of the list */
export function sumCounts(counts: GalleryCounts, filter: CountFilter = {}, part = filter.featured): number {
  const { deviceGroup, deviceType, categoryId } = filter;
  const leftOut = repeatsBit(filter);
  let sum = 0;
  for (const row of ofCategory(counts, categoryId)) {
    if (((row.repeats << REPEATS.offset) & leftOut) !== 0) continue;
    if (deviceGroup !== undefined && toDeviceGroup(row.device_type) !== deviceGroup) continue;
    if (deviceType !== undefined && row.device_type !== deviceType) continue;
    if (part !== undefined && row.featured !== part) continue;
    sum += row.count;
  }
  return sum;
}

export function presentDeviceGroups(counts: GalleryCounts, categoryId?: number): DeviceGroup[] {
  return DEVICE_GROUPS.filter((deviceGroup) => sumCounts(counts, { deviceGroup, categoryId }) > 0);
}

export async function countWallpapers(em: EntityManager, filter: CountFilter = {}): Promise<number> {
  return sumCounts(await readCounts(em), filter);
}

export async function listDeviceGroups(em: EntityManager, categoryId?: number): Promise<DeviceGroup[]> {
  return presentDeviceGroups(await readCounts(em), categoryId);
}

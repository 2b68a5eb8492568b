import type { DeviceGroup } from '~/features/wallpapers/devices';
import { REPEATS_EARLIER, REPEATS_ON_DEVICE } from '~/lib/facets/layout';

export interface CountFilter {
  deviceGroup?: DeviceGroup;
  deviceType?: string | null;
  categoryId?: number | null;
  featured?: boolean;
  versions?: 'all';
}

/** The bit of `facets` that leaves wallpapers out of a list with these choices, or 0. */
export function repeatsBit(
  { deviceGroup, deviceType, featured, versions }: CountFilter,
  isOfDevice = deviceGroup !== undefined || deviceType !== undefined,
): number {
  if (versions === 'all' || featured !== undefined) return 0;
  return isOfDevice ? REPEATS_ON_DEVICE : REPEATS_EARLIER;
}

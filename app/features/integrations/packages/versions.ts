import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import type { VersionRole } from '~/lib/version-roles';

const withRole = (versions: WallpaperDetail[], roles: VersionRole[]) =>
  versions.filter(({ set }) => set && roles.includes(set.role));

/**
 * Versions for the light and the dark style of a desktop, if there are both. Otherwise the best ones count as light. A version
 * for another device is no counterpart of a dark one.
 */
export function byStyle(versions: WallpaperDetail[]): { light: WallpaperDetail[]; dark: WallpaperDetail[] } {
  const dark = withRole(versions, ['dark', 'night']);
  const light = [withRole(versions, ['light', 'day', 'desktop']), withRole(versions, ['dawn', 'dusk'])].find(
    (some) => some.length > 0,
  );
  return light ? { light, dark } : { light: dark.length > 0 ? dark : versions, dark: [] };
}

export const forOtherDevices = (versions: WallpaperDetail[]) =>
  withRole(versions, ['ultrawide', 'tablet', 'phone', 'other']);

/** When each begins, in hours. */
const TIMES: { hour: number; roles: VersionRole[] }[] = [
  { hour: 6, roles: ['dawn'] },
  { hour: 8, roles: ['day', 'light', 'desktop'] },
  { hour: 18, roles: ['dusk'] },
  { hour: 20, roles: ['night', 'dark'] },
];
const MIN_TIMES = 3;

/** Versions that follow the day, from dawn to night. Empty if there are too few. */
export function timesOfDay(versions: WallpaperDetail[]): { hour: number; wallpaper: WallpaperDetail }[] {
  const times = TIMES.flatMap(({ hour, roles }) => {
    const [wallpaper] = roles.flatMap((role) => withRole(versions, [role]));
    return wallpaper ? [{ hour, wallpaper }] : [];
  });
  return times.length < MIN_TIMES ? [] : times;
}

/** What a version of a picture is for. Of a set, lists show the first in this order. Stored, so add new ones in a migration. */
export const VERSION_ROLES = [
  ...(['light', 'day', 'desktop', 'dawn', 'dusk', 'dark'] as const),
  ...(['night', 'ultrawide', 'tablet', 'phone', 'other'] as const),
];
export type VersionRole = (typeof VERSION_ROLES)[number];

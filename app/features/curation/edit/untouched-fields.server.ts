import { createHash } from 'node:crypto';
import type { WallpaperFieldName } from '~/features/wallpapers/wallpaper-fields';
import { type EditedWallpaper, FIELD_NAMES, normalized, valuesOf } from './edit-values';

const mark = (name: WallpaperFieldName, value: string) =>
  createHash('sha256').update(normalized(name, value)).digest('base64url').slice(0, 12);

/** What the form says of each field when it is opened. Marks, because a long description twice would be too much for a form. */
export function marksOf(wallpaper: EditedWallpaper): string {
  const values = valuesOf(wallpaper);
  return FIELD_NAMES.map((name) => mark(name, values[name])).join(' ');
}

/** Fields that were sent as they were opened; none for a form that does not say how it was opened. */
export function untouchedFields({ opened, ...sent }: Record<string, unknown>): WallpaperFieldName[] {
  const marks = String(opened).split(' ');
  return FIELD_NAMES.filter((name, place) => mark(name, String(sent[name] ?? '')) === marks[place]);
}

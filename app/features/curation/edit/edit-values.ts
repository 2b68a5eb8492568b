import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { normalizeTags } from '~/features/wallpapers/autofill';
import { deviceLabel } from '~/features/wallpapers/devices';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import type { WallpaperFieldName } from '~/features/wallpapers/wallpaper-fields';

/** For a form whose values have all been typed. */
export const BLANK = {
  title: '',
  description: null,
  author: null,
  licence: null,
  resolution: '',
  fileSize: '',
  deviceType: null,
  category: null,
  tags: [],
  featured: false,
  version: 0,
} satisfies Partial<WallpaperDetail>;

export type EditedWallpaper = Pick<WallpaperDetail, keyof typeof BLANK>;

type Values = Record<WallpaperFieldName, string>;

export function editValues(wallpaper: EditedWallpaper): Values {
  return {
    title: wallpaper.title,
    description: wallpaper.description ?? '',
    author: wallpaper.author ?? '',
    licence: wallpaper.licence ?? '',
    resolution: wallpaper.resolution,
    fileSize: wallpaper.fileSize,
    deviceType: wallpaper.deviceType ?? 'none',
    categoryId: wallpaper.category ? String(wallpaper.category.id) : 'none',
    tags: wallpaper.tags.join(', '),
    featured: wallpaper.featured ? 'on' : '',
  };
}

const LABELS: Values = {
  title: 'Title',
  description: 'Description',
  author: 'Author',
  licence: 'Licence',
  deviceType: 'Device',
  categoryId: 'Category',
  tags: 'Tags',
  resolution: 'Resolution',
  fileSize: 'File size',
  featured: 'Featured',
};

export const FIELD_NAMES = Object.keys(LABELS) as WallpaperFieldName[];

/** A value as the form's reader takes it, so that a space more or less is no difference. */
export function normalized(name: WallpaperFieldName, value: string): string {
  if (name === 'tags') return normalizeTags(value.split(',')).join(', ');
  return name === 'description' ? value.replace(/\r\n?/g, '\n').trim() : value.replace(/\s+/g, ' ').trim();
}

function inWords(name: WallpaperFieldName, value: string, categories: CategoryView[]): string {
  if (name === 'featured') return value ? 'Yes' : 'No';
  if (value === '' || value === 'none') return 'None';
  if (name === 'deviceType') return deviceLabel(value);
  if (name === 'categoryId') return categories.find(({ id }) => String(id) === value)?.name ?? 'One that is gone';
  return value;
}

export interface Difference {
  name: WallpaperFieldName;
  label: string;
  stored: string;
  typed: string;
}

export function differences(
  stored: EditedWallpaper,
  typed: (name: string) => string,
  categories: CategoryView[],
): Difference[] {
  const now = editValues(stored);
  return FIELD_NAMES.flatMap((name) => {
    const [is, was] = [normalized(name, now[name]), normalized(name, typed(name))];
    if (is === was) return [];
    const words = { stored: inWords(name, is, categories), typed: inWords(name, was, categories) };
    return [{ name, label: LABELS[name], ...words }];
  });
}

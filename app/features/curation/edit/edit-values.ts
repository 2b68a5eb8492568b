import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { type AiMark, licenceLabel } from '~/features/wallpapers/credit';
import { deviceLabel } from '~/features/wallpapers/devices';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import type { WallpaperFieldName } from '~/features/wallpapers/wallpaper-fields';
import { messagesOf } from '~/messages/messages';

/** For a form that shows only values that were typed. */
export const BLANK = {
  title: '',
  description: null,
  author: null,
  authorUrl: null,
  sourceUrl: null,
  licence: 'unknown',
  licenceText: null,
  ai: 'unknown',
  resolution: '',
  fileSize: '',
  deviceType: null,
  category: null,
  tags: [],
  featured: false,
} satisfies Partial<WallpaperDetail>;

export type EditedWallpaper = Omit<Pick<WallpaperDetail, keyof typeof BLANK>, 'category'> & {
  category: { id: number } | null;
};

type Values = Record<WallpaperFieldName, string>;

export function editValues(wallpaper: EditedWallpaper): Values {
  return {
    title: wallpaper.title,
    description: wallpaper.description ?? '',
    author: wallpaper.author ?? '',
    authorUrl: wallpaper.authorUrl ?? '',
    sourceUrl: wallpaper.sourceUrl ?? '',
    licence: wallpaper.licence,
    licenceText: wallpaper.licenceText ?? '',
    ai: wallpaper.ai,
    resolution: wallpaper.resolution,
    fileSize: wallpaper.fileSize,
    deviceType: wallpaper.deviceType ?? 'none',
    categoryId: wallpaper.category ? String(wallpaper.category.id) : 'none',
    tags: wallpaper.tags.join(', '),
    featured: wallpaper.featured ? 'on' : '',
  };
}

/** Of a form's value, for people. */
export function inWords(name: string, value: string, categories: CategoryView[]): string {
  const text = messagesOf('wallpaperEdit').values;
  if (name === 'featured') return value ? text.yes : text.no;
  if (value === '' || value === 'none') return text.none;
  if (name === 'licence') return licenceLabel(value);
  if (name === 'ai') return messagesOf('wallpaperForm').aiMarks[value as AiMark] ?? value;
  if (name === 'deviceType') return deviceLabel(value);
  if (name === 'categoryId') return categories.find(({ id }) => String(id) === value)?.name ?? text.deletedCategory;
  return value;
}

/** What the form of a focal point shows, in percent. */
export const pointValues = ({ focalX, focalY }: { focalX: number; focalY: number }) => ({
  x: String(Math.round(focalX * 100)),
  y: String(Math.round(focalY * 100)),
});

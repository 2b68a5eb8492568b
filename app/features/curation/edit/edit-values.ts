import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { normalizeTags } from '~/features/wallpapers/autofill';
import type { AiMark } from '~/features/wallpapers/credit';
import { deviceLabel } from '~/features/wallpapers/devices';
import type { Licence } from '~/features/wallpapers/licences';
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
  version: 0,
} satisfies Partial<WallpaperDetail>;

export type EditedWallpaper = Pick<WallpaperDetail, keyof typeof BLANK>;

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

export const FIELD_NAMES: WallpaperFieldName[] = [
  'title',
  'description',
  'author',
  'authorUrl',
  'sourceUrl',
  'licence',
  'licenceText',
  'ai',
  'deviceType',
  'categoryId',
  'tags',
  'resolution',
  'fileSize',
  'featured',
];

/** A value as the server reads it, so that an extra space makes no difference. */
export function normalized(name: WallpaperFieldName, value: string): string {
  if (name === 'tags') return normalizeTags(value.split(',')).join(', ');
  return name === 'description' ? value.replace(/\r\n?/g, '\n').trim() : value.replace(/\s+/g, ' ').trim();
}

function inWords(name: WallpaperFieldName, value: string, categories: CategoryView[]): string {
  const text = messagesOf('wallpaperEdit').values;
  if (name === 'featured') return value ? text.yes : text.no;
  if (value === '' || value === 'none') return text.none;
  if (name === 'licence') return messagesOf('licences')[value as Licence] ?? value;
  if (name === 'ai') return messagesOf('wallpaperForm').aiMarks[value as AiMark] ?? value;
  if (name === 'deviceType') return deviceLabel(value);
  if (name === 'categoryId') return categories.find(({ id }) => String(id) === value)?.name ?? text.deletedCategory;
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
    return [{ name, label: messagesOf('wallpaperEdit').fields[name], ...words }];
  });
}

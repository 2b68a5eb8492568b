import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { truncate } from '~/lib/clean-text';
import { PREVIOUS_MIN_SIZE } from '~/lib/paths';
import { slugify } from '~/lib/slug';
import { trimmed } from '~/lib/trimmed';

export const MAX_BYTES = 500_000_000;

export interface PackageFacts {
  /** Names the folder and the file: the gallery and the filters. */
  name: string;
  title: string;
  origin: string;
}

/** The name the browser saves the package under. */
export const packageFile = ({ name }: PackageFacts) => `${name}.zip`;

const MAX_LETTERS = 60;

const shortSlug = (text: string) => trimmed([...slugify(text)].slice(0, MAX_LETTERS).join(''), '-') || 'wallpaper';

/** Unique, unlike titles. Says what a version is for, unless its title does. */
export function pictureFile({ id, title, set }: WallpaperDetail): string {
  const slug = shortSlug(title);
  return `${[slug, ...(set && !slug.split('-').includes(set.role) ? [set.role] : []), id].join('-')}.jpg`;
}

/** Filters that become part of the name, in this order. */
const SAID = [
  'search',
  'tags',
  'colour',
  'tone',
  'device',
  'deviceType',
  'shape',
  'ratio',
  'minSize',
  PREVIOUS_MIN_SIZE,
];

/** Different lists get different names, so that packages don't overwrite each other. */
export function packageFacts(siteName: string, origin: string, search: URLSearchParams): PackageFacts {
  const words = [...SAID.flatMap((name) => search.getAll(name)), search.has('hdr') ? 'HDR' : ''].filter(Boolean);
  const title = truncate([siteName, ...words].join(' '), 100);
  return { name: shortSlug(title), title, origin };
}

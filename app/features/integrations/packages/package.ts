import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import type { Size } from '~/images/cuts/cut';
import { truncate } from '~/lib/clean-text';
import { hexToOklab } from '~/lib/colours/named-colours';
import { TONE } from '~/lib/facets/layout';
import { PREVIOUS_MIN_SIZE } from '~/lib/paths';
import { slugify } from '~/lib/slug';
import { trimmed } from '~/lib/trimmed';

export const MAX_BYTES = 500_000_000;

/** A picture in the ZIP. */
export interface PackedPicture {
  wallpaper: WallpaperDetail;
  /** Size of the file, which may exceed the screen. */
  size: Size;
}

export interface PackageFacts {
  /** Names the folder, theme and file: the gallery and the filters. */
  name: string;
  title: string;
  origin: string;
  /** Slideshow interval. */
  everySeconds: number;
}

export interface TextFile {
  name: string;
  text: string;
}

/** How a desktop expects its wallpapers. */
export interface PackageLayout {
  /** The versions of one picture that the desktop can use, at least one. Without it, all of them. */
  chooseVersions?(versions: WallpaperDetail[], screen: Size | null): WallpaperDetail[];
  /** Unique path in the ZIP of one of these versions. */
  pictureName(facts: PackageFacts, picture: PackedPicture, versions: PackedPicture[]): string;
  /** Path of a thumbnail, for desktops that show one. */
  thumbnailName?(facts: PackageFacts, picture: PackedPicture): string;
  /** Extra files for one picture. */
  describe?(facts: PackageFacts, versions: PackedPicture[]): TextFile[];
  /** Files that list the pictures. They come last, so that they list only pictures that could be read. */
  index(facts: PackageFacts, pictures: PackedPicture[][]): TextFile[];
  readmeName(facts: PackageFacts): string;
  /** @param file the name the browser saves the package under */
  steps(facts: PackageFacts, file: string): string[];
}

const MAX_LETTERS = 60;

const shortSlug = (text: string) => trimmed([...slugify(text)].slice(0, MAX_LETTERS).join(''), '-') || 'wallpaper';

/** Unique, unlike titles. Says what a version is for, unless its title does. */
export function pictureFile({ id, title, set }: WallpaperDetail): string {
  const slug = shortSlug(title);
  return `${[slug, ...(set && !slug.split('-').includes(set.role) ? [set.role] : []), id].join('-')}.jpg`;
}

/** The mean of the palette in Oklab, from 0 to 1. */
export function lightness({ palette }: WallpaperDetail): number {
  const weight = palette.reduce((sum, one) => sum + one.weight, 0);
  if (weight === 0) return 0.5;
  return palette.reduce((sum, one) => sum + one.weight * hexToOklab(one.color)[0], 0) / weight;
}

export const isDark = (wallpaper: WallpaperDetail) => lightness(wallpaper) <= TONE.dark;

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
export function packageFacts(
  siteName: string,
  origin: string,
  search: URLSearchParams,
  everySeconds: number,
): PackageFacts {
  const words = [...SAID.flatMap((name) => search.getAll(name)), search.has('hdr') ? 'HDR' : ''].filter(Boolean);
  const title = truncate([siteName, ...words].join(' '), 100);
  return { name: shortSlug(title), title, origin, everySeconds };
}

import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import type { Size } from '~/images/cuts/cut';
import { truncate } from '~/lib/clean-text';
import { hexToOklab } from '~/lib/colours/named-colours';
import { TONE } from '~/lib/facets/layout';
import { PREVIOUS_MIN_SIZE } from '~/lib/paths';
import { slugify } from '~/lib/slug';
import { trimmed } from '~/lib/trimmed';

export const MAX_BYTES = 500_000_000;

/** A picture that is in the ZIP. */
export interface PackedPicture {
  wallpaper: WallpaperDetail;
  /** Of the file, which may be larger than the screen. */
  size: Size;
}

export interface PackageFacts {
  /** Of folder, theme and file: the gallery and what the list is narrowed to. */
  name: string;
  title: string;
  origin: string;
  /** Between two pictures of a slideshow. */
  everySeconds: number;
}

export interface TextFile {
  name: string;
  text: string;
}

/** How a desktop wants its wallpapers. */
export interface PackageLayout {
  /** Where the picture stands in the ZIP; no other one has this name. */
  pictureName(facts: PackageFacts, picture: PackedPicture): string;
  /** Where a small picture stands, for desktops that show one. */
  thumbnailName?(facts: PackageFacts, picture: PackedPicture): string;
  /** Files of one picture. */
  describe?(facts: PackageFacts, picture: PackedPicture): TextFile[];
  /** Files that name the pictures. They come behind them, so that nothing is named that could not be read. */
  index(facts: PackageFacts, pictures: PackedPicture[]): TextFile[];
  readmeName(facts: PackageFacts): string;
  /** @param file the name under which it is saved */
  steps(facts: PackageFacts, file: string): string[];
}

const MAX_LETTERS = 60;

const shortSlug = (text: string) => trimmed([...slugify(text)].slice(0, MAX_LETTERS).join(''), '-') || 'wallpaper';

/** Unlike titles, no two are alike. */
export const pictureFile = ({ id, title }: WallpaperDetail) => `${shortSlug(title)}-${id}.jpg`;

/** The mean of the palette in Oklab, from 0 to 1. */
export function lightness({ palette }: WallpaperDetail): number {
  const weight = palette.reduce((sum, one) => sum + one.weight, 0);
  if (weight === 0) return 0.5;
  return palette.reduce((sum, one) => sum + one.weight * hexToOklab(one.color)[0], 0) / weight;
}

export const isDark = (wallpaper: WallpaperDetail) => lightness(wallpaper) <= TONE.dark;

/** What a list is narrowed to, in the order in which it is said. */
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

/** Two lists have two names, so that one package leaves the other alone. */
export function packageFacts(
  siteName: string,
  origin: string,
  search: URLSearchParams,
  everySeconds: number,
): PackageFacts {
  const words = SAID.flatMap((name) => search.getAll(name)).filter(Boolean);
  const title = truncate([siteName, ...words].join(' '), 100);
  return { name: shortSlug(title), title, origin, everySeconds };
}

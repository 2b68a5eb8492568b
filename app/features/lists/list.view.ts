import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';

/** Lists without a stored count (searches, several conditions) are counted and paged by offset up to here. */
export const MAX_COUNTED = 10_000;

/** The key of the wallpapers on a page whose own lists are empty. */
export const INSTEAD_KEY = 'instead';

export interface WallpaperListView {
  /** The same on all pages of the list. */
  key: string;
  heading: string;
  total?: string | null;
  items: WallpaperCard[];
  /** The list's name in the addresses of its wallpapers; left out if visitors can't step through it. */
  reference?: string;
  offset: number;
  next: string | null;
  previous: string | null;
  whole?: { path: string; label: string } | null;
}

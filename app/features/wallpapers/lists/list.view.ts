import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';

/** One list on a page, ready to show. */
export interface WallpaperListView {
  /** Which list of the page this is; the same on its further pages. */
  key: string;
  heading: string;
  /** How many there are in all, in words, where that is worth saying. */
  total?: string | null;
  items: WallpaperCard[];
  offset: number;
  /** Address of the next page of this list, null on the last one. */
  next: string | null;
  /** Address of the page before, null on the first one. */
  previous: string | null;
  /** Where the whole list is, when only its beginning is shown. */
  whole?: { path: string; label: string } | null;
}

import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';

export interface WallpaperListView {
  /** The same on further pages of the list. */
  key: string;
  heading: string;
  total?: string | null;
  items: WallpaperCard[];
  offset: number;
  next: string | null;
  previous: string | null;
  whole?: { path: string; label: string } | null;
}

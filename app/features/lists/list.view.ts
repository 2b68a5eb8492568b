import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';

/** Where counting and paging by offset end for what has no counter: a search, or several conditions at once. */
export const MAX_COUNTED = 10_000;

/** A card as the server has drawn it. The scripts of a page have no markup of what stands in its document. */
export interface CardMarkup {
  id: number;
  html?: string;
}

export interface WallpaperListView<Item = WallpaperCard> {
  /** The same on further pages of the list. */
  key: string;
  heading: string;
  total?: string | null;
  items: Item[];
  /** The list's name in the addresses of its wallpapers; left out where these are no list to go through. */
  reference?: string;
  offset: number;
  next: string | null;
  previous: string | null;
  whole?: { path: string; label: string } | null;
}

/** As visitors' pages get them. */
export type ShownList = WallpaperListView<CardMarkup>;

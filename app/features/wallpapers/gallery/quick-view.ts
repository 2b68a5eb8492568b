import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';

/** What a card knows of its wallpaper when the preview opens. */
export interface Glimpse {
  wallpaper: WallpaperCard;
  /** Address of the picture that is already on the card; empty when none is. */
  thumbnail: string;
}

let show: ((glimpse: Glimpse) => void) | null = null;

/** Shows a wallpaper in the preview dialog; false where the page has none, so that its link must be followed. */
export function openQuickView(glimpse: Glimpse): boolean {
  show?.(glimpse);
  return show !== null;
}

/** For the one dialog of the page. Answers what takes it away again. */
export function handleQuickView(handler: (glimpse: Glimpse) => void): () => void {
  show = handler;
  return () => {
    if (show === handler) show = null;
  };
}

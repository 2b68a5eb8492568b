import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';

export interface Glimpse {
  wallpaper: WallpaperCard;
  thumbnail: string;
}

let show: ((glimpse: Glimpse) => void) | null = null;

/** False where the page has no dialog, so that the link must be followed. */
export function openQuickView(glimpse: Glimpse): boolean {
  show?.(glimpse);
  return show !== null;
}

export function handleQuickView(handler: (glimpse: Glimpse) => void): () => void {
  show = handler;
  return () => {
    if (show === handler) show = null;
  };
}

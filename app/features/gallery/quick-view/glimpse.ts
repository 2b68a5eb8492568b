import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { renditionPath } from '~/images/renditions';
import { wallpaperPath } from '~/lib/paths';
import type { CardList } from './quick-view';

export interface Glimpse {
  wallpaper: WallpaperCard;
  /** Address of the picture in small, which is there already or soon will be. */
  thumbnail: string;
  /** Address of its page, by which that knows the list. */
  path: string;
  previous: number | null;
  next: number | null;
}

/** What a list knows of one of its wallpapers. */
export function findPreview(id: number, { items, cards }: CardList): Glimpse | null {
  const index = items.findIndex((item) => item.id === id);
  const wallpaper = items[index];
  if (!wallpaper) return null;
  const { fileKey, width } = wallpaper;
  const link = cards[index]?.querySelector<HTMLAnchorElement>('a.card-picture');
  const path = link ? link.pathname + link.search : wallpaperPath(id);
  // A card far below has not loaded its own yet.
  const thumbnail =
    cards[index]?.querySelector('img')?.currentSrc || renditionPath(fileKey, Math.min(320, width), 'webp');
  return { wallpaper, thumbnail, path, previous: items[index - 1]?.id ?? null, next: items[index + 1]?.id ?? null };
}

/** The control on the card of a wallpaper. */
export function findControl(id: number, { items, cards }: CardList): HTMLElement | null {
  const card = cards[items.findIndex((item) => item.id === id)];
  return card?.querySelector<HTMLElement>('.quick') ?? null;
}

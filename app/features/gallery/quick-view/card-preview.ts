import type { RefObject } from 'react';
import { cardPath } from '~/features/gallery/cards/wallpaper-card';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { renditionPath } from '~/images/renditions';

/** A shown list, which the visitor can step through. */
export interface PreviewedList {
  items: WallpaperCard[];
  reference?: string;
  /** The element whose children are the cards. */
  list: RefObject<Element>;
}

export interface CardPreview {
  wallpaper: WallpaperCard;
  /** Address of a small picture that the browser has or is loading. */
  thumbnail: string;
  /** Address of its page, including which list led to it. */
  path: string;
  previous: number | null;
  next: number | null;
}

function findInCard<Part extends Element>(id: number, { items, list }: PreviewedList, selector: string): Part | null {
  const index = items.findIndex((item) => item.id === id);
  return list.current?.querySelectorAll<Part>(`.card ${selector}`)[index] ?? null;
}

/** The facts that a list already has about one of its wallpapers. */
export function findCardPreview(id: number, shown: PreviewedList): CardPreview | null {
  const { items, reference } = shown;
  const index = items.findIndex((item) => item.id === id);
  const wallpaper = items[index];
  if (!wallpaper) return null;
  const { fileKey, width } = wallpaper;
  // A card far below has not loaded its picture yet.
  const image = findInCard<HTMLImageElement>(id, shown, '.card-picture img');
  return {
    wallpaper,
    thumbnail: image?.currentSrc || renditionPath(fileKey, Math.min(320, width), 'webp'),
    path: cardPath(wallpaper, reference),
    previous: items[index - 1]?.id ?? null,
    next: items[index + 1]?.id ?? null,
  };
}

/** The Quick view control on a wallpaper's card. */
export const findControl = (id: number, shown: PreviewedList): HTMLElement | null => findInCard(id, shown, '.quick');

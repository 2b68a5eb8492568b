import { type CardFacts, cardId, findCard, readCard } from '~/features/gallery/cards/card-elements';
import { renditionPath } from '~/images/renditions';
import { wallpaperPath } from '~/lib/paths';
import { withoutPrefix } from '~/messages/addresses';

export interface Glimpse {
  wallpaper: CardFacts;
  /** Address of a small picture that the browser has or is loading. */
  thumbnail: string;
  /** Address of its page, including which list led to it. */
  path: string;
  previous: number | null;
  next: number | null;
}

const idOf = (card: Element | null) => card && cardId(card);

/** The facts that a list already has about one of its wallpapers. */
export function findPreview(id: number, list: Element): Glimpse | null {
  const card = findCard(list, id);
  const wallpaper = card && readCard(card);
  if (!wallpaper) return null;
  const { fileKey, width } = wallpaper;
  const link = card.querySelector<HTMLAnchorElement>('a.card-picture');
  const path = link ? withoutPrefix(link.pathname) + link.search : wallpaperPath(id);
  // A card far below has not loaded its picture yet.
  const thumbnail = card.querySelector('img')?.currentSrc || renditionPath(fileKey, Math.min(320, width), 'webp');
  return {
    wallpaper,
    thumbnail,
    path,
    previous: idOf(card.previousElementSibling),
    next: idOf(card.nextElementSibling),
  };
}

/** The Quick view control on a wallpaper's card. */
export const findControl = (id: number, list: Element): HTMLElement | null =>
  findCard(list, id)?.querySelector<HTMLElement>('.quick') ?? null;

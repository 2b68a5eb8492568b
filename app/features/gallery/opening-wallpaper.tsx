import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { withoutPrefix } from '~/messages/addresses';

let opened = { path: '', thumbnail: '' };

/** The thumbnail of the card that led to this wallpaper; the browser already has it. */
export const findThumbnail = (path: string): string | undefined =>
  (opened.path === path && opened.thumbnail) || undefined;

/** Marks the cards of the wallpaper that is being opened. */
export function OpeningWallpaper() {
  const path = useNavigation().location?.pathname;
  useEffect(() => {
    if (!path) return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a.card-picture')];
    const cards = links
      .filter(({ pathname }) => pathname === path)
      .flatMap((link) => link.closest<HTMLElement>('.card') ?? []);
    for (const card of cards) card.dataset.opening = '';
    opened = {
      path: withoutPrefix(path),
      thumbnail: cards.map((card) => card.querySelector('img')?.currentSrc ?? '').find(Boolean) ?? '',
    };
    return () => {
      for (const card of cards) delete card.dataset.opening;
    };
  }, [path]);
  return null;
}

import type { WallpaperListView } from '~/features/lists/list.view';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Leaving the picture out of a shorter list would be noticed. */
const MIN_OTHERS = 12;

/** A featured wide wallpaper, another one each day; without any, the last wide one. None in data saver mode. */
function findHero({ items }: WallpaperListView, now: number): { card?: WallpaperCard; isAlone: boolean } {
  const wide = items.filter(({ width, height, smallest }) => width > height && !smallest);
  const featured = wide.filter((card) => card.featured);
  const ofToday = featured[Math.floor(now / DAY_MS) % featured.length];
  return { card: ofToday ?? wide.at(-1), isAlone: ofToday !== undefined && items.length > MIN_OTHERS };
}

/** @returns the card for the hero, and the lists below it, which leave out a picture that is only shown for today */
export function chooseHero(lists: WallpaperListView[], now: number) {
  const [first, ...others] = lists;
  if (!first) return { lists };
  const { card, isAlone } = findHero(first, now);
  if (!isAlone) return { card, lists };
  return { card, lists: [{ ...first, items: first.items.filter((item) => item !== card) }, ...others] };
}

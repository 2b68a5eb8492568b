import { useMemo } from 'react';
import type { WallpaperListView } from '~/features/lists/list.view';
import { socialImage } from '~/features/wallpapers/social-image';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';

const FIELDS: Record<keyof WallpaperCard, true> = {
  id: true,
  placeholder: true,
  fileKey: true,
  avif: true,
  title: true,
  tags: true,
  width: true,
  height: true,
  featured: true,
  category: true,
  downloads: true,
  smallest: true,
  focus: true,
};
const NAMES = Object.keys(FIELDS) as (keyof WallpaperCard)[];

const OPTIONAL = new Set<keyof WallpaperCard>(['smallest', 'focus']);

const packCard = (card: WallpaperCard) => NAMES.map((name) => card[name]);

function unpackCard(values: unknown[]): WallpaperCard {
  const known = NAMES.map((name, index) => [name, values[index] ?? (OPTIONAL.has(name) ? undefined : null)]);
  return Object.fromEntries(known);
}

/** One text: Remix would number every field of every card, which nearly doubles what they weigh. */
export function packLists(lists: WallpaperListView[]) {
  const cover = lists[0]?.items[0];
  const packed = JSON.stringify(lists.map(({ items, ...list }) => ({ ...list, items: items.map(packCard) })));
  return { packed, image: cover && socialImage(cover) };
}

export function unpackLists(packed: string): WallpaperListView[] {
  const lists: (Omit<WallpaperListView, 'items'> & { items: unknown[][] })[] = JSON.parse(packed);
  return lists.map(({ items, ...list }) => ({ ...list, items: items.map(unpackCard) }));
}

export function useLists(answer: { packed: string }): WallpaperListView[] {
  return useMemo(() => unpackLists(answer.packed), [answer]);
}

import { useMemo } from 'react';
import type { WallpaperListView } from '~/features/lists/list.view';
import { socialImage } from '~/features/wallpapers/social-image';

/** One text: Remix would number every field of every card, which nearly doubles what they weigh. */
export function packLists(lists: WallpaperListView[]) {
  const cover = lists[0]?.items[0];
  return { packed: JSON.stringify(lists), image: cover && socialImage(cover) };
}

export const useLists = (answer: { packed: string }): WallpaperListView[] =>
  useMemo(() => JSON.parse(answer.packed), [answer]);

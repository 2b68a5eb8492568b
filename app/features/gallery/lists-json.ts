import { useMemo } from 'react';
import type { WallpaperListView } from '~/features/lists/list.view';
import { socialImage } from '~/features/wallpapers/social-image';

/**
 * What a loader answers about its lists, with the picture that represents the page. The lists are one string, because Remix
 * encodes each value separately, which takes as long as drawing the cards.
 */
export function writeLists(lists: WallpaperListView[]) {
  const [first] = lists[0]?.items ?? [];
  return { lists: JSON.stringify(lists), image: first && socialImage(first) };
}

export const useLists = (json: string): WallpaperListView[] => useMemo(() => JSON.parse(json), [json]);

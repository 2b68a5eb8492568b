import { type RefObject, useEffect } from 'react';
import { readId } from '~/lib/id';
import { withoutPrefix } from '~/messages/addresses';
import { useActiveNavigation } from '~/ui/browser/active-navigation';

let opened = { path: '', thumbnail: '' };

/** The thumbnail of the card that led to this wallpaper; the browser already has it. */
export const findThumbnail = (path: string): string | undefined =>
  (opened.path === path && opened.thumbnail) || undefined;

/** Id of the wallpaper whose page is being loaded. The list marks its card with `data-opening`. */
export function useOpeningWallpaper(list: RefObject<Element>): number | null {
  const pathname = useActiveNavigation().location?.pathname;
  const path = pathname && withoutPrefix(pathname);
  useEffect(() => {
    const image = path && list.current?.querySelector<HTMLImageElement>('[data-opening] img');
    if (image) opened = { path, thumbnail: image.currentSrc };
  }, [path, list]);
  return readId(/^\/wallpaper\/(\d+)$/.exec(path ?? '')?.[1]);
}

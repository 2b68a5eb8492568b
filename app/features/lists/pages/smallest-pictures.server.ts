import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { smallestRendition } from '~/images/renditions';
import { fileBytes } from '~/storage/file-bytes.server';
import { fileStore } from '~/storage/store.server';

export function withSmallest<Shown extends Omit<WallpaperCard, 'category'>>(wallpapers: Shown[]): Promise<Shown[]> {
  return Promise.all(
    wallpapers.map(async (wallpaper) => {
      const { fileKey, width, avif } = wallpaper;
      return {
        ...wallpaper,
        smallest: { bytes: await fileBytes(fileStore(), fileKey, smallestRendition(width, avif)) },
      };
    }),
  );
}

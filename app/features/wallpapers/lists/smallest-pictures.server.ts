import { LRUCache } from 'lru-cache';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { smallestRendition } from '~/images/renditions';
import { fileStore } from '~/images/storage/store.server';
import { nullIfNotFound } from '~/lib/errors';

/** By key and name. A file is written once, or anew from the same picture in the same way. */
const knownBytes = new LRUCache<string, number>({ max: 20_000 });

async function bytesOf(key: string, name: string): Promise<number | null> {
  const address = `${key}/${name}`;
  const known = knownBytes.get(address);
  if (known !== undefined) return known;
  const facts = await fileStore().stat(key, name).catch(nullIfNotFound);
  if (facts) knownBytes.set(address, facts.bytes);
  return facts?.bytes ?? null;
}

export function withSmallest<Shown extends Omit<WallpaperCard, 'category'>>(wallpapers: Shown[]): Promise<Shown[]> {
  return Promise.all(
    wallpapers.map(async (wallpaper) => {
      const { fileKey, width, avif } = wallpaper;
      return { ...wallpaper, smallest: { bytes: await bytesOf(fileKey, smallestRendition(width, avif)) } };
    }),
  );
}

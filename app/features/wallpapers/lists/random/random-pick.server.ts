import { randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { WallpaperFilter } from '~/features/wallpapers/lists/filter.queries.server';
import { findNewestBefore } from '~/features/wallpapers/lists/index-order.queries.server';
import { listWallpapers } from '~/features/wallpapers/lists/list-wallpapers.server';
import { DETAILS } from '~/features/wallpapers/load-wallpapers.queries.server';
import { type ApiRendition, listRenditions } from '~/features/wallpapers/wallpaper.api.server';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { fullPicturePath, largeWidth, RENDITION_TYPES } from '~/images/renditions';
import { notFound } from '~/lib/errors';

const DAY_MS = 24 * 60 * 60 * 1000;

async function pick(em: EntityManager, filter: WallpaperFilter, seed: number): Promise<WallpaperDetail | null> {
  const { items } = await listWallpapers(em, DETAILS, filter, { sort: 'random', seed }, { offset: 0, limit: 1 });
  return items[0] ?? null;
}

const nothingMatches = () => notFound('No wallpaper matches these filters.');

export async function pickAnyWallpaper(em: EntityManager, filter: WallpaperFilter): Promise<WallpaperDetail> {
  const wallpaper = await pick(em, filter, randomInt(2 ** 31));
  if (!wallpaper) throw nothingMatches();
  return wallpaper;
}

/** Only what was there when the day began takes part, so that nothing changes it before midnight, UTC. @throws not_found */
export async function pickWallpaperOfDay(
  em: EntityManager,
  filter: WallpaperFilter,
  now: Date,
): Promise<{ wallpaper: WallpaperDetail; endsInSeconds: number }> {
  const day = Math.floor(now.getTime() / DAY_MS);
  const newest = await findNewestBefore(em, new Date(day * DAY_MS));
  const wallpaper =
    (newest === null ? null : await pick(em, { ...filter, upToId: newest }, day)) ?? (await pick(em, filter, day));
  if (!wallpaper) throw nothingMatches();
  return { wallpaper, endsInSeconds: Math.ceil(((day + 1) * DAY_MS - now.getTime()) / 1000) };
}

/** The smallest that covers the screen, else the largest there is; without a screen the large rendition. */
export function pathForScreen(
  wallpaper: WallpaperDetail,
  { width = 0, height = 0 }: { width?: number; height?: number },
  type: (typeof RENDITION_TYPES)[keyof typeof RENDITION_TYPES],
): string {
  const offered = listRenditions(wallpaper);
  const ofType = offered.filter((rendition) => rendition.type === type);
  const files = ofType.length > 0 ? ofType : offered.filter((rendition) => rendition.type === RENDITION_TYPES.jpg);
  const isSized = width > 0 || height > 0;
  const isFitting = (file: ApiRendition) =>
    isSized ? file.width >= width && file.height >= height : file.width === largeWidth(wallpaper.width);
  const fitting = files.find(isFitting) ?? files.find((file) => file.width === wallpaper.width) ?? offered.at(-1);
  return fitting?.url ?? fullPicturePath(wallpaper.fileKey);
}

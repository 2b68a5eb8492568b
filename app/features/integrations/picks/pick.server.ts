import { randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { LRUCache } from 'lru-cache';
import { galleryVersion } from '~/db/cache-invalidation.server';
import { findNewestBefore } from '~/features/lists/orders/index-order.queries.server';
import { findFilling } from '~/features/lists/pages/filling.queries.server';
import { listWallpapers } from '~/features/lists/pages/list-wallpapers.server';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import { DETAILS } from '~/features/wallpapers/projections.queries.server';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import type { Size } from '~/images/cuts/cut';
import { notFound } from '~/lib/errors';
import { DAY_MS } from '~/lib/interval';
import { messagesOf } from '~/messages/messages';

export interface Pick {
  wallpaper: WallpaperDetail;
  /** When the pick changes; null if it differs for each request. */
  until: Date | null;
  /** No wallpaper fills the screen; this is the closest. */
  isNearest: boolean;
}

async function inSeededOrder(
  em: EntityManager,
  filter: WallpaperFilter,
  seed: number,
  page: { offset: number; limit: number },
) {
  const { items } = await listWallpapers(em, DETAILS, filter, { sort: 'random', seed }, page);
  return items;
}

const nothingMatches = () => notFound(messagesOf('picks').noMatch);

const DRAWN_AT_ONCE = 40;
const KEPT_MS = 60_000;

interface Pile {
  version: number;
  wallpapers: WallpaperDetail[];
  /** The pile has all matches, so picks are not removed from it. */
  isWhole: boolean;
  isNearest: boolean;
}

const piles = new LRUCache<string, Pile>({ max: 100, ttl: KEPT_MS });

/** Draws forty at once and hands them out one by one, until the gallery changes. @throws not_found */
export async function pickAnyWallpaper(
  em: EntityManager,
  filter: WallpaperFilter,
  screen: Partial<Size>,
): Promise<Pick> {
  const version = galleryVersion()?.version;
  const name = JSON.stringify([filter, screen.width, screen.height]);
  let pile = piles.get(name);
  if (!pile || pile.version !== version || pile.wallpapers.length === 0) {
    const filling = await findFilling(em, filter, screen);
    if (!filling) throw nothingMatches();
    const page = { offset: 0, limit: DRAWN_AT_ONCE };
    const wallpapers = await inSeededOrder(em, filling.filter, randomInt(2 ** 31), page);
    const { isNearest } = filling;
    pile = { version: version ?? -1, wallpapers, isWhole: wallpapers.length < DRAWN_AT_ONCE, isNearest };
    if (version !== undefined) piles.set(name, pile);
  }
  const { wallpapers, isWhole, isNearest } = pile;
  const wallpaper = isWhole ? wallpapers[randomInt(Math.max(1, wallpapers.length))] : wallpapers.pop();
  if (!wallpaper) throw nothingMatches();
  return { wallpaper, until: null, isNearest };
}

/** Only wallpapers from before the day, so that uploads don't change the pick until midnight UTC. */
async function asOfDay(em: EntityManager, filter: WallpaperFilter, day: number): Promise<WallpaperFilter | null> {
  const newest = await findNewestBefore(em, new Date(day * DAY_MS));
  return newest === null ? null : { ...filter, upToId: newest };
}

/** The same wallpaper until midnight UTC. @throws not_found */
export async function pickWallpaperOfDay(
  em: EntityManager,
  filter: WallpaperFilter,
  screen: Partial<Size>,
  now: Date,
): Promise<Pick> {
  const day = Math.floor(now.getTime() / DAY_MS);
  for (const among of [await asOfDay(em, filter, day), filter]) {
    const filling = among && (await findFilling(em, among, screen));
    const [wallpaper] = filling ? await inSeededOrder(em, filling.filter, day, { offset: 0, limit: 1 }) : [];
    if (filling && wallpaper) return { wallpaper, until: new Date((day + 1) * DAY_MS), isNearest: filling.isNearest };
  }
  throw nothingMatches();
}

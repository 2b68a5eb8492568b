import type { EntityManager } from '@mikro-orm/postgresql';
import { inSharedScope, memoizeByVersion } from '~/db/cache-invalidation.server';
import { MAX_COUNTED } from '~/features/lists/list.view';
import { findNewestBefore } from '~/features/lists/orders/index-order.queries.server';
import { findFilling } from '~/features/lists/pages/filling.queries.server';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import type { Size } from '~/images/cuts/cut';
import { DAY_MS } from '~/lib/interval';
import { nothingMatches, type Pick } from './pick.server';
import { readRotation } from './rotation-order.queries.server';

/** Its multiples spread evenly, however many there are. */
const GOLDEN_RATIO = 0.618034;

interface Order {
  ids: Int32Array;
  isNearest: boolean;
}

/** All matches, or the ten thousand of this round: at most 40 KB. */
function chooseOrder(
  em: EntityManager,
  filter: WallpaperFilter,
  screen: Partial<Size>,
  round: number,
  newest: number | null,
): Promise<Order> {
  const among = newest === null ? filter : { ...filter, upToId: newest };
  const pivot = Math.ceil((newest ?? 0) * (1 - ((round * GOLDEN_RATIO) % 1)));
  return inSharedScope(() =>
    memoizeByVersion(`rotation ${JSON.stringify([among, screen.width, screen.height, round])}`, async () => {
      const filling = await findFilling(em, among, screen);
      const ids = filling ? await readRotation(em, filling.filter, pivot) : new Int32Array();
      return { ids, isNearest: filling?.isNearest === true };
    }),
  );
}

/**
 * Time slots step through one order of all matches, then start over. With more than ten thousand, each round has others.
 * @throws not_found
 */
export async function pickInRotation(
  em: EntityManager,
  filter: WallpaperFilter,
  screen: Partial<Size>,
  { every, shift }: { every: number; shift: number },
  now: Date,
): Promise<Pick> {
  const slot = Math.floor(now.getTime() / every);
  // From the slot without `shift`: everything shown at one time must come from one order.
  const round = Math.floor(slot / MAX_COUNTED);
  const day = Math.floor((slot * every) / DAY_MS);
  const newest = await findNewestBefore(em, new Date(day * DAY_MS));
  let order = newest === null ? null : await chooseOrder(em, filter, screen, round, newest);
  // Wallpapers from before the slot's day; if there are none, all of them.
  if (!order || order.ids.length === 0) order = await chooseOrder(em, filter, screen, round, null);
  const { ids, isNearest } = order;
  const id = ids[(slot + shift) % ids.length];
  if (id === undefined) throw nothingMatches();
  return { wallpaper: await getWallpaper(em, id), until: new Date((slot + 1) * every), isNearest };
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { countSelected, readSelection, type WallpaperFilter } from '~/features/wallpapers/lists/filter.queries.server';
import { MOST_COUNTED } from '~/features/wallpapers/lists/list.view';
import { asOfDay, DAY_MS, nothingMatches, type Pick, pickAt } from './pick.server';

async function countMatches(em: EntityManager, filter: WallpaperFilter): Promise<number> {
  const selection = await readSelection(em, filter);
  return selection ? Math.min(await countSelected(em, selection), MOST_COUNTED) : 0;
}

/** What was there when the day of the slot began; where nothing was, what there is. */
async function amongWhich(em: EntityManager, filter: WallpaperFilter, slotBegan: number) {
  const before = await asOfDay(em, filter, Math.floor(slotBegan / DAY_MS));
  const count = before ? await countMatches(em, before) : 0;
  return before && count > 0 ? { among: before, count } : { among: filter, count: await countMatches(em, filter) };
}

/**
 * Slots of time go through one order of all matches, in a circle; of more than ten thousand, each round through ten thousand others.
 * @throws not_found
 */
export async function pickInRotation(
  em: EntityManager,
  filter: WallpaperFilter,
  { every, shift }: { every: number; shift: number },
  now: Date,
): Promise<Pick> {
  const slot = Math.floor(now.getTime() / every);
  const { among, count } = await amongWhich(em, filter, slot * every);
  if (count === 0) throw nothingMatches();
  // Not the round of the place: whatever is shown at one time comes from one order.
  const seed = count < MOST_COUNTED ? 0 : Math.floor(slot / count);
  const wallpaper = await pickAt(em, among, { seed, place: (slot + shift) % count });
  if (!wallpaper) throw nothingMatches();
  return { wallpaper, until: new Date((slot + 1) * every) };
}

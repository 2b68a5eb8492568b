import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';
import { resolveFilter } from '~/features/lists/resolve/filter.queries.server';
import { filteredRows } from '~/features/lists/resolve/filtered-rows.queries.server';
import type { ResolvedFilter, WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import type { Size } from '~/images/cuts/cut';

export interface Filling {
  filter: WallpaperFilter;
  /** Whether nothing fills the screen and these are only the nearest. */
  isNearest: boolean;
}

const WHOLE = { share: 1, isTurned: false };
/** A picture smaller than half of the screen is worse than one in the other orientation. */
const MIN_UPRIGHT = 0.5;
/** Pictures about as near count too, so that a random pick has a choice. */
const AS_NEAR = 0.9;

function screenOrientation({ width = 0, height = 0 }: Partial<Size>): WallpaperFilter['orientation'] {
  if (!width || !height || width === height) return undefined;
  return width > height ? 'landscape' : 'portrait';
}

function atLeast(filter: WallpaperFilter, screen: Partial<Size>, { share, isTurned }: typeof WHOLE): WallpaperFilter {
  const side = (given = 0, least = 0) => Math.max(least, Math.ceil(given * share)) || undefined;
  return {
    ...filter,
    minWidth: side(screen.width, filter.minWidth),
    minHeight: side(screen.height, filter.minHeight),
    orientation: isTurned ? undefined : screenOrientation(screen),
  };
}

export const fillsScreen = (filter: WallpaperFilter, screen: Partial<Size>) => atLeast(filter, screen, WHOLE);

async function hasAny(em: EntityManager, filter: WallpaperFilter): Promise<boolean> {
  const selection = await resolveFilter(em, filter);
  if (!selection) return false;
  const [row] = await query<{ hasAny: boolean }>(
    em,
  )`select exists (select from ${filteredRows(selection)}) as "hasAny"`;
  return row?.hasAny === true;
}

/** How much of the screen the largest picture covers: in the screen's orientation, and in any. */
async function largestShares(em: EntityManager, selection: ResolvedFilter, screen: Partial<Size>) {
  const shareOf = sql`least(1, w.width / ${screen.width || null}::float8, w.height / ${screen.height || null}::float8)`;
  const direction = Math.sign((screen.width ?? 0) - (screen.height ?? 0));
  const [row] = await query<{ upright: number | null; either: number | null }>(em)`
    select max(${shareOf}) filter (where sign(w.width - w.height) = ${direction}) as upright, max(${shareOf}) as either
    from ${filteredRows(selection)}`;
  return row ?? { upright: null, either: null };
}

/**
 * Narrows to wallpapers that fill the screen in its orientation, or else to the nearest.
 * @returns null if the filter alone finds nothing
 */
export async function findFilling(
  em: EntityManager,
  filter: WallpaperFilter,
  screen: Partial<Size>,
): Promise<Filling | null> {
  if (!screen.width && !screen.height) return { filter, isNearest: false };
  const filling = fillsScreen(filter, screen);
  if (await hasAny(em, filling)) return { filter: filling, isNearest: false };
  // A set's first version may be smaller than one that is made for this screen.
  const selection = await resolveFilter(em, { ...filter, versions: 'all' });
  const { upright, either } = selection ? await largestShares(em, selection, screen) : { upright: null, either: null };
  if (either === null) return null;
  const isTurned = upright === null || upright < MIN_UPRIGHT;
  const share = (isTurned ? either : upright) * AS_NEAR;
  return { filter: atLeast(filter, screen, { share, isTurned }), isNearest: true };
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { fillsScreen } from '~/features/lists/pages/filling.queries.server';
import { listWallpapers } from '~/features/lists/pages/list-wallpapers.server';
import { withSmallest } from '~/features/lists/pages/smallest-pictures.server';
import { CARDS } from '~/features/wallpapers/projections.queries.server';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import type { Size } from '~/images/cuts/cut';

const SHOWN = 6;

/** The newest wallpapers that fill a screen without being enlarged. */
export async function listLargeEnough(
  em: EntityManager,
  exceptId: number,
  screen: Size,
  dataSaver: boolean,
): Promise<WallpaperCard[]> {
  const page = { offset: 0, limit: SHOWN + 1 };
  const { items } = await listWallpapers(em, CARDS, fillsScreen({}, screen), { sort: 'newest' }, page);
  const others = items.filter(({ id }) => id !== exceptId).slice(0, SHOWN);
  return dataSaver ? withSmallest(others) : others;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { memoizeByVersion } from '~/db/cache-invalidation.server';
import { query } from '~/db/sql.server';
import { histogramOfCategory } from '~/features/lists/counts/facet-histograms.queries.server';
import { soundItems } from '~/features/wallpapers/damaged-rows.queries.server';
import { FACETS } from '~/features/wallpapers/facets';
import { COLOUR_NAMES } from '~/lib/colours/colour-names';
import { namesOfTheme, type Theme, themeLabs, themeLikeness } from './themes';

const MAX_COMPARED = 1500;
const MAX_FITTING = 200;
const MIN_LIKENESS = 0.25;

async function readFitting(em: EntityManager, theme: Theme): Promise<number[]> {
  const names = namesOfTheme(theme);
  const others = COLOUR_NAMES.filter((name) => !names.includes(name));
  const combinedMask = (wanted: string[]) =>
    FACETS.colour.reduce((sum, { value, mask }) => (wanted.includes(value) ? sum | mask : sum), 0);
  const [ours, theirs] = [combinedMask(names), combinedMask(others)];
  const { facets } = await histogramOfCategory(em, undefined);
  const values = [...facets].filter((one) => (one & ours) !== 0 && (one & theirs) === 0);
  const rows = await query<{ id: number; palette: { color: string; weight: number }[] }>(em)`
    select w.id, w.palette from unnest(array(
      select id from wallpaper where facets = any(${values}::int[]) order by id desc limit ${MAX_COMPARED}
    )) as near (id) join wallpaper w on w.id = near.id`;
  const labs = themeLabs(theme);
  return soundItems(em, rows, ({ id, palette }) => ({ id, likeness: themeLikeness(labs, palette) }))
    .filter(({ likeness }) => likeness >= MIN_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness || b.id - a.id)
    .slice(0, MAX_FITTING)
    .map(({ id }) => id);
}

/** Ids of the wallpapers that fit best, among the newest that have only the theme's colours. Best fits first. */
export const fittingWallpapers = (em: EntityManager, theme: Theme): Promise<number[]> =>
  memoizeByVersion(`theme ${theme.slug}`, () => readFitting(em, theme));

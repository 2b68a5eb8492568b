import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';
import { resolveFilter } from '~/features/lists/resolve/filter.queries.server';
import { filteredRows } from '~/features/lists/resolve/filtered-rows.queries.server';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import { loadDetails } from '~/features/wallpapers/load-wallpapers.queries.server';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';

/**
 * Each wallpaper with the versions of its set that match the filter, in the order of the set. They may have other words, tags
 * and colours.
 */
export async function withVersions(
  em: EntityManager,
  filter: WallpaperFilter,
  wallpapers: WallpaperDetail[],
): Promise<WallpaperDetail[][]> {
  const sets = wallpapers.flatMap(({ set }) => set?.id ?? []);
  if (sets.length === 0) return wallpapers.map((wallpaper) => [wallpaper]);
  const { search, matched, tags, categoryId, featured, facets, ...others } = filter;
  const resolved = await resolveFilter(em, { ...others, facets: { ...facets, colour: undefined }, versions: 'all' });
  const rows = resolved
    ? await query<{ id: number }>(em)`
        select w.id from ${filteredRows(resolved, [sql`w.set_id = any(${sets}::int[])`])} order by w.set_id, w.set_place`
    : [];
  const bySet = new Map<number, WallpaperDetail[]>();
  const ids = rows.map(({ id }) => id);
  for (const version of await loadDetails(em, ids)) {
    const setId = version.set?.id ?? 0;
    bySet.set(setId, [...(bySet.get(setId) ?? []), version]);
  }
  return wallpapers.map((wallpaper) => (wallpaper.set && bySet.get(wallpaper.set.id)) ?? [wallpaper]);
}

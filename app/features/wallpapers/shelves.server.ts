import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';

/** The list of "Both" a wallpaper stands in. */
export type Shelf = 'pc' | 'mobile' | 'tablet' | 'other';

/** How many wallpapers there are; costs the same for ten and for a million. */
export async function countWallpapers(
  em: EntityManager,
  filter: { shelf?: Shelf; deviceType?: string | null; categoryId?: number | null; featured?: boolean } = {},
): Promise<number> {
  const parts = ['true'];
  const params: unknown[] = [];
  if (filter.shelf === 'other') parts.push(`(device_type is null or device_type not in ('pc', 'mobile', 'tablet'))`);
  const device = filter.shelf && filter.shelf !== 'other' ? filter.shelf : filter.deviceType;
  for (const [column, value] of [
    ['device_type', device],
    ['category_id', filter.categoryId],
    ['featured', filter.featured],
  ] as const) {
    if (value === undefined) continue;
    parts.push(value === null ? `${column} is null` : `${column} = ?`);
    if (value !== null) params.push(value);
  }
  const [row] = await query(
    em,
    `select coalesce(sum(count), 0)::int as n from wallpaper_count where ${parts.join(' and ')}`,
    params,
  );
  return row?.n ?? 0;
}

/** The shelves that have something on them, in the order of the lists. */
export async function listShelves(em: EntityManager, categoryId?: number): Promise<Shelf[]> {
  const rows: { shelf: Shelf }[] = await query(
    em,
    `select case when device_type in ('pc', 'mobile', 'tablet') then device_type else 'other' end as shelf
     from wallpaper_count ${categoryId === undefined ? '' : 'where category_id = ?'}
     group by 1 having sum(count) > 0`,
    categoryId === undefined ? [] : [categoryId],
  );
  const present = new Set(rows.map(({ shelf }) => shelf));
  return (['pc', 'mobile', 'tablet', 'other'] as const).filter((shelf) => present.has(shelf));
}

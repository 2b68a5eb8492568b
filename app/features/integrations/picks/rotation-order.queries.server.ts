import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type Sql, sql } from '~/db/sql.server';
import { MAX_COUNTED } from '~/features/lists/list.view';
import { pageIds } from '~/features/lists/orders/index-order.queries.server';
import { resolveFilter } from '~/features/lists/resolve/filter.queries.server';
import { idColumn } from '~/features/lists/resolve/filtered-rows.queries.server';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';

/**
 * Ids of at most ten thousand matches, in an order that looks random.
 * @param pivot matches are taken downwards from this id, then from the newest down to it, until there are enough
 */
export async function readRotation(em: EntityManager, filter: WallpaperFilter, pivot: number): Promise<Int32Array> {
  const resolved = await resolveFilter(em, filter);
  if (!resolved) return new Int32Array();
  const id = idColumn(resolved);
  const read = (bound: Sql, limit: number) =>
    query<{ id: number; hash: number }>(em)`
      select id, (hashint8extended(id, 0) & 2147483647)::int as hash from (
        ${pageIds(resolved, { order: 'newest', direction: 'forward', after: null, offset: 0, limit }, [bound])}
      ) page`;
  const rows = await read(sql`${id} <= ${pivot}`, MAX_COUNTED);
  const room = MAX_COUNTED - rows.length;
  if (room > 0) rows.push(...(await read(sql`${id} > ${pivot}`, room)));
  return Int32Array.from(
    rows.sort((one, other) => one.hash - other.hash || one.id - other.id),
    (row) => row.id,
  );
}

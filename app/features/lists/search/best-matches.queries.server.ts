import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';
import { countOf, readCounts } from '~/features/lists/counts/device-counts.queries.server';
import { type Found, NOT_COUNTED, pageIds, readInIndexOrder } from '~/features/lists/orders/index-order.queries.server';
import type { NewestCursor, RankedCursor } from '~/features/lists/resolve/cursor';
import { hasScope, idOf, type Selection, selectedRows } from '~/features/lists/resolve/filter.queries.server';
import type { SearchQuery } from '~/features/lists/resolve/search.queries.server';
import { type Extent, joinWallpapers, type WithId } from '~/features/wallpapers/load-wallpapers.queries.server';
import type { PageRequest } from '~/lib/paging';

/** Beyond this many matches a search answers the newest instead of weighing each match against all others. */
const MAX_RANKED = 2000;

interface MatchesPlace extends PageRequest {
  after: RankedCursor | null;
}

interface Match {
  isWeighed: boolean;
  newest: number;
  total: number | null;
  rank: number | null;
}

async function readMatches<Row extends WithId, Item extends WithId>(
  em: EntityManager,
  extent: Extent<Row, Item>,
  selection: Selection,
  search: SearchQuery,
  { after, offset, limit }: MatchesPlace,
  count = NOT_COUNTED,
): Promise<Found<Item>> {
  const id = idOf(selection);
  const matches = selectedRows(selection, after ? [sql`${id} <= ${after.newest}`] : []);
  // Matches that were few when the search began stay ranked, even if edits have made them a few more.
  const most = after ? 2 * MAX_RANKED : MAX_RANKED;
  const behind = after ? sql`where (rank, id) < (${after.rank}::float8, ${after.id}::int)` : sql``;
  const newest = pageIds(selection, { order: 'newest', direction: 'forward', from: null, offset, limit }, [
    sql`not (select "isWeighed" from weighing)`,
  ]);
  const rows = await query<Row & Match>(em)`
    with hit as materialized (select ${id} as id, w.search from ${matches} limit ${most + 1}),
    weighing as materialized (
      select count(*) <= ${most} as "isWeighed", count(*)::int as hits, coalesce(max(id), 0) as newest from hit
    ),
    best as (
      select id, rank from (
        select id, 2 * ts_rank(search, ${search.exact}::tsquery)::float8
          + ts_rank(search, ${search.near}::tsquery)::float8 as rank
        from hit where (select "isWeighed" from weighing)
      ) weighed
      ${behind} order by rank desc, id desc offset ${after ? 0 : offset} limit ${limit}
    ),
    page as (select id, rank from best union all select id, null from unnest(array(${newest})) as newest (id))
    select weighing."isWeighed", weighing.newest, page.rank,
      case when weighing."isWeighed" then hits else ${count} end as total, ${extent.columns}
    from weighing cross join page ${joinWallpapers(sql`page.id`)}
    order by page.rank desc, page.id desc`;
  const { corrections } = search;
  return {
    items: rows.map(extent.toItem),
    cursorAt(index) {
      const { id = 0, rank = null, newest = 0 } = rows[index] ?? {};
      if (rank === null) return { order: 'newest', id, corrections };
      return { order: 'ranked', rank, id, newest: after?.newest ?? newest, corrections };
    },
    // Behind a cursor only matches from before it are weighed.
    total: after ? null : (rows[0]?.total ?? null),
  };
}

/** Whether a word is surely, or within a scope most likely, in more wallpapers than can be weighed. */
async function isTooCommon(em: EntityManager, selection: Selection, { least }: SearchQuery): Promise<boolean> {
  if (selection.tags.length > 0 || least <= MAX_RANKED) return false;
  if (!hasScope(selection)) return true;
  const counts = await readCounts(em);
  const share = countOf(counts, selection) / Math.max(1, countOf(counts));
  return least * share > 2 * MAX_RANKED;
}

export async function readBestMatches<Row extends WithId, Item extends WithId>(
  em: EntityManager,
  extent: Extent<Row, Item>,
  selection: Selection,
  { after, ...place }: PageRequest & { after: NewestCursor | RankedCursor | null },
  count = NOT_COUNTED,
): Promise<Found<Item>> {
  const { search } = selection;
  const ranked = after?.order === 'ranked' ? after : null;
  if (search && after?.order !== 'newest' && (ranked || !(await isTooCommon(em, selection, search)))) {
    return readMatches(em, extent, selection, search, { ...place, after: ranked }, count);
  }
  const from = after?.order === 'newest' ? after : null;
  return readInIndexOrder(em, extent, selection, { order: 'newest', direction: 'forward', from, ...place }, count);
}

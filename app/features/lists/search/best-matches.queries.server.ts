import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type Sql, sql } from '~/db/sql.server';
import { readCounts, sumCounts } from '~/features/lists/counts/device-counts.queries.server';
import { type Found, NOT_COUNTED, pageIds, readInIndexOrder } from '~/features/lists/orders/index-order.queries.server';
import type { NewestCursor, RankedCursor } from '~/features/lists/resolve/cursor';
import { hasConditions } from '~/features/lists/resolve/filter.queries.server';
import { filteredRows, idColumn } from '~/features/lists/resolve/filtered-rows.queries.server';
import type { ResolvedFilter } from '~/features/lists/resolve/resolved-filter';
import type { SearchQuery } from '~/features/lists/resolve/search.queries.server';
import { joinWallpapers, type WithId } from '~/features/wallpapers/projections.queries.server';
import type { PageRequest } from '~/lib/paging';

/** With more matches than this, a search lists the newest instead of ranking all matches. */
const MAX_RANKED = 2000;

interface Match {
  isWeighed: boolean;
  newest: number;
  total: number | null;
  rank: number | null;
}

async function readMatches<Row extends WithId>(
  em: EntityManager,
  columns: Sql<Row>,
  filter: ResolvedFilter,
  search: SearchQuery,
  { after, offset, limit }: PageRequest & { after: RankedCursor | null },
  count = NOT_COUNTED,
): Promise<Found<Row>> {
  const id = idColumn(filter);
  const matches = filteredRows(filter, after ? [sql`${id} <= ${after.newest}`] : []);
  // A search that started ranked stays ranked, even if edits add a few matches.
  const most = after ? 2 * MAX_RANKED : MAX_RANKED;
  const behind = after ? sql`where (rank, id) < (${after.rank}::float8, ${after.id}::int)` : sql``;
  const newest = pageIds(filter, { order: 'newest', direction: 'forward', after: null, offset, limit }, [
    sql`not (select "isWeighed" from weighing)`,
  ]);
  const hit = sql`select ${id} as id, w.search from ${matches} limit ${most + 1}`;
  const weighing = sql`
    select count(*) <= ${most} as "isWeighed", count(*)::int as hits, coalesce(max(id), 0) as newest from hit`;
  const best = sql`
    select id, rank from (
      select id, 2 * ts_rank(search, ${search.exact}::tsquery)::float8
        + ts_rank(search, ${search.near}::tsquery)::float8 as rank
      from hit where (select "isWeighed" from weighing)
    ) weighed
    ${behind} order by rank desc, id desc offset ${after ? 0 : offset} limit ${limit}`;
  const page = sql`select id, rank from best union all select id, null from unnest(array(${newest})) as newest (id)`;
  const rows = await query<Row & Match>(em)`
    with hit as materialized (${hit}), weighing as materialized (${weighing}), best as (${best}), page as (${page})
    select weighing."isWeighed", weighing.newest, page.rank,
      case when weighing."isWeighed" then hits else ${count} end as total, ${columns}
    from weighing cross join page ${joinWallpapers(sql`page.id`)}
    order by page.rank desc, page.id desc`;
  const { corrections } = search;
  return {
    items: rows,
    cursorAt(index) {
      const { id = 0, rank = null, newest = 0 } = rows[index] ?? {};
      if (rank === null) return { order: 'newest', id, corrections };
      return { order: 'ranked', rank, id, newest: after?.newest ?? newest, corrections };
    },
    // After a cursor, only matches older than the search are counted.
    total: after ? null : (rows[0]?.total ?? null),
  };
}

/** Whether a word is certainly (or, with conditions, probably) in more wallpapers than can be ranked. */
async function isTooCommon(em: EntityManager, filter: ResolvedFilter, { least }: SearchQuery): Promise<boolean> {
  if (filter.tags.length > 0 || least <= MAX_RANKED) return false;
  if (!hasConditions(filter)) return true;
  const counts = await readCounts(em);
  const share = sumCounts(counts, filter) / Math.max(1, sumCounts(counts));
  return least * share > 2 * MAX_RANKED;
}

export async function readBestMatches<Row extends WithId>(
  em: EntityManager,
  columns: Sql<Row>,
  filter: ResolvedFilter,
  { after, ...page }: PageRequest & { after: NewestCursor | RankedCursor | null },
  count = NOT_COUNTED,
): Promise<Found<Row>> {
  const { search } = filter;
  const ranked = after?.order === 'ranked' ? after : null;
  if (search && after?.order !== 'newest' && (ranked || !(await isTooCommon(em, filter, search)))) {
    return readMatches(em, columns, filter, search, { ...page, after: ranked }, count);
  }
  const newest = after?.order === 'newest' ? after : null;
  const request = { order: 'newest', direction: 'forward', after: newest, ...page } as const;
  return readInIndexOrder(em, columns, filter, request, count);
}

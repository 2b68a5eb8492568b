import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import type { Extent } from '~/features/wallpapers/load-wallpapers.server';
import { DomainError } from '~/lib/errors';
import type { ListPlace, ShuffledCursor } from './cursor.server';
import { MOST_COUNTED, type Selection, selectedRows } from './filter.server';
import type { Found } from './list-wallpapers.server';

/**
 * Any selection in the order of a seed. Few matches are all weighed: sorted by a hash of seed and id. Where they are many, the
 * range of the fixed random keys is cut into blocks, the seed decides in which order the blocks are read, and only within
 * a block the hash sorts. See shuffle.server.ts, which does this for lists that pages show, where counts are known.
 */

const BLOCKS = 1024;
const KEYS_PER_BLOCK = 2 ** 31 / BLOCKS;

/** Blocks that one statement reads at most. */
const MOST_AT_ONCE = 16;

/** An odd factor and any summand permute the blocks, whose number is a power of two. */
const lowestKey = (turn: number, seed: number) =>
  ((Math.imul(turn, seed * 2 + 1) + seed) & (BLOCKS - 1)) * KEYS_PER_BLOCK;

interface Place {
  id: number;
  turn: number;
}

/** The first matches of these turns, or of the whole selection, behind a place. */
async function readTurns<Item extends { id: number }>(
  em: EntityManager,
  extent: Extent<Item>,
  selection: Selection,
  place: { seed: number; turns: number[] | null; after?: Place; skip: number; limit: number },
): Promise<{ skipped: number; items: { turn: number; item: Item }[] }> {
  const { seed, turns, after, skip, limit } = place;
  const parts = (turns ?? [null]).map((turn) => {
    const low = turn === null ? 0 : lowestKey(turn, seed);
    // The index begins with what is featured.
    const block = { sql: 'w.featured = any(?) and w.shuffle_key between ? and ?' };
    const keys = [[true, false], low, low + KEYS_PER_BLOCK - 1];
    const { from, params, id } = selectedRows(
      selection,
      undefined,
      turn === null ? undefined : { ...block, params: keys },
    );
    return { sql: `select ${id} as id, ?::int as turn from ${from}`, params: [turn ?? 0, ...params] };
  });
  // A part for each block, with its keys in the statement: of a join the planner would not know how few rows a block has.
  const rows = await query(
    em,
    `with hit as (
       select id, turn, row_number() over (order by turn, hashint8extended(id, ?), id) as place from (
         select id, turn from (${parts.map(({ sql }) => sql).join(' union all ')}) as hit
         where turn > ? or (hashint8extended(id, ?), id) > (hashint8extended(?, ?), ?)
         order by turn, hashint8extended(id, ?), id limit ?
       ) as first
     )
     select read.hits, page.turn, ${extent.columns} from (select count(*)::int as hits from hit) as read
     left join (hit as page join wallpaper w on w.id = page.id) on page.place > ?
     left join category c on c.id = w.category_id and c.deleted_at is null
     order by page.place`,
    [
      ...[seed, ...parts.flatMap(({ params }) => params)],
      ...[after?.turn ?? -1, seed, after?.id ?? 0, seed, after?.id ?? 0, seed, skip + limit, skip],
    ],
  );
  return {
    skipped: Math.min(skip, rows[0]?.hits ?? 0),
    items: rows.filter(({ id }) => id !== null).map((row) => ({ turn: row.turn, item: extent.toItem(row) })),
  };
}

/**
 * One page of a selection in the order of a seed. @param matches how many there are, or `MOST_COUNTED` for that many or more
 * @throws malformed for a cursor of a time when there were far fewer
 */
export async function listShuffledSelection<Item extends { id: number }>(
  em: EntityManager,
  extent: Extent<Item>,
  selection: Selection,
  { seed, matches }: { seed: number; matches: number },
  { offset, limit, after }: ListPlace & { after?: ShuffledCursor | null },
): Promise<Found<Item>> {
  const blocks = after?.blocks ?? (matches < MOST_COUNTED ? 1 : BLOCKS);
  if ((blocks !== 1 && blocks !== BLOCKS) || (blocks === 1 && matches > 2 * MOST_COUNTED)) {
    throw new DomainError('malformed', 'This cursor is no longer of use: please begin the list anew.');
  }
  const found: { turn: number; item: Item }[] = [];
  let skip = after ? 0 : offset;
  for (let turn = after?.turn ?? 0, step = 1; turn < blocks && found.length < limit; step *= 2) {
    const next = Math.min(blocks, turn + Math.min(step, MOST_AT_ONCE));
    const turns = blocks === 1 ? null : Array.from({ length: next - turn }, (_, index) => turn + index);
    const missing = limit - found.length;
    const read = await readTurns(em, extent, selection, {
      seed,
      turns,
      after: after ?? undefined,
      skip,
      limit: missing,
    });
    found.push(...read.items);
    skip -= read.skipped;
    turn = next;
  }
  return {
    items: found.map(({ item }) => item),
    cursorAt: (at) => ({
      order: 'shuffled',
      part: 0,
      blocks,
      turn: found[at]?.turn ?? 0,
      id: found[at]?.item.id ?? 0,
      since: 0,
    }),
    total: null,
  };
}

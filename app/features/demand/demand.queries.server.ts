import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';
import type { Size } from '~/images/cuts/cut';
import { csvText } from '~/lib/csv.server';
import { DAYS_KEPT, type DemandKind, type Period, ROWS_PER_KIND } from './demand.view';

/** Of all clients together, so that no flood of words fills the tables. */
const MAX_MARKS_A_DAY = 20_000;
const MAX_ENTRIES_A_DAY = 1000;
const ROWS_PER_READ = 500;

const TODAY = sql`(now() at time zone 'UTC')::date`;

/** The day's secret. Deleted with the marks. */
export async function readSalt(em: EntityManager, day: string, fresh: Buffer): Promise<Buffer> {
  await query(em)`insert into demand_day (day, salt) values (${day}, ${fresh}) on conflict (day) do nothing`;
  const [row] = await query<{ salt: Buffer }>(em)`select salt from demand_day where day = ${day}`;
  if (!row) throw new Error('The salt of this day was deleted while it was being read');
  return row.salt;
}

interface Mark {
  day: string;
  kind: DemandKind;
  wanted: string;
  entry: Buffer;
  visitor: Buffer;
}

/** Counts a visitor once a day. Until a second one wants the same, only the hashes are stored. */
export async function countOnce(em: EntityManager, { day, kind, wanted, entry, visitor }: Mark): Promise<void> {
  await query(em)`
    with room as (
      update demand_day set marks = marks + 1 where day = ${day} and marks < ${MAX_MARKS_A_DAY}
        and not exists (select from demand_mark where entry = ${entry} and visitor = ${visitor}) returning day
    ),
    mark as (
      insert into demand_mark (entry, visitor, day) select ${entry}, ${visitor}, day from room
      on conflict do nothing returning day
    ),
    known as (select from demand where kind = ${kind} and wanted = ${wanted} limit 1),
    others as (select count(*)::int as n from demand_mark where entry = ${entry})
    insert into demand (day, kind, wanted, asked)
    select day, ${kind}, ${wanted}, n + 1 from mark, others where exists (select from known)
      or (n > 0 and (select count(*) from demand where day = ${day}) < ${MAX_ENTRIES_A_DAY})
    on conflict (day, kind, wanted) do update set asked = demand.asked + 1`;
}

/** @param today marks of earlier days are deleted, and counts of ninety days kept */
export async function deleteExpired(em: EntityManager, today: string): Promise<void> {
  await query(em)`delete from demand where day <= ${today}::date - ${DAYS_KEPT}::int`;
  await query(em)`delete from demand_mark where day < ${today}`;
  await query(em)`delete from demand_day where day < ${today}`;
}

export interface AskedFor {
  kind: DemandKind;
  wanted: string;
  asked: number;
  /** How many there are of this kind. */
  total: number;
}

/** The most asked of each kind. */
export const listAskedFor = (em: EntityManager, days: Period): Promise<AskedFor[]> =>
  query<AskedFor>(em)`
    select kind, wanted, asked, total from (
      select kind, wanted, sum(asked)::int as asked, count(*) over (partition by kind)::int as total,
        row_number() over (partition by kind order by sum(asked) desc, wanted) as place
      from demand where day > ${TODAY} - ${days}::int group by kind, wanted
    ) ranked where place <= ${ROWS_PER_KIND} order by kind, place`;

export interface Fit {
  /** Pictures that fill the screen. */
  fitting: number;
  /** How far the nearest picture reaches across the screen, in the direction where it falls shortest. Null without one in its orientation. */
  share: number | null;
}

/** One pass over the sizes of all pictures, for any number of screens. */
export const readFits = (em: EntityManager, screens: Size[]): Promise<Fit[]> =>
  query<Fit>(em)`
    select coalesce(sum(n) filter (where size.width >= screen.width and size.height >= screen.height), 0)::int as fitting,
      max(least(1, size.width / screen.width::float8, size.height / screen.height::float8))
        filter (where size.width is not null) as share
    from unnest(${screens.map(({ width }) => width)}::int[], ${screens.map(({ height }) => height)}::int[])
      with ordinality as screen (width, height, place)
    left join (select width, height, count(*) as n from wallpaper group by 1, 2) size
      on screen.width = screen.height or sign(size.width - size.height) = sign(screen.width - screen.height)
    group by place order by place`;

async function* csvRows(em: EntityManager, days: Period): AsyncGenerator<string[][]> {
  let after: string[] | null = null;
  for (;;) {
    const [day, kind, wanted]: (string | undefined)[] = after ?? [];
    const rows: { cells: string[] }[] = await query<{ cells: string[] }>(em)`
      select array[day::text, kind, wanted, asked::text] as cells from demand
      where day > ${TODAY} - ${days}::int
        and (${day ?? null}::date is null or (day, kind, wanted) > (${day ?? null}::date, ${kind ?? ''}, ${wanted ?? ''}))
      order by day, kind, wanted limit ${ROWS_PER_READ}`;
    if (rows.length === 0) return;
    yield rows.map(({ cells }) => cells);
    after = rows.at(-1)?.cells ?? null;
  }
}

/** One row a day, oldest first. */
export const demandCsv = (em: EntityManager, days: Period) =>
  csvText(['day', 'kind', 'wanted', 'asked'], csvRows(em, days));

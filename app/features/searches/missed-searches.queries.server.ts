import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';

const DAYS_KEPT = 30;
/** Of all clients together, so that no flood of words fills the tables. */
const MAX_MARKS_A_DAY = 20_000;
const MAX_ENTRIES_A_DAY = 1000;

/** The day's secret. Deleted with the marks. */
export async function readSalt(em: EntityManager, day: string, fresh: Buffer): Promise<Buffer> {
  await query(em)`insert into missed_search_day (day, salt) values (${day}, ${fresh}) on conflict (day) do nothing`;
  const [row] = await query<{ salt: Buffer }>(em)`select salt from missed_search_day where day = ${day}`;
  if (!row) throw new Error('The salt of this day was deleted while it was being read');
  return row.salt;
}

interface Mark {
  day: string;
  words: string;
  entry: Buffer;
  visitor: Buffer;
}

/** Counts a visitor once a day. Until a second one searches for the same, only the hashes are stored. */
export async function countOnce(em: EntityManager, { day, words, entry, visitor }: Mark): Promise<void> {
  await query(em)`
    with room as (
      update missed_search_day set marks = marks + 1 where day = ${day} and marks < ${MAX_MARKS_A_DAY}
        and not exists (select from missed_search_mark where entry = ${entry} and visitor = ${visitor}) returning day
    ),
    mark as (
      insert into missed_search_mark (entry, visitor, day) select ${entry}, ${visitor}, day from room
      on conflict do nothing returning day
    ),
    known as (select from missed_search where words = ${words} limit 1),
    others as (select count(*)::int as n from missed_search_mark where entry = ${entry})
    insert into missed_search (day, words, searches)
    select day, ${words}, n + 1 from mark, others where exists (select from known)
      or (n > 0 and (select count(*) from missed_search where day = ${day}) < ${MAX_ENTRIES_A_DAY})
    on conflict (day, words) do update set searches = missed_search.searches + 1`;
}

/** @param today marks of earlier days are deleted, and counts of thirty days kept */
export async function deleteExpired(em: EntityManager, today: string): Promise<void> {
  await query(em)`delete from missed_search where day <= ${today}::date - ${DAYS_KEPT}::int`;
  await query(em)`delete from missed_search_mark where day < ${today}`;
  await query(em)`delete from missed_search_day where day < ${today}`;
}

export async function deleteMissedSearches(em: EntityManager, words: string[]): Promise<void> {
  await query(em)`delete from missed_search where words = any(${words})`;
}

/** The most frequent first. */
export const listMissedSearches = (em: EntityManager, limit: number): Promise<{ words: string; searches: number }[]> =>
  query<{ words: string; searches: number }>(em)`
    select words, sum(searches)::int as searches from missed_search
    group by words order by sum(searches) desc, words limit ${limit}`;

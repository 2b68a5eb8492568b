import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';
import type { PageRequest } from '~/lib/paging';

/** Rejected ones of a wallpaper that are remembered. */
const MAX_REJECTED = 20;

/** What is offered. Null fields are not. */
export interface Offer {
  title: string | null;
  description: string | null;
  categoryId: number | null;
  tags: string[] | null;
}

/** Until the end of the transaction, so that the limits hold. */
export async function lockSuggestions(tx: EntityManager): Promise<void> {
  await query(tx)`select pg_advisory_xact_lock(hashtextextended('wallpaper_suggestion', 0))`;
}

export async function findSameOffer(
  tx: EntityManager,
  wallpaperId: number,
  hash: string,
): Promise<{ id: number; isRejected: boolean } | null> {
  const [row] = await query<{ id: number; isRejected: boolean }>(tx)`
    select id, rejected_at is not null as "isRejected" from wallpaper_suggestion
    where wallpaper_id = ${wallpaperId} and hash = ${hash}`;
  return row ?? null;
}

export async function countWaiting(tx: EntityManager, wallpaperId: number): Promise<{ here: number; all: number }> {
  const [row] = await query<{ here: number; all: number }>(tx)`
    select count(*) filter (where wallpaper_id = ${wallpaperId})::int as here, count(*)::int as all
    from wallpaper_suggestion where rejected_at is null`;
  return row ?? { here: 0, all: 0 };
}

/** Null if the wallpaper is gone. */
export async function insertOffer(
  tx: EntityManager,
  wallpaperId: number,
  { title, description, categoryId, tags }: Offer,
  { source, hash }: { source: string; hash: string },
): Promise<number | null> {
  const [row] = await query<{ id: number }>(tx)`
    insert into wallpaper_suggestion (wallpaper_id, source, title, description, category_id, tags, hash)
    select id, ${source}, ${title}::varchar, ${description}::text, ${categoryId}::int, ${tags}::varchar[], ${hash}
    from wallpaper where id = ${wallpaperId} for key share returning id`;
  return row?.id ?? null;
}

/** Those of wallpapers in the trash wait until they are back. */
export async function countSuggestions(em: EntityManager, wallpaperId: number | null = null): Promise<number> {
  const [row] = await query<{ n: number }>(em)`
    select count(*)::int as n from wallpaper_suggestion s join wallpaper w on w.id = s.wallpaper_id
    where s.rejected_at is null and (${wallpaperId}::int is null or s.wallpaper_id = ${wallpaperId}::int)`;
  return row?.n ?? 0;
}

export interface SuggestionRow {
  id: number;
  wallpaperId: number;
  source: string;
  createdAt: string;
  fileKey: string;
  width: number;
  now: {
    title: string;
    description: string | null;
    categoryId: number | null;
    category: string | null;
    tags: string[];
  };
  offer: Offer & { category: string | null };
}

/** A category that is gone by now is not offered. */
const SUGGESTIONS = sql<SuggestionRow>`
  select s.id, s.wallpaper_id as "wallpaperId", s.source, w.file_key as "fileKey", w.width,
    to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
    json_build_object('title', w.title, 'description', w.description, 'categoryId', w.category_id, 'category', c.name, 'tags', w.tags) as now,
    json_build_object('title', s.title, 'description', s.description, 'categoryId', o.id, 'category', o.name, 'tags', s.tags) as offer
  from wallpaper_suggestion s join wallpaper w on w.id = s.wallpaper_id
  left join category c on c.id = w.category_id left join category o on o.id = s.category_id
  where s.rejected_at is null`;

/** Those of one wallpaper follow one another, because they may offer the same. */
export const listRows = (em: EntityManager, wallpaperId: number | null, { offset, limit }: PageRequest) =>
  query(
    em,
    sql<SuggestionRow>`${SUGGESTIONS} and (${wallpaperId}::int is null or s.wallpaper_id = ${wallpaperId}::int)
      order by s.wallpaper_id, s.id offset ${offset} limit ${limit + 1}`,
  );

export async function findRow(em: EntityManager, id: number): Promise<SuggestionRow | null> {
  const [row] = await query(em, sql<SuggestionRow>`${SUGGESTIONS} and s.id = ${id}`);
  return row ?? null;
}

export async function deleteSuggestion(em: EntityManager, id: number): Promise<void> {
  await query(em)`delete from wallpaper_suggestion where id = ${id}`;
}

/** Returns how many. */
export async function rejectAll(em: EntityManager, ids: number[]): Promise<number> {
  const rejected = await query<{ wallpaper_id: number }>(em)`
    update wallpaper_suggestion set rejected_at = now() where id = any(${ids}) and rejected_at is null returning wallpaper_id`;
  await query(em)`
    delete from wallpaper_suggestion where id in (
      select id from (
        select id, row_number() over (partition by wallpaper_id order by rejected_at desc, id desc) as place
        from wallpaper_suggestion where rejected_at is not null and wallpaper_id = any(${rejected.map((row) => row.wallpaper_id)})
      ) old where place > ${MAX_REJECTED})`;
  return rejected.length;
}

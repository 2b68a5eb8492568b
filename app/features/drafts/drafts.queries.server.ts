import type { EntityManager } from '@mikro-orm/postgresql';
import { PUBLISH_LOCK } from '~/db/locks.server';
import { query, type Sql, sql } from '~/db/sql.server';
import { joinNames, storedColumns } from '~/features/trash/trash.queries.server';
import { type Page, type PageRequest, toPage } from '~/lib/paging';
import type { DraftCounts, DraftRow, Shown } from './draft.view';

const WHICH: Record<Shown, Sql> = {
  all: sql``,
  drafts: sql`and publish_at is null`,
  planned: sql`and publish_at is not null`,
};

/** Drafts as they were uploaded, then plans by time. */
const IN_ORDER = sql`order by publish_at nulls first, id`;

const UTC = sql`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

export async function listDrafts(
  em: EntityManager,
  show: Shown,
  timeZone: string,
  page: PageRequest,
): Promise<Page<DraftRow>> {
  const rows = await query<DraftRow>(em)`
    select w.id, w.title, w.tags, c.name as category, to_char(publish_at at time zone 'UTC', ${UTC}) as "publishAt",
      to_char(publish_at at time zone ${timeZone}::text, 'YYYY-MM-DD') as day,
      to_char(publish_at at time zone ${timeZone}::text, 'HH24:MI') as time
    from trashed_wallpaper w left join category c on c.id = w.category_id and c.deleted_at is null
    where draft = 'kept' ${WHICH[show]} ${IN_ORDER} offset ${page.offset} limit ${page.limit + 1}`;
  return toPage(rows, page);
}

export async function countDrafts(em: EntityManager): Promise<DraftCounts> {
  const [row] = await query<DraftCounts>(em)`
    select count(*) filter (where publish_at is null)::int as drafts, count(publish_at)::int as planned
    from trashed_wallpaper where draft = 'kept'`;
  return row ?? { drafts: 0, planned: 0 };
}

interface Id {
  id: number;
}

const readIds = async (em: EntityManager, statement: Sql<Id>) => (await query(em, statement)).map(({ id }) => id);

/** Those of these ids that are drafts, in the order of their list. */
export const listKnownDrafts = (em: EntityManager, ids: number[]): Promise<number[]> =>
  readIds(em, sql<Id>`select id from trashed_wallpaper where id = any(${ids}) and draft = 'kept' ${IN_ORDER}`);

/** Drafts whose time has come, by the database's clock. */
export const listDue = (em: EntityManager, limit: number): Promise<number[]> =>
  readIds(
    em,
    sql<Id>`select id from trashed_wallpaper where draft = 'kept' and publish_at <= now() ${IN_ORDER} limit ${limit}`,
  );

/** Gives each draft the time at its place in the list. Null takes its plan back. */
export async function savePlans(tx: EntityManager, ids: number[], times: (Date | null)[]): Promise<void> {
  await query(tx)`
    update trashed_wallpaper set publish_at = at
    from unnest(${ids}::int[], ${times.map((time) => time?.toISOString() ?? null)}::timestamptz[]) as given (draft_id, at)
    where id = draft_id and draft = 'kept'`;
}

interface Neighbours {
  previous: number | null;
  next: number | null;
}

export async function findDraftNeighbours(em: EntityManager, id: number): Promise<Neighbours> {
  const [row] = await query<Neighbours>(em)`
    select previous, next from (
      select id, lag(id) over listed as previous, lead(id) over listed as next
      from trashed_wallpaper where draft = 'kept' window listed as (${IN_ORDER})
    ) placed where id = ${id}`;
  return row ?? { previous: null, next: null };
}

export async function lockPublishing(tx: EntityManager): Promise<void> {
  await query(tx)`select pg_advisory_xact_lock(${PUBLISH_LOCK})`;
}

export interface DraftFile {
  file_key: string;
  tags: string[];
}

export const findDraftFiles = (tx: EntityManager, ids: number[]): Promise<DraftFile[]> =>
  query<DraftFile>(tx)`
    select file_key, tags from trashed_wallpaper where id = any(${ids}) and draft = 'kept' order by file_key`;

export interface Published {
  id: number;
  file_key: string;
  tags: string[];
}

/**
 * Moves the drafts that are still there into the gallery, in the order of their list. Each gets a new id, because lists, feeds and
 * daily pictures are ordered by id. @param onlyDue leaves out those whose plan was changed in the meantime
 */
export function moveIntoGallery(
  tx: EntityManager,
  ids: number[],
  keys: string[],
  { onlyDue }: { onlyDue: boolean },
): Promise<Published[]> {
  const columns = storedColumns(tx);
  const changed: Record<string, string> = {
    id: `nextval('wallpaper_id_seq')`,
    created_at: 'now()',
    updated_at: 'now()',
  };
  const values = columns.map((name) => changed[name] ?? name);
  return query<Published>(tx)`
    with gone as (
      delete from trashed_wallpaper where id = any(${ids}) and file_key = any(${keys}) and draft = 'kept'
        ${onlyDue ? sql`and publish_at <= now()` : sql``} returning publish_at, ${joinNames(columns)}
    ), added as (
      insert into wallpaper (${joinNames(columns)}) select ${joinNames(values)} from (select * from gone ${IN_ORDER}) listed
      returning id, file_key, tags
    ), renamed as (
      insert into published_draft (draft_id, wallpaper_id)
      select gone.id, added.id from gone join added using (file_key) returning draft_id, wallpaper_id
    ), outcomes as (
      update upload_outcome o set wallpaper_id = renamed.wallpaper_id from renamed where o.wallpaper_id = draft_id
    )
    select * from added order by id`;
}

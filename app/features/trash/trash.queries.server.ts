import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { Wallpaper } from '~/db/entities/wallpaper.entity';
import { query, Sql, sql } from '~/db/sql.server';
import { thumbnailWidth } from '~/images/renditions';
import { notFound } from '~/lib/errors';
import { type Page, type PageRequest, toPage } from '~/lib/paging';
import { TRASH_DAYS, type TrashRow } from './trash.view';

/** The trash keeps all stored columns of a wallpaper. Generated ones are computed again. */
export const storedColumns = (em: EntityManager): string[] =>
  em
    .getMetadata()
    .get<InferEntity<typeof Wallpaper>>('Wallpaper')
    .props.filter(({ persist }) => persist !== false)
    .flatMap(({ fieldNames }) => fieldNames);

/** Drafts are kept in the same table, but they are not in the trash. */
const NO_DRAFT = sql`draft is distinct from 'kept'`;

/** Hidden wallpapers stay until they are shown again. */
const CLEARABLE = sql`hidden_for is null and ${NO_DRAFT}`;

export const joinNames = (names: string[]): Sql => new Sql(names.join(', '), []);

export async function countTrash(em: EntityManager): Promise<number> {
  const [row] = await query<{ n: number }>(em)`select count(*)::int as n from trashed_wallpaper where ${CLEARABLE}`;
  return row?.n ?? 0;
}

/** Last deleted first, or only the wallpaper with this id. */
export async function listTrash(
  em: EntityManager,
  page: PageRequest,
  id: number | null = null,
): Promise<Page<TrashRow>> {
  const rows = await query<TrashRow>(em)`
    select id, title, to_char(deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "deletedAt",
      greatest(0, ceil(extract(epoch from deleted_at + make_interval(days => ${TRASH_DAYS}) - now()) / 86400))::int as "daysLeft", hidden_for is not null as "isHidden"
    from trashed_wallpaper where ${NO_DRAFT} ${id === null ? sql`` : sql`and id = ${id}`}
    order by deleted_at desc, id desc offset ${page.offset} limit ${page.limit + 1}`;
  return toPage(rows, page);
}

export async function findTrashed(em: EntityManager, id: number): Promise<TrashRow | null> {
  const { items } = await listTrash(em, { offset: 0, limit: 1 }, id);
  return items[0] ?? null;
}

/** A page that was opened before the wallpaper was restored still shows its picture. */
export async function findTrashedPicture(em: EntityManager, id: number): Promise<{ key: string; name: string }> {
  const [row] = await query<{ file_key: string; width: number }>(em)`
    select file_key, width from trashed_wallpaper where id = ${id}
    union all select file_key, width from wallpaper where id = ${id}`;
  if (!row) throw notFound();
  return { key: row.file_key, name: `${thumbnailWidth(row.width)}.webp` };
}

interface Id {
  id: number;
}

export async function listTrashedUpTo(em: EntityManager, time: unknown, limit: number): Promise<number[]> {
  return readIds(
    em,
    sql<Id>`select id from trashed_wallpaper where deleted_at <= ${time} and ${CLEARABLE} order by deleted_at desc limit ${limit}`,
  );
}

export async function listOverdue(em: EntityManager, limit: number): Promise<number[]> {
  return readIds(
    em,
    sql<Id>`select id from trashed_wallpaper where deleted_at < now() - make_interval(days => ${TRASH_DAYS}) and ${CLEARABLE} limit ${limit}`,
  );
}

/** Wallpapers and drafts, whose ids come from one sequence. */
export async function listAllUpTo(em: EntityManager, id: unknown, limit: number): Promise<number[]> {
  return readIds(
    em,
    sql<Id>`(select id from wallpaper where id <= ${id} order by id desc limit ${limit})
      union all (select id from trashed_wallpaper where draft = 'kept' and id <= ${id} order by id desc limit ${limit})
      limit ${limit}`,
  );
}

const readIds = async (em: EntityManager, statement: Sql<Id>) => (await query(em, statement)).map(({ id }) => id);

export async function findNewestId(em: EntityManager): Promise<number | null> {
  const [row] = await query<{ newest: number | null }>(em)`select max(id) as newest from wallpaper`;
  return row?.newest ?? null;
}

/** Drafts, and the newest id of wallpapers and drafts. */
export async function measureDrafts(em: EntityManager): Promise<{ drafts: number; newest: number | null }> {
  const [row] = await query<{ drafts: number; newest: number | null }>(em)`
    select count(*)::int as drafts, greatest(max(id), (select max(id) from wallpaper)) as newest
    from trashed_wallpaper where draft = 'kept'`;
  return row ?? { drafts: 0, newest: null };
}

/** Exact to the microsecond. Null when the trash is empty. */
export async function findLastDeletion(em: EntityManager): Promise<string | null> {
  const [row] = await query<{ newest: string | null }>(em)`
    select max(deleted_at)::text as newest from trashed_wallpaper where ${NO_DRAFT}`;
  return row?.newest ?? null;
}

interface Key {
  file_key: string;
}

const toKeys = (rows: Key[]) => rows.map((row) => row.file_key);

export const findFileKeys = async (tx: EntityManager, ids: number[]): Promise<string[]> =>
  toKeys(await query<Key>(tx)`select file_key from wallpaper where id = any(${ids})`);

export const findTrashedKeys = async (tx: EntityManager, ids: number[]): Promise<string[]> =>
  toKeys(await query<Key>(tx)`select file_key from trashed_wallpaper where id = any(${ids}) and ${NO_DRAFT}`);

export async function findTrashedTags(tx: EntityManager, ids: number[]): Promise<string[]> {
  const rows = await query<{ tag: string }>(tx)`
    select distinct unnest(tags) as tag from trashed_wallpaper where id = any(${ids}) and ${NO_DRAFT}`;
  return rows.map(({ tag }) => tag);
}

/** Returns the keys of the wallpapers that still had these files. */
export async function moveIntoTrash(
  tx: EntityManager,
  ids: number[],
  keys: string[],
  hiddenFor: string | null,
): Promise<string[]> {
  const columns = joinNames(storedColumns(tx));
  return toKeys(
    await query<Key>(tx)`
      with locked as (
        select id from wallpaper where id = any(${ids}) and file_key = any(${keys}) order by id for update
      ), counted as (
        -- Locked, too, so that running downloads are counted.
        select wallpaper_id, downloads from download_count where wallpaper_id in (select id from locked) for update
      ), gone as (
        delete from wallpaper using counted where id = wallpaper_id returning ${columns}, downloads
      )
      insert into trashed_wallpaper (${columns}, downloads, hidden_for)
      select ${columns}, downloads, ${hiddenFor}::varchar from gone returning file_key`,
  );
}

/** Moves drafts into the trash. Returns how many there were. */
export async function discardDrafts(tx: EntityManager, ids: number[]): Promise<number> {
  const rows = await query<Id>(tx)`
    update trashed_wallpaper set draft = 'deleted', deleted_at = now()
    where id = any(${ids}) and draft = 'kept' returning id`;
  return rows.length;
}

/** Deleted drafts come back as drafts, with the date if it is still to come. Returns how many there were. */
export async function keepDraftsAgain(tx: EntityManager, ids: number[]): Promise<number> {
  const rows = await query<Id>(tx)`
    update trashed_wallpaper set draft = 'kept', publish_at = case when publish_at > now() then publish_at end
    where id = any(${ids}) and draft = 'deleted' returning id`;
  return rows.length;
}

/** The copy is a new wallpaper. The downloads and the place in a set stay with the original. */
export async function copyIntoTrash(tx: EntityManager, id: number): Promise<void> {
  const columns = storedColumns(tx);
  const changed: Record<string, string> = {
    id: `nextval(pg_get_serial_sequence('wallpaper', 'id'))`,
    featured: 'false',
    version: '1',
    set_id: 'null',
    set_role: 'null',
  };
  const values = columns.map((name) => changed[name] ?? name);
  await query(tx)`
    insert into trashed_wallpaper (${joinNames(columns)}) select ${joinNames(values)} from wallpaper where id = ${id}`;
}

interface Restored extends Key {
  id: number;
  tags: string[];
  avif: boolean;
  downloads: number;
}

export function moveOutOfTrash(tx: EntityManager, ids: number[], keys: string[]): Promise<Restored[]> {
  const columns = joinNames(storedColumns(tx));
  return query<Restored>(tx)`
    with back as (
      delete from trashed_wallpaper where id = any(${ids}) and file_key = any(${keys}) returning ${columns}, downloads
    ), restored as (
      insert into wallpaper (${columns}) select ${columns} from back returning id, file_key, tags, avif
    )
    select restored.*, downloads from restored join back using (id)`;
}

export async function removeFromTrash(tx: EntityManager, ids: number[], keys: string[]): Promise<void> {
  await query(tx)`delete from trashed_wallpaper where id = any(${ids}) and file_key = any(${keys})`;
}

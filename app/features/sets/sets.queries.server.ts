import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type Sql, sql } from '~/db/sql.server';
import { soundItems } from '~/features/wallpapers/damaged-rows.queries.server';
import { VERSION_ROLES, type VersionRole } from '~/lib/version-roles';
import { shapeOf, toneOf, type Version } from './set.view';

interface VersionRow {
  id: number;
  title: string;
  set_role: VersionRole;
  file_key: string;
  width: number;
  height: number;
  avif: boolean;
  device_type: string | null;
  facets: number;
  is_draft: boolean;
}

const COLUMNS = sql`id, title, set_id, set_role, file_key, width, height, avif, device_type`;

const toVersion = (row: VersionRow): Version => ({
  id: row.id,
  title: row.title,
  role: row.set_role,
  fileKey: row.file_key,
  width: row.width,
  height: row.height,
  avif: row.avif,
  deviceType: row.device_type,
  tone: toneOf(row.facets),
  isDraft: row.is_draft,
});

/** Published versions, the one that lists show first. Empty unless there are at least two. */
export async function listVersions(em: EntityManager, setId: number | null): Promise<Version[]> {
  if (setId === null) return [];
  const rows = await query<VersionRow>(em)`
    select ${COLUMNS}, facets, false as is_draft from wallpaper where set_id = ${setId} order by set_place`;
  const versions = soundItems(em, rows, toVersion);
  return versions.length > 1 ? versions : [];
}

/** Wallpapers and drafts, in the order that lists would have. */
const ALL = sql`(
    select ${COLUMNS}, facets, false as is_draft from wallpaper
    union all
    select ${COLUMNS}, facets_of(device_type, width, height, palette, black_share), true from trashed_wallpaper where draft = 'kept'
  ) version`;

const IN_ORDER = sql`order by set_id, array_position(${[...VERSION_ROLES]}::text[], set_role::text), width::bigint * height desc, id`;

/** With drafts, for the administrator. */
export async function listAllVersions(em: EntityManager, setId: number): Promise<Version[]> {
  const rows = await query<VersionRow>(em)`select * from ${ALL} where set_id = ${setId} ${IN_ORDER}`;
  return soundItems(em, rows, toVersion);
}

export interface Candidate extends Omit<Version, 'role'> {
  setId: number | null;
  /** Its value in `SHAPE`. */
  shape: number;
}

const toCandidate = (row: VersionRow & { set_id: number | null }): Candidate => ({
  ...toVersion(row),
  setId: row.set_id,
  shape: shapeOf(row.facets),
});

const candidates = async (em: EntityManager, rest: Sql): Promise<Candidate[]> =>
  soundItems(em, await query<VersionRow & { set_id: number | null }>(em)`select * from ${ALL} ${rest}`, toCandidate);

/** Wallpapers and drafts with these ids. */
export const findCandidates = (em: EntityManager, ids: number[]): Promise<Candidate[]> =>
  candidates(em, sql`where id = any(${ids}::int[]) order by id`);

/** The newest that are in no set. */
export const listNewestOutsideSets = (em: EntityManager, limit: number): Promise<Candidate[]> =>
  candidates(em, sql`where set_id is null order by id desc limit ${limit}`);

const TABLES = [sql`wallpaper`, sql`trashed_wallpaper`];

/** Locks these rows, lowest id first. */
export async function lockVersions(tx: EntityManager, ids: number[]): Promise<void> {
  for (const table of TABLES)
    await query(tx)`select from ${table} where id = any(${ids}::int[]) order by id for update`;
}

export async function nextSetId(tx: EntityManager): Promise<number> {
  const [row] = await query<{ id: number }>(tx)`select nextval('wallpaper_set_seq')::int as id`;
  return row?.id ?? 0;
}

/** Null takes a wallpaper out of its set. */
export async function assignVersions(
  tx: EntityManager,
  setId: number | null,
  versions: { id: number; role: VersionRole | null }[],
): Promise<void> {
  const [ids, roles] = [versions.map(({ id }) => id), versions.map(({ role }) => role)];
  for (const table of TABLES) {
    await query(tx)`
      update ${table} w set set_id = ${setId}::int, set_role = given.role, updated_at = now()
      from (select * from unnest(${ids}::int[], ${roles}::text[]) as given (id, role) order by id) given
      where w.id = given.id and (w.set_id, w.set_role) is distinct from (${setId}::int, given.role::varchar)`;
  }
}

/** Takes the last version out of a set that has no other, not even in the trash. */
export async function dissolveIfAlone(tx: EntityManager, setId: number): Promise<void> {
  const rows = await query<{ id: number }>(tx)`
    select id from wallpaper where set_id = ${setId} union all select id from trashed_wallpaper where set_id = ${setId} limit 2`;
  if (rows.length === 1)
    await assignVersions(
      tx,
      null,
      rows.map(({ id }) => ({ id, role: null })),
    );
}

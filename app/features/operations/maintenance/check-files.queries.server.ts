import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';
import { soundItems } from '~/features/wallpapers/damaged-rows.queries.server';
import type { Inspection } from '~/images/inspect.server';

/** The facts about a wallpaper, in the gallery or the trash, that concern its files. */
export interface FileOwner {
  id: number;
  fileKey: string;
  sha256: string;
  bytes: number;
  width: number;
  avif: boolean;
  hdr: boolean;
  gamut: string;
  isTrashed: boolean;
}

const wallpaperTable = (isTrashed: boolean) => (isTrashed ? sql`trashed_wallpaper` : sql`wallpaper`);

interface FileOwnerRow extends Omit<FileOwner, 'fileKey'> {
  file_key: string;
}

export const listFileOwners = (em: EntityManager, isTrashed: boolean, after: number, limit: number) =>
  query<FileOwnerRow>(em)`
    select id, file_key, sha256, bytes, width, avif, hdr, gamut, ${isTrashed}::boolean as "isTrashed"
    from ${wallpaperTable(isTrashed)} where id > ${after} order by id limit ${limit}`;

/** Damaged rows are left out. */
export const soundOwners = (em: EntityManager, rows: FileOwnerRow[]): FileOwner[] =>
  soundItems(em, rows, ({ file_key, ...row }) => ({ ...row, fileKey: file_key }));

export async function countFileOwners(em: EntityManager): Promise<number> {
  const [row] = await query<{ count: number }>(em)`
    select ((select count(*) from wallpaper) + (select count(*) from trashed_wallpaper))::int as count`;
  return row?.count ?? 0;
}

/** Files that the sweep knows; those it has not moved for this long are reported anyway. */
const ON_ITS_WAY = sql`from loose_file l where l.since > now() - interval '10 minutes' and l.file_key`;

/** Whether these files belong to this wallpaper and are not being moved. */
export async function ownsFiles(tx: EntityManager, { id, fileKey, isTrashed }: FileOwner): Promise<boolean> {
  const owned = await query(tx)`select from ${wallpaperTable(isTrashed)} w where id = ${id} and file_key = ${fileKey}
    and not exists (select ${ON_ITS_WAY} = w.file_key)`;
  return owned.length > 0;
}

/** The keys that no wallpaper has and that the sweep does not know. */
export async function findUnowned(em: EntityManager, isTrashed: boolean, keys: string[]): Promise<string[]> {
  const rows = await query<{ key: string }>(em)`select key from unnest(${keys}::text[]) key
    where not exists (select from ${wallpaperTable(isTrashed)} where file_key = key) and not exists (select ${ON_ITS_WAY} = key)`;
  return rows.map(({ key }) => key);
}

/** The keys that not even the sweep knows. */
export const findUnknown = (em: EntityManager, keys: string[]) =>
  query<{ key: string }>(em)`
    select key from unnest(${keys}::text[]) key where not exists (select from loose_file where file_key = key)`;

/** Not an edit, so the version stays. False when these files no longer belong to a wallpaper. */
export async function changePicture(
  tx: EntityManager,
  { fileKey, isTrashed }: FileOwner,
  newKey: string,
  { perceptualHash, palette, focalX, focalY, placeholder, blackShare, isAi, hdr, gamut }: Inspection,
): Promise<boolean> {
  const found = await query<{ id: number }>(
    tx,
  )`update ${wallpaperTable(isTrashed)} set avif = false, file_key = ${newKey},
      perceptual_hash = ${String(perceptualHash)}::bigint, palette = ${JSON.stringify(palette)}::jsonb,
      focal_x = case when focal_chosen then focal_x else ${focalX} end,
      focal_y = case when focal_chosen then focal_y else ${focalY} end, placeholder = ${placeholder},
      black_share = ${blackShare}, ai = case when ${isAi} then 'yes' else ai end, hdr = ${hdr}, gamut = ${gamut}
    where file_key = ${fileKey} returning id`;
  return found.length > 0;
}

export async function listUnfinished(em: EntityManager): Promise<number[]> {
  const rows = await query<{ id: number }>(em)`select id from wallpaper where not avif order by id`;
  return rows.map(({ id }) => id);
}

export async function listTrashedKeys(em: EntityManager): Promise<string[]> {
  const rows = await query<{ file_key: string }>(em)`select file_key from trashed_wallpaper`;
  return rows.map((row) => row.file_key);
}

export async function replaceMissing(em: EntityManager, ids: number[]): Promise<void> {
  await query(em)`delete from missing_file where wallpaper_id <> all(${ids})`;
  await query(em)`
    insert into missing_file (wallpaper_id) select id from wallpaper where id = any(${ids}) on conflict do nothing`;
}

export interface Unmeasured {
  fileKey: string;
  width: number;
  isTrashed: boolean;
}

/** Wallpapers whose share of black pixels has not been measured yet. */
export const listUnmeasured = (em: EntityManager): Promise<Unmeasured[]> =>
  query<Unmeasured>(em)`
    select file_key as "fileKey", width, false as "isTrashed" from wallpaper where black_share is null
    union all select file_key, width, true from trashed_wallpaper where black_share is null`;

export async function setBlackShare(em: EntityManager, { fileKey, isTrashed }: Unmeasured, share: number) {
  await query(em)`update ${wallpaperTable(isTrashed)} set black_share = ${share} where file_key = ${fileKey}`;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { attachTags } from '~/features/taxonomy/tags/tags.commands.server';
import { query } from './query';
import { random } from './seed';

export interface WallpaperRow {
  title?: string;
  description?: string | null;
  device_type?: string | null;
  category_id?: number | null;
  tags?: string[];
  featured?: boolean;
  downloads?: number;
  /** In px. */
  width?: number;
  height?: number;
  palette?: { color: string; weight: number }[];
  black_share?: number | null;
  hdr?: boolean;
  set_id?: number | null;
  set_role?: string | null;
}

const draw = random('gallery');
const hexadecimal = (digits: number) =>
  Array.from({ length: digits }, () => Math.floor(draw() * 16).toString(16)).join('');

/** Long enough for statements on a busy machine. */
const ROWS_AT_ONCE = 2000;

/** Adds wallpapers with rows but no files. Returns their ids in the given order. */
export async function addWallpapers(em: EntityManager, rows: WallpaperRow[]): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    ids.push(...(await insertWallpapers(em, rows.slice(start, start + ROWS_AT_ONCE))));
  }
  return ids;
}

async function insertWallpapers(em: EntityManager, rows: WallpaperRow[]): Promise<number[]> {
  const complete = rows.map((row) => ({
    title: 'Untitled',
    device_type: 'pc',
    featured: false,
    downloads: 0,
    width: 1920,
    height: 1080,
    palette: [],
    hdr: false,
    ...row,
    tags: row.tags ?? [],
    sha256: hexadecimal(64),
  }));
  const added: { id: number; sha256: string }[] = await query(
    em,
    `insert into wallpaper (title, description, device_type, category_id, tags, featured, file_key, sha256,
       resolution, file_size, format, width, height, bytes, perceptual_hash, palette, focal_x, focal_y, placeholder, black_share, hdr,
       set_id, set_role)
     select title, description, device_type, category_id, tags, featured, left(sha256, 24), sha256,
       '1920x1080', '1.0 MB', 'jpeg', width, height, 1000000, 0, palette, 0.5, 0.5, '123456789abc', black_share, hdr, set_id, set_role
     from rows from (jsonb_to_recordset(?::jsonb) as (title text, description text, device_type text, category_id int,
       tags text[], featured boolean, width int, height int, palette jsonb, black_share real, hdr boolean, set_id int, set_role text,
       sha256 text)) with ordinality order by ordinality
     returning id, sha256`,
    [JSON.stringify(complete)],
  );
  const idOf = new Map(added.map(({ id, sha256 }) => [sha256, id]));
  const ids = complete.map(({ sha256 }) => idOf.get(sha256) ?? 0);
  const downloads = complete.map((row) => row.downloads);
  if (downloads.some((count) => count > 0)) {
    await query(
      em,
      `update download_count d set downloads = given.downloads
       from unnest(?::int[], ?::int[]) as given (id, downloads) where wallpaper_id = id`,
      [ids, downloads],
    );
  }
  const tagged = complete.flatMap(({ tags }, index) => (tags.length > 0 ? [{ id: ids[index] ?? 0, tags }] : []));
  if (tagged.length > 0) await attachTags(em, tagged);
  return ids;
}

/** Adds this many, each with the row for its number. */
export const addMany = (em: EntityManager, count: number, row: (index: number) => WallpaperRow = () => ({})) =>
  addWallpapers(
    em,
    Array.from({ length: count }, (_, index) => row(index)),
  );

export async function addWallpaper(em: EntityManager, row: WallpaperRow = {}): Promise<number> {
  const [id] = await addWallpapers(em, [row]);
  return id ?? 0;
}

/** Creates a category and returns its id. */
export async function addCategory(em: EntityManager, name: string): Promise<number> {
  const [row] = await query(em, 'insert into category (name, slug) values (?, ?) returning id', [
    name,
    `${name.toLowerCase().replaceAll(' ', '-')}-${hexadecimal(8)}`,
  ]);
  return row.id;
}

export async function pathOfCategory(em: EntityManager, id: number): Promise<string> {
  const [row] = await query(em, 'select slug from category where id = ?', [id]);
  return `/category/${row.slug}`;
}

/** An empty gallery, as after the migrations. */
export async function clearGallery(em: EntityManager): Promise<void> {
  await query(em, 'delete from wallpaper');
  await query(em, 'delete from tag');
  await query(em, 'delete from download_day');
  await query(em, 'delete from wallpaper_day');
  await query(em, 'delete from loose_file');
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type Sql, sql } from '~/db/sql.server';
import { noSuch } from '~/lib/errors';
import type { WallpaperCard, WallpaperDetail } from './wallpaper.view';

// Plain rows: hydrating entities costs more than everything else in a list. Aliases: w wallpaper, d download_count, c category.
const CARD_COLUMNS = sql`w.id, w.title, w.file_key, w.width, w.height, w.placeholder, w.avif, w.tags[1:2] as tags,
  d.downloads, w.featured, w.focal_x, w.focal_y, c.name as category_name, c.slug as category_slug`;

const DETAIL_COLUMNS = sql`w.id, w.title, w.file_key, w.width, w.height, w.placeholder, w.avif, w.tags,
  d.downloads, w.featured, w.category_id, c.name as category_name, c.slug as category_slug, w.description, w.author, w.licence, w.resolution,
  w.file_size, w.device_type, w.format, w.bytes, w.palette, w.black_share, w.is_ai, w.focal_x, w.focal_y, w.focal_chosen, w.version,
  to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at`;

export interface WithId {
  id: number;
}

interface CardRow extends WithId {
  title: string;
  file_key: string;
  width: number;
  height: number;
  placeholder: string;
  avif: boolean;
  tags: string[];
  downloads: number;
  featured: boolean;
  focal_x: number;
  focal_y: number;
  category_name: string | null;
  category_slug: string | null;
}

interface DetailRow extends CardRow {
  category_id: number | null;
  description: string | null;
  author: string | null;
  licence: string | null;
  resolution: string;
  file_size: string;
  device_type: string | null;
  format: 'jpeg' | 'png' | 'webp';
  bytes: number;
  palette: { color: string; weight: number }[];
  black_share: number | null;
  is_ai: boolean;
  focal_chosen: boolean;
  version: number;
  /** As Date.toISOString() writes it: making 40 dates of a list takes a tenth of its time. */
  created_at: string;
}

function toCard(row: CardRow): WallpaperCard {
  const focus = `${Math.round(row.focal_x * 100)}% ${Math.round(row.focal_y * 100)}%`;
  return {
    id: row.id,
    title: row.title,
    fileKey: row.file_key,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    avif: row.avif,
    ...(focus !== '50% 50%' && { focus }),
    tags: row.tags,
    downloads: row.downloads,
    featured: row.featured,
    category: row.category_name && row.category_slug ? { name: row.category_name, slug: row.category_slug } : null,
  };
}

function toDetail(row: DetailRow): WallpaperDetail {
  const card = toCard(row);
  return {
    ...card,
    category: card.category && row.category_id !== null ? { id: row.category_id, ...card.category } : null,
    description: row.description,
    author: row.author,
    licence: row.licence,
    resolution: row.resolution,
    fileSize: row.file_size,
    deviceType: row.device_type,
    format: row.format,
    bytes: row.bytes,
    palette: row.palette,
    blackShare: row.black_share,
    ai: row.is_ai,
    focalX: row.focal_x,
    focalY: row.focal_y,
    focalChosen: row.focal_chosen,
    version: row.version,
    createdAt: row.created_at,
  };
}

export interface Projection<Row extends WithId, Item extends WithId> {
  columns: Sql;
  toItem: (row: Row) => Item;
}

export const CARDS: Projection<CardRow, WallpaperCard> = { columns: CARD_COLUMNS, toItem: toCard };
export const DETAILS: Projection<DetailRow, WallpaperDetail> = { columns: DETAIL_COLUMNS, toItem: toDetail };
export const IDS: Projection<WithId, WithId> = { columns: sql`w.id`, toItem: ({ id }) => ({ id }) };

export const joinWallpapers = (id: Sql): Sql =>
  sql`join wallpaper w on w.id = ${id} join download_count d on d.wallpaper_id = w.id
    left join category c on c.id = w.category_id and c.deleted_at is null`;

async function load<Row extends WithId, Item extends WithId>(
  em: EntityManager,
  { columns, toItem }: Projection<Row, Item>,
  ids: number[],
): Promise<Item[]> {
  if (ids.length === 0) return [];
  const rows = await query<Row>(em)`select ${columns} from unnest(${ids}::int[]) with ordinality as given (id, place)
    ${joinWallpapers(sql`given.id`)} order by place`;
  return rows.map(toItem);
}

export const loadCards = (em: EntityManager, ids: number[]): Promise<WallpaperCard[]> => load(em, CARDS, ids);

export async function findWallpaper(em: EntityManager, id: number): Promise<WallpaperDetail | null> {
  const [wallpaper] = await load(em, DETAILS, [id]);
  return wallpaper ?? null;
}

/** @throws not_found */
export async function getWallpaper(em: EntityManager, id: number): Promise<WallpaperDetail> {
  const wallpaper = await findWallpaper(em, id);
  if (!wallpaper) throw noSuch('wallpaper');
  return wallpaper;
}

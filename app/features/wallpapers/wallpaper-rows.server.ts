import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import type { WallpaperCard, WallpaperDetail } from './wallpaper.view';

/** Plain rows instead of entities: hydrating costs more than everything else in a list. Aliases: w wallpaper, c category. */
const CARD_COLUMNS = `w.id, w.title, w.file_key, w.width, w.height, w.placeholder, w.avif, w.tags[1:2] as tags,
  w.downloads, w.featured, c.name as category_name, c.slug as category_slug`;

const DETAIL_COLUMNS = `w.id, w.title, w.file_key, w.width, w.height, w.placeholder, w.avif, w.tags,
  w.downloads, w.featured, w.category_id, c.name as category_name, c.slug as category_slug, w.description, w.resolution,
  w.file_size, w.device_type, w.format, w.bytes, w.palette, w.focal_x, w.focal_y, w.version, w.created_at`;

interface CardRow {
  id: number;
  title: string;
  file_key: string;
  width: number;
  height: number;
  placeholder: string;
  avif: boolean;
  tags: string[];
  downloads: number;
  featured: boolean;
  category_name: string | null;
  category_slug: string | null;
}

interface DetailRow extends CardRow {
  category_id: number | null;
  description: string | null;
  resolution: string;
  file_size: string;
  device_type: string | null;
  format: 'jpeg' | 'png' | 'webp';
  bytes: number;
  palette: { color: string; weight: number }[];
  focal_x: number;
  focal_y: number;
  version: number;
  created_at: Date | string;
}

function toCard(row: CardRow): WallpaperCard {
  return {
    id: row.id,
    title: row.title,
    fileKey: row.file_key,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    avif: row.avif,
    tags: row.tags,
    downloads: row.downloads,
    featured: row.featured,
    category: row.category_name && row.category_slug ? { name: row.category_name, slug: row.category_slug } : null,
  };
}

function toDetail(row: DetailRow): WallpaperDetail {
  const { category, ...card } = toCard(row);
  return {
    ...card,
    category: category && row.category_id !== null ? { id: row.category_id, ...category } : null,
    description: row.description,
    resolution: row.resolution,
    fileSize: row.file_size,
    deviceType: row.device_type,
    format: row.format,
    bytes: row.bytes,
    palette: row.palette,
    focalX: row.focal_x,
    focalY: row.focal_y,
    version: row.version,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

/** Rows in the order of the ids; an id without a wallpaper is left out. */
async function loadRows<Row extends CardRow>(em: EntityManager, columns: string, ids: number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows: Row[] = await query(
    em,
    `select ${columns} from wallpaper w left join category c on c.id = w.category_id and c.deleted_at is null where w.id = any(?)`,
    [ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function loadCards(em: EntityManager, ids: number[]): Promise<WallpaperCard[]> {
  return (await loadRows<CardRow>(em, CARD_COLUMNS, ids)).map(toCard);
}

export async function loadDetails(em: EntityManager, ids: number[]): Promise<WallpaperDetail[]> {
  return (await loadRows<DetailRow>(em, DETAIL_COLUMNS, ids)).map(toDetail);
}

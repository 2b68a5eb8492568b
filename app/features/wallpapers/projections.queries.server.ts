import type { EntityManager } from '@mikro-orm/postgresql';
import { Sql, sql } from '~/db/sql.server';
import { localName } from '~/features/taxonomy/categories/categories.queries.server';
import type { Gamut, PictureFormat } from '~/images/signatures';
import { type BitField, SHAPE, TONE } from '~/lib/facets/layout';
import type { VersionRole } from '~/lib/version-roles';
import type { OtherNames } from '~/messages/languages';
import type { AiMark, Credit } from './credit';
import { creditMark } from './credit-packet.server';
import { isFileKey, soundItems } from './damaged-rows.queries.server';
import type { Licence } from './licences';
import type { PictureSource, WallpaperCard, WallpaperDetail } from './wallpaper.view';

const facet = (table: 'v' | 'w', { offset, bits }: BitField) =>
  new Sql(`(${table}.facets >> ${offset} & ${(1 << bits) - 1})`, []);

/** A dark version of the same shape, for cards of others. */
const DARK = sql`(array_agg(json_build_object('fileKey', v.file_key, 'width', v.width, 'height', v.height, 'avif', v.avif) order by v.set_place)
    filter (where v.device_group = w.device_group and ${facet('v', SHAPE)} = ${facet('w', SHAPE)} and ${facet('v', TONE)} > 1 and ${facet('w', TONE)} < 2))[1]`;

// Plain rows, because hydrating entities costs more than the rest of a list. Aliases: w wallpaper, d download_count, c category.
const CARD_COLUMNS = sql`w.id, w.title, w.file_key, w.width, w.height, w.placeholder, w.avif, w.tags[1:2] as tags,
  d.downloads, w.featured, w.focal_x, w.focal_y, c.name as category_name, c.names as category_names, c.slug as category_slug,
  case when w.set_id is not null then (
    select json_build_object('count', count(*)::int, 'dark', ${DARK}) from wallpaper v where v.set_id = w.set_id
  ) end as versions`;

export const CREDIT_COLUMNS = sql`w.author, w.author_url, w.source_url, w.licence, w.licence_text, w.ai`;

const DETAIL_COLUMNS = sql`w.id, w.title, w.file_key, w.width, w.height, w.placeholder, w.avif, w.tags,
  d.downloads, w.featured, w.category_id, c.name as category_name, c.names as category_names, c.slug as category_slug, w.description,
  ${CREDIT_COLUMNS}, w.resolution,
  w.file_size, w.device_type, w.format, w.bytes, w.palette, w.black_share, w.hdr, w.gamut, w.focal_x, w.focal_y, w.focal_chosen, w.version, w.set_id, w.set_role,
  (select count(*) from (select from wallpaper v where v.set_id = w.set_id limit 2) published) = 2 as set_is_public,
  to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at`;

export interface WithId {
  id: number;
}

export interface CardRow extends WithId {
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
  category_names: OtherNames | null;
  category_slug: string | null;
  /** Only for cards. */
  versions?: { count: number; dark: PictureSource | null } | null;
}

export interface DetailRow extends CardRow, CreditRow {
  category_id: number | null;
  description: string | null;
  resolution: string;
  file_size: string;
  device_type: string | null;
  format: PictureFormat;
  bytes: number;
  palette: { color: string; weight: number }[];
  black_share: number | null;
  hdr: boolean;
  gamut: Gamut;
  focal_chosen: boolean;
  version: number;
  set_id: number | null;
  set_role: VersionRole | null;
  set_is_public: boolean;
  /** In the format of Date.toISOString(). Creating 40 dates would take a tenth of a list's time. */
  created_at: string;
}

function toCategory({ category_name: name, category_names: names, category_slug: slug }: CardRow) {
  return name && slug ? { name: localName({ name, names: names ?? {} }), slug } : null;
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
    category: toCategory(row),
    ...(row.versions && row.versions.count > 1 && { versions: soundVersions(row.versions) }),
  };
}

/** Another version's row may be damaged. */
const soundVersions = ({ count, dark }: NonNullable<CardRow['versions']>) => ({
  count,
  dark: dark && isFileKey(dark.fileKey) ? dark : null,
});

export interface CreditRow {
  author: string | null;
  author_url: string | null;
  source_url: string | null;
  licence: Licence;
  licence_text: string | null;
  ai: AiMark;
}

export function toCredit(row: CreditRow): Credit & { creditMark: string } {
  const credit = {
    author: row.author,
    authorUrl: row.author_url,
    sourceUrl: row.source_url,
    licence: row.licence,
    licenceText: row.licence === 'other' ? row.licence_text : null,
    ai: row.ai,
  };
  return { ...credit, creditMark: creditMark(credit) };
}

function toDetail(row: DetailRow): WallpaperDetail {
  const category = toCategory(row);
  // Spreading would copy the card and the credit once more, which shows in the time of long lists.
  return Object.assign(toCard(row), toCredit(row), {
    category: category && row.category_id !== null ? { id: row.category_id, ...category } : null,
    description: row.description,
    resolution: row.resolution,
    fileSize: row.file_size,
    deviceType: row.device_type,
    format: row.format,
    bytes: row.bytes,
    palette: row.palette,
    blackShare: row.black_share,
    hdr: row.hdr,
    gamut: row.gamut,
    focalX: row.focal_x,
    focalY: row.focal_y,
    focalChosen: row.focal_chosen,
    version: row.version,
    set:
      row.set_id !== null && row.set_role ? { id: row.set_id, role: row.set_role, isPublic: row.set_is_public } : null,
    createdAt: row.created_at,
  });
}

/** What a list reads of each wallpaper. */
export interface Projection<Row extends WithId, Item extends WithId> {
  columns: Sql<Row>;
  toItems: (em: EntityManager, rows: Row[]) => Item[];
}

/** Leaves out damaged rows. */
const soundProjection = <Row extends WithId, Item extends WithId>(
  columns: Sql<Row>,
  toItem: (row: Row) => Item,
): Projection<Row, Item> => ({ columns, toItems: (em, rows) => soundItems(em, rows, toItem) });

export const CARDS = soundProjection<CardRow, WallpaperCard>(CARD_COLUMNS, toCard);
export const DETAILS = soundProjection<DetailRow, WallpaperDetail>(DETAIL_COLUMNS, toDetail);
export const IDS = soundProjection<WithId, WithId>(sql`w.id`, ({ id }) => ({ id }));

export const joinWallpapers = (id: Sql): Sql =>
  sql`join wallpaper w on w.id = ${id} join download_count d on d.wallpaper_id = w.id
    left join category c on c.id = w.category_id and c.deleted_at is null`;

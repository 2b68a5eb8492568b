import type { EntityManager } from '@mikro-orm/postgresql';
import { LRUCache } from 'lru-cache';
import { inSharedScope, memoizeByVersion } from '~/db/cache-invalidation.server';
import { prepared, query, Sql, sql } from '~/db/sql.server';
import { localName } from '~/features/taxonomy/categories/categories.queries.server';
import type { Gamut, PictureFormat } from '~/images/signatures';
import { DomainError, noSuch } from '~/lib/errors';
import { type BitField, SHAPE, TONE } from '~/lib/facets/layout';
import type { VersionRole } from '~/lib/version-roles';
import type { OtherNames } from '~/messages/languages';
import { currentLanguage } from '~/messages/languages.server';
import { messagesOf } from '~/messages/messages';
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
  category_names: OtherNames | null;
  category_slug: string | null;
  /** Only for cards. */
  versions?: { count: number; dark: PictureSource | null } | null;
}

interface DetailRow extends CardRow, CreditRow {
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
  const card = toCard(row);
  return {
    ...card,
    category: card.category && row.category_id !== null ? { id: row.category_id, ...card.category } : null,
    description: row.description,
    ...toCredit(row),
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
  };
}

export interface Projection<Row extends WithId, Item extends WithId> {
  columns: Sql;
  toItem: (row: Row) => Item;
}

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
  const statement = sql<Row>`select ${columns} from unnest(${ids}::int[]) with ordinality as given (id, place)
    ${joinWallpapers(sql`given.id`)} order by place`;
  const rows = await query(em, prepared(statement));
  return soundItems(em, rows, toItem);
}

/** The stamp changes when the wallpaper or its category is edited, and with each download. */
export interface Stamped extends WithId {
  stamp: string;
}

const STAMP = sql`concat_ws(' ', w.xmin, c.xmin, d.downloads) as stamp`;

/** Lists read only ids and stamps. `loadCards` and `loadDetails` keep the rest in memory. */
export const STAMPED: Projection<Stamped, Stamped> = {
  columns: sql`w.id, ${STAMP}`,
  toItem: ({ id, stamp }) => ({ id, stamp }),
};

export const stampWallpapers = (em: EntityManager, ids: number[]): Promise<Stamped[]> => load(em, STAMPED, ids);

/** Returns the same object, per language, until its stamp changes, and leaves out deleted wallpapers. @param max how many are kept in memory */
function remembering<Row extends WithId, Item extends WithId>({ columns, toItem }: Projection<Row, Item>, max: number) {
  const known = new LRUCache<string, { id: number; stamp: string; item: Item }>({ max });
  const fresh: Projection<Row & Stamped, { id: number; stamp: string; item: Item }> = {
    columns: sql`${columns}, ${STAMP}`,
    toItem: (row) => ({ id: row.id, stamp: row.stamp, item: toItem(row) }),
  };
  const keyOf = (id: number) => currentLanguage() + id;
  return async (em: EntityManager, stamped: Stamped[]): Promise<Item[]> => {
    const found = new Map<number, Item>();
    for (const { id, stamp } of stamped) {
      const kept = known.get(keyOf(id));
      if (kept?.stamp === stamp) found.set(id, kept.item);
    }
    const missing = stamped.filter(({ id }) => !found.has(id)).map(({ id }) => id);
    for (const read of await load(em, fresh, missing)) {
      known.set(keyOf(read.id), read);
      found.set(read.id, read.item);
    }
    return stamped.flatMap(({ id }) => found.get(id) ?? []);
  };
}

/** About 1 KB each. */
export const loadCards = remembering({ columns: CARD_COLUMNS, toItem: toCard }, 3000);

/** About 6 KB each, with their JSON (wallpaper.api.server.ts). */
export const loadDetails = remembering(DETAILS, 1000);

export async function findWallpaper(em: EntityManager, id: number): Promise<WallpaperDetail | null> {
  // For a list of ids, PostgreSQL would plan the statement again each time.
  const statement = sql<DetailRow>`select ${DETAILS.columns} from (select ${id}::int as id) given
    ${joinWallpapers(sql`given.id`)}`;
  const [row] = await query(em, prepared(statement));
  return soundItems(em, row ? [row] : [], DETAILS.toItem)[0] ?? null;
}

/** Also by the id it had as a draft. @throws not_found, gone after it was hidden */
export async function getWallpaper(em: EntityManager, id: number): Promise<WallpaperDetail> {
  const wallpaper = (await findWallpaper(em, id)) ?? (await findPublished(em, id));
  if (wallpaper) return wallpaper;
  throw (await isHidden(em, id)) ? new DomainError('gone', messagesOf('failures').hidden) : noSuch('wallpaper');
}

interface DraftDetailRow extends DetailRow {
  publish_at: string | null;
}

/** A wallpaper that is not published yet, for the administrator. */
async function findDraft(em: EntityManager, id: number): Promise<WallpaperDetail | null> {
  const [row] = await query<DraftDetailRow>(em)`
    select ${DETAIL_COLUMNS}, to_char(w.publish_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as publish_at
    from trashed_wallpaper w cross join lateral (select w.downloads) d
      left join category c on c.id = w.category_id and c.deleted_at is null
    where w.id = ${id} and w.draft = 'kept'`;
  const [draft] = soundItems(em, row ? [row] : [], toDetail);
  return draft && row ? { ...draft, draft: { publishAt: row.publish_at } } : null;
}

export const findWallpaperOrDraft = async (em: EntityManager, id: number): Promise<WallpaperDetail | null> =>
  (await findWallpaper(em, id)) ?? findDraft(em, id);

/** @throws what getWallpaper throws */
export const getWallpaperOrDraft = async (em: EntityManager, id: number): Promise<WallpaperDetail> =>
  (await findDraft(em, id)) ?? getWallpaper(em, id);

/** The wallpaper that a draft with this id became. */
export async function findPublished(em: EntityManager, draftId: number): Promise<WallpaperDetail | null> {
  const [row] = await query<WithId>(em)`select wallpaper_id as id from published_draft where draft_id = ${draftId}`;
  return row ? findWallpaper(em, row.id) : null;
}

/** Whether a wallpaper was hidden after a report. */
export async function isHidden(em: EntityManager, id: number): Promise<boolean> {
  const rows = await query(em)`select 1 from trashed_wallpaper where id = ${id} and hidden_for is not null`;
  return rows.length > 0;
}

const findHiddenKeys = async (em: EntityManager): Promise<Set<string>> => {
  const rows = await query<{ key: string }>(em)`
    select file_key as key from trashed_wallpaper where hidden_for is not null`;
  return new Set(rows.map(({ key }) => key));
};

/** Whether the wallpaper with these files was hidden after a report. */
export async function isHiddenKey(em: EntityManager, fileKey: string): Promise<boolean> {
  const keys = await inSharedScope(() => memoizeByVersion('hidden keys', () => findHiddenKeys(em)));
  return keys.has(fileKey);
}

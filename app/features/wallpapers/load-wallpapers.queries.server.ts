import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared, query, sql } from '~/db/sql.server';
import { DomainError, noSuch } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { isHidden } from './hidden-wallpapers.queries.server';
import {
  CARDS,
  DETAILS,
  type DetailRow,
  IDS,
  joinWallpapers,
  type Projection,
  type WithId,
} from './projections.queries.server';
import type { WallpaperCard, WallpaperDetail } from './wallpaper.view';

/** In the order of the ids, without those that are not public. */
async function load<Row extends WithId, Item extends WithId>(
  em: EntityManager,
  { columns, toItems }: Projection<Row, Item>,
  ids: number[],
): Promise<Item[]> {
  if (ids.length === 0) return [];
  const statement = sql<Row>`select ${columns} from unnest(${ids}::int[]) with ordinality as given (id, place)
    ${joinWallpapers(sql`given.id`)} order by place`;
  return toItems(em, await query(em, prepared(statement)));
}

export const loadCards = (em: EntityManager, ids: number[]): Promise<WallpaperCard[]> => load(em, CARDS, ids);

export const loadDetails = (em: EntityManager, ids: number[]): Promise<WallpaperDetail[]> => load(em, DETAILS, ids);

export const publicIds = async (em: EntityManager, ids: number[]): Promise<number[]> =>
  (await load(em, IDS, ids)).map(({ id }) => id);

export async function findWallpaper(em: EntityManager, id: number): Promise<WallpaperDetail | null> {
  // For a list of ids, PostgreSQL would plan the statement again each time.
  const statement = sql<DetailRow>`select ${DETAILS.columns} from (select ${id}::int as id) given
    ${joinWallpapers(sql`given.id`)}`;
  const [row] = await query(em, prepared(statement));
  return DETAILS.toItems(em, row ? [row] : [])[0] ?? null;
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
    select ${DETAILS.columns}, to_char(w.publish_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as publish_at
    from trashed_wallpaper w cross join lateral (select w.downloads) d
      left join category c on c.id = w.category_id and c.deleted_at is null
    where w.id = ${id} and w.draft = 'kept'`;
  const [draft] = DETAILS.toItems(em, row ? [row] : []);
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

import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';

export interface Tagged {
  id: number;
  tags: string[];
}

const TABLES = { wallpaper: sql`wallpaper`, trashed: sql`trashed_wallpaper` };

/** Locks the next wallpapers of a tag. With a name, only those whose row has it. */
export const lockTagged = (tx: EntityManager, tagId: number, limit: number, name?: string): Promise<Tagged[]> =>
  query<Tagged>(tx)`select w.id, w.tags from wallpaper_tag t join wallpaper w on w.id = t.wallpaper_id
    where t.tag_id = ${tagId} ${name === undefined ? sql`` : sql`and ${name} = any(w.tags)`}
    order by w.id limit ${limit} for no key update of w`;

export const lockTaggedInTrash = (tx: EntityManager, name: string, limit: number): Promise<Tagged[]> =>
  query<Tagged>(tx)`
    select id, tags from trashed_wallpaper where tags @> array[${name}]::text[] order by id limit ${limit} for no key update`;

/** Raises the version, so that a form opened earlier can't write the old tags back. */
export async function writeTags(tx: EntityManager, where: keyof typeof TABLES, rows: Tagged[]): Promise<void> {
  await query(tx)`update ${TABLES[where]} w set tags = n.tags, version = w.version + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id int, tags text[]) where w.id = n.id`;
}

export async function attachTag(tx: EntityManager, tagId: number | null, wallpaperIds: number[]): Promise<void> {
  await query(tx)`insert into wallpaper_tag (tag_id, wallpaper_id)
    select i.id, w from tag i, unnest(${wallpaperIds}::int[]) as w where i.id = ${tagId} on conflict do nothing`;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { joinSql, query, type Sql, sql } from '~/db/sql.server';
import { chosenLicence } from '~/features/wallpapers/wallpaper-conflicts';
import type { BulkChange } from './bulk-edit.schema';

export interface TagsOfWallpaper {
  id: number;
  tags: string[];
}

interface LockedWallpaper extends TagsOfWallpaper {
  title: string;
}

export const lockWallpapers = (tx: EntityManager, ids: number[]): Promise<LockedWallpaper[]> =>
  query<LockedWallpaper>(tx)`select id, title, tags from wallpaper where id = any(${ids}) order by id for update`;

/** Rows that already have these values keep their version. */
export async function writeRows(tx: EntityManager, wanted: TagsOfWallpaper[], change: BulkChange) {
  const { categoryId, deviceType, featured, author, authorUrl, sourceUrl, ai } = change;
  const { licence, licenceText } = chosenLicence(change);
  const assignments: { column: Sql; value: Sql }[] = [
    { column: sql`tags`, value: sql`n.tags` },
    ...(categoryId === undefined ? [] : [{ column: sql`category_id`, value: sql`${categoryId}::int` }]),
    ...(deviceType === undefined ? [] : [{ column: sql`device_type`, value: sql`${deviceType}::varchar` }]),
    ...(featured === undefined ? [] : [{ column: sql`featured`, value: sql`${featured}::boolean` }]),
    ...(author === undefined ? [] : [{ column: sql`author`, value: sql`${author}::varchar` }]),
    ...(authorUrl === undefined ? [] : [{ column: sql`author_url`, value: sql`${authorUrl}::varchar` }]),
    ...(sourceUrl === undefined ? [] : [{ column: sql`source_url`, value: sql`${sourceUrl}::varchar` }]),
    ...(licence === undefined ? [] : [{ column: sql`licence`, value: sql`${licence}::varchar` }]),
    ...(licenceText === undefined ? [] : [{ column: sql`licence_text`, value: sql`${licenceText}::varchar` }]),
    ...(ai === undefined ? [] : [{ column: sql`ai`, value: sql`${ai}::varchar` }]),
  ];
  const changes = assignments.map(({ column, value }) => sql`${column} = ${value}`);
  const isDifferent = assignments.map(({ column, value }) => sql`w.${column} is distinct from ${value}`);
  await query(tx)`update wallpaper w set ${joinSql(changes, ', ')}, version = w.version + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as n (id int, tags text[])
    where w.id = n.id and (${joinSql(isDifferent, ' or ')})`;
}

export async function detachTags(tx: EntityManager, ids: number[], tagIds: number[]): Promise<void> {
  await query(tx)`delete from wallpaper_tag where wallpaper_id = any(${ids}) and tag_id = any(${tagIds})`;
}

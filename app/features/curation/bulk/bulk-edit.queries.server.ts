import type { EntityManager } from '@mikro-orm/postgresql';
import { joinSql, query, Sql, sql } from '~/db/sql.server';
import { chosenLicence } from '~/features/wallpapers/wallpaper-conflicts';
import type { BulkChange } from './bulk-edit.schema';

export interface TagsOfWallpaper {
  id: number;
  tags: string[];
}

interface LockedWallpaper extends TagsOfWallpaper {
  title: string;
}

/** Wallpapers and drafts are in two tables with the same columns. */
export type EditedTable = 'wallpaper' | 'draft';

const ROWS: Record<EditedTable, { table: Sql; where: Sql }> = {
  wallpaper: { table: sql`wallpaper`, where: sql`true` },
  draft: { table: sql`trashed_wallpaper`, where: sql`w.draft = 'kept'` },
};

export const lockRows = (tx: EntityManager, of: EditedTable, ids: number[]): Promise<LockedWallpaper[]> =>
  query<LockedWallpaper>(tx)`
    select id, title, tags from ${ROWS[of].table} w where id = any(${ids}) and ${ROWS[of].where} order by id for update`;

/** What a bulk edit can change, as `edit_undo` keeps it. */
const COLUMNS = {
  tags: sql`array(select jsonb_array_elements_text(u.was->'tags'))`,
  category_id: sql`(u.was->>'category_id')::int`,
  device_type: sql`u.was->>'device_type'`,
  featured: sql`(u.was->>'featured')::boolean`,
  author: sql`u.was->>'author'`,
  author_url: sql`u.was->>'author_url'`,
  source_url: sql`u.was->>'source_url'`,
  licence: sql`u.was->>'licence'`,
  licence_text: sql`u.was->>'licence_text'`,
  ai: sql`u.was->>'ai'`,
};

type Column = keyof typeof COLUMNS;

/** Rows that already have these values keep their version. @param undo the edit that can be undone */
export async function writeRows(
  tx: EntityManager,
  of: EditedTable,
  wanted: TagsOfWallpaper[],
  change: BulkChange,
  undo: string | null,
): Promise<void> {
  const { categoryId, deviceType, featured, author, authorUrl, sourceUrl, ai } = change;
  const { licence, licenceText } = chosenLicence(change);
  const assignments = (
    [
      ['tags', sql`n.tags`],
      ['category_id', categoryId !== undefined && sql`${categoryId}::int`],
      ['device_type', deviceType !== undefined && sql`${deviceType}::varchar`],
      ['featured', featured !== undefined && sql`${featured}::boolean`],
      ['author', author !== undefined && sql`${author}::varchar`],
      ['author_url', authorUrl !== undefined && sql`${authorUrl}::varchar`],
      ['source_url', sourceUrl !== undefined && sql`${sourceUrl}::varchar`],
      ['licence', licence !== undefined && sql`${licence}::varchar`],
      ['licence_text', licenceText !== undefined && sql`${licenceText}::varchar`],
      ['ai', ai !== undefined && sql`${ai}::varchar`],
    ] satisfies [Column, Sql | false][]
  ).flatMap(([name, value]) => (value ? [{ name, column: new Sql(name, []), value }] : []));
  const changes = assignments.map(({ column, value }) => sql`${column} = ${value}`);
  const isDifferent = assignments.map(({ column, value }) => sql`w.${column} is distinct from ${value}`);
  const rows = sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as n (id int, tags text[])`;
  if (undo !== null) {
    const values = assignments.map(
      ({ name, column, value }) => sql`(${name}::text, to_jsonb(w.${column}), to_jsonb(${value}))`,
    );
    await query(tx)`
      insert into edit_undo (edit, wallpapers)
      select ${undo}::uuid, jsonb_agg(jsonb_build_object('id', id, 'was', changed.was, 'now', changed.now))
      from ${ROWS[of].table} w join ${rows} using (id) cross join lateral (
        select jsonb_object_agg(name, was) as was, jsonb_object_agg(name, now) as now
        from (values ${joinSql(values, ', ')}) as field (name, was, now) where was is distinct from now
      ) changed
      where changed.was is not null having count(*) > 0`;
  }
  await query(tx)`update ${ROWS[of].table} w set ${joinSql(changes, ', ')}, version = w.version + 1, updated_at = now()
    from ${rows} where w.id = n.id and (${joinSql(isDifferent, ' or ')})`;
}

export interface UndoneWallpaper {
  id: number;
  /** The columns that the edit changed, before it. */
  was: { tags?: string[]; category_id?: number | null };
}

/** The rows of an undo that still hold what the edit wrote, locked. @param wallpapers with `was` and `now` */
export const lockUntouched = (tx: EntityManager, of: EditedTable, wallpapers: unknown): Promise<UndoneWallpaper[]> =>
  query<UndoneWallpaper>(tx)`
    select w.id, u.was from ${ROWS[of].table} w
    join jsonb_to_recordset(${JSON.stringify(wallpapers)}::jsonb) as u (id int, was jsonb, now jsonb) using (id)
    where ${ROWS[of].where} and to_jsonb(w) @> u.now and (not u.now ? 'tags' or to_jsonb(w.tags) = u.now->'tags')
    order by w.id for update of w`;

export async function writeBack(tx: EntityManager, of: EditedTable, wallpapers: UndoneWallpaper[]): Promise<void> {
  const changes = Object.entries(COLUMNS).map(
    ([name, value]) =>
      sql`${new Sql(name, [])} = case when u.was ? ${name} then ${value} else w.${new Sql(name, [])} end`,
  );
  await query(tx)`update ${ROWS[of].table} w set ${joinSql(changes, ', ')}, version = w.version + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(wallpapers)}::jsonb) as u (id int, was jsonb) where w.id = u.id`;
}

export async function detachTags(tx: EntityManager, ids: number[], tagIds: number[]): Promise<void> {
  await query(tx)`delete from wallpaper_tag where wallpaper_id = any(${ids}) and tag_id = any(${tagIds})`;
}

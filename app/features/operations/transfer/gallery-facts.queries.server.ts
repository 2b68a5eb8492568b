import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';
import { insertCategory } from '~/features/taxonomy/categories/categories.queries.server';
import type { PictureFormat } from '~/images/signatures';
import type { GalleryFile } from './details.schema';

type Categories = GalleryFile['categories'];
type Tags = GalleryFile['tags'];

/** As a form sends it: `name_es` is the name in Spanish. */
const CATEGORY = sql`jsonb_build_object('name', c.name, 'slug', c.slug)
  || coalesce((select jsonb_object_agg('name_' || key, value) from jsonb_each(c.names)), '{}')`;

export const listCategoriesWithFormer = (em: EntityManager): Promise<Categories> =>
  query<Categories[number]>(em)`select ${CATEGORY} as category,
      coalesce((select json_agg(json_build_object('slug', r.slug) order by r.slug)
        from category_redirect r where r.category_id = c.id), '[]') as former
    from category c where c.deleted_at is null order by c.id`;

/** Tags whose name or old names do not follow from the wallpapers. */
export const listTagsWithFormer = (em: EntityManager): Promise<Tags> =>
  query<Tags[number]>(em)`
    select t.name, t.slug, json_agg(json_build_object('slug', r.slug, 'name', r.name) order by r.slug) as former
    from tag t join tag_redirect r on r.tag_id = t.id where r.key <> t.key group by t.id order by t.id`;

interface ExportedRow {
  id: number;
  file_key: string;
  format: PictureFormat;
  /** Null for a published wallpaper, "draft" for a draft without a plan. */
  publishedAt: string | null;
  details: Record<string, unknown> & { id: number; title: string };
}

/** Of a wallpaper `w` or a draft, with its category `c`. */
const DETAILS = sql`json_build_object(
      'id', w.id, 'title', w.title, 'description', w.description, 'author', w.author, 'authorUrl', w.author_url,
      'sourceUrl', w.source_url, 'licence', w.licence, 'licenceText', w.licence_text, 'ai', w.ai,
      'tags', w.tags, 'category', case when c.id is not null then ${CATEGORY} end,
      'deviceType', w.device_type, 'set', w.set_id, 'role', w.set_role, 'featured', w.featured, 'resolution', w.resolution, 'fileSize', w.file_size,
      'createdAt', to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'downloads', downloads, 'focalPoint',
      case when w.focal_chosen then json_build_object('x', w.focal_x, 'y', w.focal_y) end)`;

/** The next wallpapers and drafts by id, each with the content of its sidecar. */
export const listForExport = (em: EntityManager, after: number, limit: number): Promise<ExportedRow[]> =>
  query<ExportedRow>(em)`
    select * from (
      (select w.id, w.file_key, w.format, null as "publishedAt", ${DETAILS} as details
       from wallpaper w join download_count d on d.wallpaper_id = w.id
       left join category c on c.id = w.category_id and c.deleted_at is null where w.id > ${after} order by w.id limit ${limit})
      union all
      (select w.id, w.file_key, w.format, coalesce(
         to_char(w.publish_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'draft'), ${DETAILS}
       from trashed_wallpaper w left join category c on c.id = w.category_id and c.deleted_at is null
       where w.draft = 'kept' and w.id > ${after} order by w.id limit ${limit})
    ) exported order by id limit ${limit}`;

/** Old addresses keep redirecting, unless this gallery uses them. */
export async function addFormerAddresses(em: EntityManager, { categories, tags }: GalleryFile): Promise<void> {
  const slugs = categories.flatMap(({ former }) => former.map(({ slug }) => slug));
  // A new site starts with categories that the old one may have renamed.
  await query(em)`delete from category where slug = any(${slugs}) and not exists (select from wallpaper)
    and not exists (select from trashed_wallpaper)`;
  for (const { category, former } of categories) {
    await insertCategory(em, category);
    for (const { slug } of former) {
      await query(em)`insert into category_redirect (slug, category_id) select ${slug}::text, id from category
        where slug = ${category.slug} and not exists (select from category where slug = ${slug}) on conflict do nothing`;
    }
  }
  for (const { name, slug, former } of tags) {
    await query(em)`insert into tag (name, slug) values (${name}, ${slug}) on conflict (key) do nothing`;
    for (const one of former) {
      await query(em)`
        insert into tag_redirect (key, slug, name, tag_id)
        select tag_key(${one.name ?? one.slug}::text), ${one.slug}::text, ${one.name ?? one.slug}::text, id from tag
        where key = tag_key(${name}::text) and not exists (select from tag where key = tag_key(${one.name ?? one.slug}::text)) on conflict do nothing`;
    }
  }
}

export async function countWallpapers(em: EntityManager): Promise<number> {
  const [row] = await query<{ n: number }>(em)`
    select (select coalesce(sum(count), 0) from wallpaper_count)::int
      + (select count(*) from trashed_wallpaper where draft = 'kept')::int as n`;
  return row?.n ?? 0;
}

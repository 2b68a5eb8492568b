import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { notFound } from '~/lib/errors';

export interface CategoryView {
  id: number;
  name: string;
  slug: string;
}

/** Every category: those with most wallpapers first, then by name. */
export async function listCategories(em: EntityManager): Promise<CategoryView[]> {
  return query(
    em,
    `select c.id, c.name, c.slug from category c
     left join (select category_id, sum(count) as used from wallpaper_count group by 1) n on n.category_id = c.id
     order by coalesce(n.used, 0) desc, lower(c.name), c.id`,
  );
}

/** @throws not_found */
export async function getCategoryBySlug(em: EntityManager, slug: string): Promise<CategoryView> {
  // PostgreSQL has no text with a zero byte in it.
  const known = slug.replaceAll('\0', ' ');
  const [row]: CategoryView[] = await query(em, 'select id, name, slug from category where slug = ?', [known]);
  if (!row) throw notFound('Category not found. The category you are looking for does not exist.');
  return row;
}

/** Whether the gallery has this category. */
export async function hasCategory(em: EntityManager, id: number): Promise<boolean> {
  return (await query(em, 'select 1 from category where id = ?', [id])).length > 0;
}

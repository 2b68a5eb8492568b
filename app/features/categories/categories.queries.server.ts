import type { EntityManager } from '@mikro-orm/postgresql';
import { whileUnchanged } from '~/db/gallery-changes.server';
import { query } from '~/db/sql.server';
import { notFound } from '~/lib/errors';
import type { CategoryUse } from './category.view';

export interface CategoryView {
  id: number;
  name: string;
  slug: string;
}

const USES =
  'left join (select category_id, sum(count)::int as uses from wallpaper_count group by 1) n on n.category_id = c.id';

/** Every category: those with most wallpapers first, then by name. */
export async function listCategories(em: EntityManager): Promise<CategoryView[]> {
  return whileUnchanged('categories', async () => {
    const uses = await listCategoryUses(em);
    return uses.map(({ id, name, slug }) => ({ id, name, slug }));
  });
}

/** The same with the number of wallpapers of each. */
export async function listCategoryUses(em: EntityManager): Promise<CategoryUse[]> {
  return query(
    em,
    `select c.id, c.name, c.slug, coalesce(n.uses, 0) as uses from category c ${USES} where c.deleted_at is null
     order by coalesce(n.uses, 0) desc, lower(c.name), c.id`,
  );
}

/** @throws not_found */
export async function getCategory(em: EntityManager, id: number): Promise<CategoryUse> {
  const [row]: CategoryUse[] = await query(
    em,
    `select c.id, c.name, c.slug, coalesce(n.uses, 0) as uses from category c ${USES}
     where c.id = ? and c.deleted_at is null`,
    [id],
  );
  if (!row) throw notFound('There is no category with this id.');
  return row;
}

/** The category of this address; of a former one, too: its `slug` tells where it is now. @throws not_found */
export async function getCategoryBySlug(em: EntityManager, slug: string): Promise<CategoryView> {
  const found =
    (await listCategories(em)).find((category) => category.slug === slug) ?? (await findByFormerSlug(em, slug));
  if (!found) throw notFound('Category not found. The category you are looking for does not exist.');
  return found;
}

async function findByFormerSlug(em: EntityManager, slug: string): Promise<CategoryView | undefined> {
  const [row]: CategoryView[] = await query(
    em,
    `select c.id, c.name, c.slug from category_redirect r join category c on c.id = r.category_id
     where r.slug = ? and c.deleted_at is null`,
    // PostgreSQL has no text with a zero byte in it.
    [slug.replaceAll('\0', ' ')],
  );
  return row;
}

/** Whether the gallery has this category. */
export async function hasCategory(em: EntityManager, id: number): Promise<boolean> {
  return (await query(em, 'select 1 from category where id = ? and deleted_at is null', [id])).length > 0;
}

/** The same for whoever is about to use it: it cannot be deleted before this transaction ends. */
export async function holdCategory(tx: EntityManager, id: number): Promise<boolean> {
  const rows = await query(tx, 'select 1 from category where id = ? and deleted_at is null for key share', [id]);
  return rows.length > 0;
}

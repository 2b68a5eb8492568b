import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { retryOnConflict } from '~/db/transactions.server';
import { DomainError, notFound } from '~/lib/errors';
import { slugify } from '~/lib/slug';
import type { CategoryView } from './categories.queries.server';
import type { CategoryValue } from './category.schema';

/** Id of the category of this name, or of one that had its address; created when the gallery has none under its slug. */
export async function ensureCategory(em: EntityManager, name: string): Promise<number> {
  const slug = slugify(name);
  const [former] = await query(em, 'select category_id as id from category_redirect where slug = ?', [slug]);
  if (former) return former.id;
  await query(em, 'insert into category (name, slug) values (?, ?) on conflict (slug) do nothing', [name, slug]);
  const [row] = await query<{ id: number }>(em, 'select id from category where slug = ?', [slug]);
  if (!row) throw new Error(`The category ${name} went away while it was created`);
  return row.id;
}

async function refuseTakenSlug(tx: EntityManager, slug: string, id: number | null): Promise<void> {
  const [other] = await query(tx, 'select name from category where slug = ? and id is distinct from ?', [slug, id]);
  if (!other) return;
  const message = `The category “${other.name}” has this slug already.`;
  throw new DomainError('conflict', message, { fields: { slug: [message] } });
}

/** Adds a category; a former address of another one becomes its own. @throws conflict */
export async function createCategory(em: EntityManager, { name, slug }: CategoryValue): Promise<CategoryView> {
  return retryOnConflict(em, async (tx) => {
    await refuseTakenSlug(tx, slug, null);
    const [row] = await query(tx, 'insert into category (name, slug) values (?, ?) returning id', [name, slug]);
    await query(tx, 'delete from category_redirect where slug = ?', [slug]);
    return { id: row.id, name, slug };
  });
}

/** Changes name and address; the old address leads to the new one from then on. @throws not_found, conflict */
export async function updateCategory(
  em: EntityManager,
  id: number,
  { name, slug }: CategoryValue,
): Promise<CategoryView> {
  return retryOnConflict(em, async (tx) => {
    const [old] = await query(tx, 'select slug from category where id = ? and deleted_at is null for update', [id]);
    if (!old) throw notFound('There is no category with this id.');
    await refuseTakenSlug(tx, slug, id);
    await query(tx, 'update category set name = ?, slug = ? where id = ?', [name, slug, id]);
    if (slug !== old.slug) {
      await query(tx, 'delete from category_redirect where slug = ?', [slug]);
      await query(tx, 'insert into category_redirect (slug, category_id) values (?, ?)', [old.slug, id]);
    }
    return { id, name, slug };
  });
}

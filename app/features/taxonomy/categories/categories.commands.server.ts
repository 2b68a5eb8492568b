import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Category, CategoryRedirect } from '~/db/entities/category.entity';
import { retryOnConflict } from '~/db/transactions.server';
import { isolate } from '~/lib/bidi';
import { DomainError, noSuch } from '~/lib/errors';
import { slugify } from '~/lib/slug';
import { type CategoryView, insertCategory } from './categories.queries.server';
import type { CategoryValue } from './category.schema';

/** Id of the category of this name, or of one that had its address; created when the gallery has none under its slug. */
export async function ensureCategory(em: EntityManager, name: string, slug = slugify(name)): Promise<number> {
  const former = await em.findOne(CategoryRedirect, { slug }, { disableIdentityMap: true });
  if (former) return former.category.id;
  await insertCategory(em, name, slug);
  const category = await em.findOne(Category, { slug }, { disableIdentityMap: true });
  if (!category) throw new Error(`The category ${name} went away while it was created`);
  return category.id;
}

async function refuseTakenSlug(tx: EntityManager, slug: string, id: number | null): Promise<void> {
  const other = await tx.findOne(Category, { slug, id: { $ne: id } });
  if (!other) return;
  const message = `The category “${isolate(other.name)}” has this slug already.`;
  throw new DomainError('conflict', message, { fields: { slug: [message] } });
}

/** Adds a category; a former address of another one becomes its own. @throws conflict */
export async function createCategory(em: EntityManager, { name, slug }: CategoryValue): Promise<CategoryView> {
  return retryOnConflict(em, async (tx) => {
    await refuseTakenSlug(tx, slug, null);
    const category = tx.create(Category, { name, slug });
    await tx.flush();
    await tx.nativeDelete(CategoryRedirect, { slug });
    return { id: category.id, name, slug };
  });
}

/** Changes name and address; the old address leads to the new one from then on. @throws not_found, conflict */
export async function updateCategory(
  em: EntityManager,
  id: number,
  { name, slug }: CategoryValue,
): Promise<CategoryView> {
  return retryOnConflict(em, async (tx) => {
    const category = await tx.findOne(Category, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!category) throw noSuch('category');
    await refuseTakenSlug(tx, slug, id);
    if (slug !== category.slug) {
      await tx.nativeDelete(CategoryRedirect, { slug });
      tx.create(CategoryRedirect, { slug: category.slug, category });
    }
    tx.assign(category, { name, slug });
    await tx.flush();
    return { id, name, slug };
  });
}

import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Category, CategoryRedirect } from '~/db/entities/category.entity';
import { retryOnConflict } from '~/db/transactions.server';
import { isolate } from '~/lib/bidi';
import { onlyChanged } from '~/lib/edited-form.server';
import { DomainError, noSuch } from '~/lib/errors';
import { slugify } from '~/lib/slug';
import type { OtherNames } from '~/messages/languages';
import { messagesOf } from '~/messages/messages';
import { insertCategory, type NamedCategory } from './categories.queries.server';
import { allNameFields, fromNameFields, toNameFields } from './category.names';
import type { CategoryValue } from './category.schema';

/** Id of the category with this slug, now or previously. Created when there is none. */
export async function ensureCategory(
  em: EntityManager,
  name: string,
  { slug = slugify(name), names = {} }: { slug?: string; names?: OtherNames } = {},
): Promise<number> {
  const redirect = await em.findOne(CategoryRedirect, { slug }, { disableIdentityMap: true });
  if (redirect) return redirect.category.id;
  await insertCategory(em, { name, slug, names });
  const category = await em.findOne(Category, { slug }, { disableIdentityMap: true });
  if (!category) throw new Error(`The category ${name} was deleted while it was being created`);
  return category.id;
}

async function refuseTakenSlug(tx: EntityManager, slug: string, id: number | null): Promise<void> {
  const other = await tx.findOne(Category, { slug, id: { $ne: id } });
  if (!other) return;
  const message = messagesOf('taxonomy').category.slugTaken(isolate(other.name));
  throw new DomainError('conflict', message, { fields: { slug: [message] } });
}

const withoutBlank = (names: OtherNames): OtherNames =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ''));

/** A slug that redirects to another category is taken over. @throws conflict */
export async function createCategory(
  em: EntityManager,
  { name, slug, names = {} }: CategoryValue,
): Promise<NamedCategory> {
  return retryOnConflict(em, async (tx) => {
    await refuseTakenSlug(tx, slug, null);
    const category = tx.create(Category, { name, slug, names: withoutBlank(names) });
    await tx.flush();
    await tx.nativeDelete(CategoryRedirect, { slug });
    return { id: category.id, name, slug, names: category.names };
  });
}

/** What a form of this category shows. */
export const categoryValues = ({ name, slug, names }: Omit<NamedCategory, 'id'>) => ({
  ...{ name, slug },
  ...allNameFields(names),
});

/**
 * An old slug redirects to the new one. Names in languages that were not sent stay.
 * @param sent the fields of a form @throws not_found, conflict
 */
export async function updateCategory(
  em: EntityManager,
  id: number,
  { names: sentNames = {}, ...value }: CategoryValue,
  sent: Record<string, unknown> = {},
): Promise<NamedCategory> {
  return retryOnConflict(em, async (tx) => {
    const category = await tx.findOne(Category, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!category) throw noSuch('category');
    const input = { ...value, ...toNameFields(sentNames) };
    const changed = onlyChanged(input, sent, categoryValues(category), 'category');
    const { name = category.name, slug = category.slug, ...fields } = changed;
    const names = fromNameFields(fields);
    await refuseTakenSlug(tx, slug, id);
    if (slug !== category.slug) {
      await tx.nativeDelete(CategoryRedirect, { slug });
      tx.create(CategoryRedirect, { slug: category.slug, category });
    }
    tx.assign(category, { name, slug, names: withoutBlank({ ...category.names, ...names }) });
    await tx.flush();
    return { id, name, slug, names: category.names };
  });
}

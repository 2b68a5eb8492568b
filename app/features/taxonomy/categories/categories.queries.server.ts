import type { EntityManager } from '@mikro-orm/postgresql';
import { memoizeByVersion } from '~/db/cache-invalidation.server';
import { IN_ROOT_ORDER } from '~/db/collation.server';
import { Category, CategoryRedirect } from '~/db/entities/category.entity';
import { query, sql } from '~/db/sql.server';
import { noSuch, notFound } from '~/lib/errors';
import type { OtherNames } from '~/messages/languages';
import { currentLanguage } from '~/messages/languages.server';
import { messagesOf } from '~/messages/messages';
import type { CategoryUse } from './category.view';

export interface CategoryView {
  id: number;
  name: string;
  slug: string;
}

export interface NamedCategory extends CategoryView {
  names: OtherNames;
}

const WITH_USES = sql`select c.id, c.name, c.slug, c.names, coalesce(n.uses, 0) as uses, coalesce(d.drafts, 0) as drafts
  from category c
  left join (select category_id, sum(count)::int as uses from wallpaper_count group by 1) n on n.category_id = c.id
  left join (
    select category_id, count(*)::int as drafts from trashed_wallpaper where draft = 'kept' group by 1
  ) d on d.category_id = c.id`;

/** What the category is called in the current language. */
export const localName = ({ name, names }: { name: string; names: OtherNames }): string =>
  names[currentLanguage()] ?? name;

export const listNamedCategories = (em: EntityManager): Promise<NamedCategory[]> =>
  memoizeByVersion('categories', async () => {
    const uses = await listCategoryUses(em);
    return uses.map(({ id, name, slug, names }) => ({ id, name, slug, names }));
  });

/** With the names in the current language. */
export const listCategories = (em: EntityManager): Promise<CategoryView[]> =>
  memoizeByVersion(`categories ${currentLanguage()}`, async () => {
    const named = await listNamedCategories(em);
    return named.map((category) => ({ id: category.id, name: localName(category), slug: category.slug }));
  });

type CategoryRow = CategoryUse & NamedCategory;

export const listCategoryUses = (em: EntityManager): Promise<CategoryRow[]> =>
  query<CategoryRow>(em)`
    ${WITH_USES} where c.deleted_at is null order by coalesce(n.uses, 0) desc, c.name ${IN_ROOT_ORDER}, c.id`;

/** @throws not_found */
export async function getCategory(em: EntityManager, id: number): Promise<CategoryRow> {
  const [row] = await query<CategoryRow>(em)`${WITH_USES} where c.id = ${id} and c.deleted_at is null`;
  if (!row) throw noSuch('category');
  return row;
}

/** Also finds categories by a previous slug; the answer has the current one. @throws not_found */
export async function getCategoryBySlug(em: EntityManager, slug: string): Promise<CategoryView> {
  const categories = await listCategories(em);
  const found =
    categories.find((category) => category.slug === slug) ??
    (await findByPreviousSlug(em, slug)) ??
    // Typed in another case or Unicode form.
    categories.find((category) => category.slug.toLowerCase() === slug.normalize('NFC').toLowerCase());
  if (!found) throw notFound(messagesOf('taxonomy').category.notFound);
  return found;
}

async function findByPreviousSlug(em: EntityManager, slug: string): Promise<CategoryView | null> {
  const redirect = await em.findOne(
    CategoryRedirect,
    // PostgreSQL rejects text with a zero byte.
    { slug: slug.replaceAll('\0', ' '), category: { deletedAt: null } },
    { populate: ['category'], disableIdentityMap: true },
  );
  if (!redirect) return null;
  const { id, slug: currentSlug } = redirect.category;
  return { id, name: localName(redirect.category), slug: currentSlug };
}

export const hasCategory = async (em: EntityManager, id: number): Promise<boolean> =>
  (await em.count(Category, { id, deletedAt: null })) > 0;

/** Like `hasCategory`, and the category can't be deleted before this transaction ends. */
export async function holdCategory(tx: EntityManager, id: number): Promise<boolean> {
  const rows = await query(tx)`select from category where id = ${id} and deleted_at is null for key share`;
  return rows.length > 0;
}

export async function insertCategory(
  em: EntityManager,
  { name, slug, names }: Omit<NamedCategory, 'id'>,
): Promise<void> {
  await query(em)`insert into category (name, slug, names) values (${name}, ${slug}, ${JSON.stringify(names)}::jsonb)
    on conflict (slug) do nothing`;
}

/** Hides a category and its redirects at once; `releaseWallpapers` does the slow part. */
export const hideCategory = (tx: EntityManager, id: number) =>
  query(tx)`with gone as (
      update category set deleted_at = now(), name = '~', slug = '~' || id, names = '{}' where id = ${id} and deleted_at is null
      returning id
    )
    delete from category_redirect where category_id in (select id from gone)`;

const TABLES = { wallpaper: sql`wallpaper`, trashed: sql`trashed_wallpaper` };

export async function releaseWallpapers(
  tx: EntityManager,
  id: number,
  from: keyof typeof TABLES,
  limit: number,
): Promise<number> {
  const table = TABLES[from];
  const released = await query(tx)`update ${table} w set category_id = null, updated_at = now()
    from (select id from ${table} where category_id = ${id} order by id limit ${limit} for no key update) part
    where w.id = part.id returning w.id`;
  return released.length;
}

interface DeletedCategory {
  id: number;
  uses: number;
}

export const findHaltedDeletions = (em: EntityManager): Promise<DeletedCategory[]> =>
  query<DeletedCategory>(em)`select c.id, coalesce(sum(n.count), 0)::int as uses from category c
    left join wallpaper_count n on n.category_id = c.id
    where c.deleted_at < now() - interval '1 minute' group by c.id`;

import type { EntityManager } from '@mikro-orm/postgresql';
import { Tag, TagRedirect } from '~/db/entities/tag.entity';
import { query } from '~/db/sql.server';
import { nameFromSlug } from '~/lib/slug';

/** What its page is called, which is how the tag itself is spelled, with capitals: "QHD" and "Sea Side". */
export async function describeTag(em: EntityManager, slug: string): Promise<{ name: string; uses: number }> {
  const tag = await em.findOne(Tag, { slug }, { disableIdentityMap: true });
  return { name: nameFromSlug(tag?.name ?? slug), uses: tag?.uses ?? 0 };
}

/** The present slug of a tag that was renamed or merged; null when this was never the slug of one. */
export async function findRenamedTag(em: EntityManager, slug: string): Promise<string | null> {
  const redirect = await em.findOne(
    TagRedirect,
    { slug, tag: { slug: { $ne: slug } } },
    { populate: ['tag'], disableIdentityMap: true },
  );
  return redirect?.tag.slug ?? null;
}

interface FoundTag {
  id: number;
  uses: number;
}

/** The tags of all these slugs, the rarest first; null when one of them never was the slug of a tag. */
export async function findTags(em: EntityManager, slugs: string[]): Promise<FoundTag[] | null> {
  if (slugs.length === 0) return [];
  const tags = await query<FoundTag & { slug: string }>(em)`
    select id, slug, uses from tag where slug = any(${slugs}) order by uses, id`;
  if (tags.length === slugs.length) return tags;
  const unknown = slugs.filter((slug) => !tags.some((tag) => tag.slug === slug));
  const renamed = await query<FoundTag>(em)`
    select t.id, t.uses from tag_redirect r join tag t on t.id = r.tag_id where r.slug = any(${unknown})`;
  if (renamed.length < unknown.length) return null;
  const all = new Map([...tags, ...renamed].map(({ id, uses }) => [id, { id, uses }]));
  return [...all.values()].sort((a, b) => a.uses - b.uses || a.id - b.id);
}

interface TopTag {
  name: string;
  slug: string;
  count: number;
}

export const listTopTags = (em: EntityManager, limit: number): Promise<TopTag[]> =>
  query<TopTag>(em)`select name, slug, uses as count from tag where uses > 0 order by uses desc, name limit ${limit}`;

/** The tags of these slugs that exist; one by a former slug is what became of it. */
export const findTagsBySlug = (em: EntityManager, slugs: string[]): Promise<{ id: number; slug: string }[]> =>
  query<{ id: number; slug: string }>(em)`select id, slug from tag
    where slug = any(${slugs}) or id = any(select tag_id from tag_redirect where slug = any(${slugs})) order by id`;

/** Creates tags that neither exist nor are what a tag was called before, in the order given. */
export async function insertTags(tx: EntityManager, tags: { name: string; slug: string }[]): Promise<void> {
  const [names, slugs] = [tags.map(({ name }) => name), tags.map(({ slug }) => slug)];
  await query(tx)`
    insert into tag (name, slug) select name, slug from unnest(${names}::text[], ${slugs}::text[]) as new (name, slug)
    where not exists (select from tag_redirect r where r.slug = new.slug)
    on conflict (slug) do nothing`;
}

export interface StoredTag {
  id: number;
  name: string;
  /** The slug that was asked for, maybe a former one of the tag. */
  slug: string;
}

/** The tags that these slugs lead to; none of them goes away before this transaction ends. */
export const holdTags = (tx: EntityManager, slugs: string[]): Promise<StoredTag[]> =>
  query<StoredTag>(tx)`select t.id, t.name, wanted.slug from (
      select given.slug, coalesce(
        (select tag_id from tag_redirect r where r.slug = given.slug),
        (select id from tag where slug = given.slug)
      ) as id from unnest(${slugs}::text[]) as given (slug)
    ) wanted join tag t on t.id = wanted.id order by t.id for key share of t`;

/** Lists wallpapers under tags, where they are not yet: pairs of ids, side by side. */
export async function insertTagPairs(tx: EntityManager, tagIds: (number | null)[], wallpaperIds: number[]) {
  await query(tx)`insert into wallpaper_tag (tag_id, wallpaper_id)
    select * from unnest(${tagIds}::int[], ${wallpaperIds}::int[]) as pair (tag_id, wallpaper_id)
    where tag_id is not null order by 1, 2 on conflict do nothing`;
}

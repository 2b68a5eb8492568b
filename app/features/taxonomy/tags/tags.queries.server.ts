import type { EntityManager } from '@mikro-orm/postgresql';
import { Tag, TagRedirect } from '~/db/entities/tag.entity';
import { query } from '~/db/sql.server';
import { nameFromSlug } from '~/lib/slug';

/** The page's name follows the tag's spelling, with capitals: "QHD", "Sea Side". */
export async function describeTag(
  em: EntityManager,
  slug: string,
): Promise<{ name: string; uses: number; repeats: number }> {
  const tag = await em.findOne(Tag, { slug }, { disableIdentityMap: true });
  return { name: nameFromSlug(tag?.name ?? slug), uses: tag?.uses ?? 0, repeats: tag?.repeats ?? 0 };
}

/** The current slug of a tag that was renamed or merged. */
export async function findRenamedTag(em: EntityManager, slug: string): Promise<string | null> {
  const redirect = await em.findOne(
    TagRedirect,
    { slug, tag: { slug: { $ne: slug } } },
    { populate: ['tag'], disableIdentityMap: true },
  );
  return redirect?.tag.slug ?? null;
}

export interface Alias {
  slug: string;
  id: number;
  name: string;
}

/** The tags that these previous names lead to. */
export const listAliases = (em: EntityManager, slugs: string[]): Promise<Alias[]> =>
  query<Alias>(em)`
    select r.slug, t.id, t.name from tag_redirect r join tag t on t.id = r.tag_id where r.slug = any(${slugs})`;

export interface FoundTag {
  id: number;
  uses: number;
  /** Uses that lists leave out, because another version of the picture is listed. */
  repeats: number;
}

/** Rarest first. Null when one of the slugs never belonged to a tag. */
export async function findTags(em: EntityManager, slugs: string[]): Promise<FoundTag[] | null> {
  if (slugs.length === 0) return [];
  const tags = await query<FoundTag & { slug: string }>(em)`
    select id, slug, uses, repeats from tag where slug = any(${slugs}) order by uses, id`;
  if (tags.length === slugs.length) return tags;
  const unknown = slugs.filter((slug) => !tags.some((tag) => tag.slug === slug));
  const renamed = await query<FoundTag>(em)`
    select t.id, t.uses, t.repeats from tag_redirect r join tag t on t.id = r.tag_id where r.slug = any(${unknown})`;
  if (renamed.length < unknown.length) return null;
  const all = new Map([...tags, ...renamed].map(({ id, uses, repeats }) => [id, { id, uses, repeats }]));
  return [...all.values()].sort((a, b) => a.uses - b.uses || a.id - b.id);
}

interface TopTag {
  name: string;
  slug: string;
  count: number;
}

export const listTopTags = (em: EntityManager, limit: number, without: string[] = []): Promise<TopTag[]> =>
  query<TopTag>(em)`select name, slug, uses - repeats as count from tag
    where uses > repeats and slug <> all(${without}::text[]) order by uses - repeats desc, name limit ${limit}`;

/** Tags of these wallpapers that others have, too. Rare ones first. */
export const listTagsAmong = (
  em: EntityManager,
  ids: number[],
  limit: number,
  without: string[],
): Promise<{ name: string; slug: string }[]> =>
  query<{ name: string; slug: string }>(em)`
    select tag.name, tag.slug from wallpaper_tag t join tag on tag.id = t.tag_id
    where t.wallpaper_id = any(${ids}::int[]) and tag.slug <> all(${without}::text[])
    group by tag.id having tag.uses > count(*)
    order by count(*) / ln(3 + tag.uses) desc, tag.name limit ${limit}`;

/** Existing tags with these slugs. A previous slug finds the tag it became. */
export const findTagsBySlug = (em: EntityManager, slugs: string[]): Promise<{ id: number; slug: string }[]> =>
  query<{ id: number; slug: string }>(em)`select id, slug from tag
    where slug = any(${slugs}) or id = any(select tag_id from tag_redirect where slug = any(${slugs})) order by id`;

/** Skips tags that exist and previous names of tags. Keeps the given order, so that uploads do not deadlock. */
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
  /** The requested slug, which may be a previous one. */
  slug: string;
}

/** The tags these slugs lead to, locked against deletion until this transaction ends. */
export const holdTags = (tx: EntityManager, slugs: string[]): Promise<StoredTag[]> =>
  query<StoredTag>(tx)`select t.id, t.name, wanted.slug from (
      select given.slug, coalesce(
        (select tag_id from tag_redirect r where r.slug = given.slug),
        (select id from tag where slug = given.slug)
      ) as id from unnest(${slugs}::text[]) as given (slug)
    ) wanted join tag t on t.id = wanted.id order by t.id for key share of t`;

/** Takes pairs of ids as two lists. Existing pairs are skipped. */
export async function insertTagPairs(tx: EntityManager, tagIds: (number | null)[], wallpaperIds: number[]) {
  await query(tx)`insert into wallpaper_tag (tag_id, wallpaper_id)
    select * from unnest(${tagIds}::int[], ${wallpaperIds}::int[]) as pair (tag_id, wallpaper_id)
    where tag_id is not null order by 1, 2 on conflict do nothing`;
}

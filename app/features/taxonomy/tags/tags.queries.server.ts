import type { EntityManager } from '@mikro-orm/postgresql';
import { IN_ROOT_ORDER } from '~/db/collation.server';
import { TagRedirect } from '~/db/entities/tag.entity';
import { query } from '~/db/sql.server';
import { nameFromSlug } from '~/lib/slug';
import { tagKey, tagSlug } from '~/lib/tag-name';

/** Of the tags with this slug. The page's name follows the spelling of a single one, with capitals: "QHD", "Sea Side". */
export async function describeTag(em: EntityManager, slug: string): Promise<{ name: string; uses: number }> {
  const [found] = await query<{ names: string[] | null; uses: number }>(em)`
    select names,
      case when cardinality(ids) > 1 then (select count(distinct wallpaper_id)::int from wallpaper_tag where tag_id = any(ids)) else uses end as uses
    from (
      select array_agg(id) as ids, array_agg(name) as names, coalesce(sum(uses), 0)::int as uses
      from tag where slug = ${slug} and uses > 0
    ) shared`;
  const [name, another] = found?.names ?? [];
  return {
    name: nameFromSlug(name !== undefined && another === undefined ? name : slug),
    uses: found?.uses ?? 0,
  };
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

/** A wanted tag, or several that share a slug. */
export interface FoundTag {
  ids: number[];
  uses: number;
}

interface NamedTag {
  id: number;
  uses: number;
  key: string;
  slug: string;
  isFormer: boolean;
}

/** For each name or slug, undefined if it never belonged to a tag. A name with more than its slug says is that tag alone. */
async function resolveTags(em: EntityManager, names: string[]): Promise<(FoundTag | undefined)[]> {
  const wanted = names.map((name) => ({ key: tagKey(name), slug: tagSlug(name) }));
  const [keys, slugs] = [wanted.map(({ key }) => key), wanted.map(({ slug }) => slug)];
  const known = await query<NamedTag>(em)`
    select id, uses, key, slug, false as "isFormer" from tag where slug = any(${slugs}) or key = any(${keys})
    union all select t.id, t.uses, r.key, r.slug, true from tag_redirect r join tag t on t.id = r.tag_id
    where r.slug = any(${slugs}) or r.key = any(${keys}) order by uses, id`;
  return wanted.map(({ key, slug }) => {
    const one = key === slug ? [] : known.filter((tag) => tag.key === key);
    const sharing = one.length > 0 ? one : known.filter((tag) => tag.slug === slug);
    const current = sharing.filter(({ isFormer }) => !isFormer);
    const found = new Map((current.length > 0 ? current : sharing).map((tag) => [tag.id, tag]));
    if (found.size === 0) return undefined;
    const tags = [...found.values()];
    return { ids: [...found.keys()], uses: tags.reduce((total, { uses }) => total + uses, 0) };
  });
}

/** Rarest first. Null when one of the names never belonged to a tag. */
export async function findTags(em: EntityManager, names: string[]): Promise<FoundTag[] | null> {
  if (names.length === 0) return [];
  const tags = await resolveTags(em, names);
  if (!tags.every((tag) => tag !== undefined)) return null;
  const all = new Map(tags.map((tag) => [String(tag.ids), tag]));
  return [...all.values()].sort((a, b) => a.uses - b.uses || (a.ids[0] ?? 0) - (b.ids[0] ?? 0));
}

/** Of those that exist. */
export async function findTagIds(em: EntityManager, names: string[]): Promise<number[]> {
  if (names.length === 0) return [];
  const tags = await resolveTags(em, names);
  return [...new Set(tags.flatMap((tag) => tag?.ids ?? []))].sort((a, b) => a - b);
}

interface TopTag {
  name: string;
  slug: string;
  count: number;
}

export const listTopTags = (em: EntityManager, limit: number, without: string[] = []): Promise<TopTag[]> =>
  query<TopTag>(em)`select name, slug, uses as count from tag
    where uses > 0 and slug <> all(${without}::text[])
    order by uses desc, name ${IN_ROOT_ORDER} limit ${limit}`;

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
    order by count(*) / ln(3 + tag.uses) desc, tag.name ${IN_ROOT_ORDER} limit ${limit}`;

/** Existing tags with these names. A previous name finds the tag it became. */
export const findTagsByName = (em: EntityManager, names: string[]): Promise<{ id: number; name: string }[]> =>
  query<{ id: number; name: string }>(em)`select id, name from tag where key = any(${names.map(tagKey)})
    or id = any(select tag_id from tag_redirect where key = any(${names.map(tagKey)})) order by id`;

/** Skips tags that exist and previous names of tags. Keeps the given order, so that uploads do not deadlock. */
export async function insertTags(tx: EntityManager, tags: { name: string; slug: string }[]): Promise<void> {
  const [names, slugs] = [tags.map(({ name }) => name), tags.map(({ slug }) => slug)];
  await query(tx)`
    insert into tag (name, slug)
    select name, slug from unnest(${names}::text[], ${slugs}::text[]) with ordinality as new (name, slug, place)
    where not exists (select from tag_redirect r where r.key = tag_key(new.name))
    order by place
    on conflict (key) do nothing`;
}

export interface StoredTag {
  id: number;
  name: string;
  /** The requested name, which may be a previous one. */
  given: string;
}

/** The tags these names lead to, locked against deletion until this transaction ends. */
export const holdTags = (tx: EntityManager, names: string[]): Promise<StoredTag[]> =>
  query<StoredTag>(tx)`select t.id, t.name, wanted.given from (
      select given, coalesce(
        (select tag_id from tag_redirect r where r.key = tag_key(given)),
        (select id from tag where key = tag_key(given))
      ) as id from unnest(${names}::text[]) as given
    ) wanted join tag t on t.id = wanted.id order by t.id for key share of t`;

/** Takes pairs of ids as two lists. Existing pairs are skipped. */
export async function insertTagPairs(tx: EntityManager, tagIds: (number | null)[], wallpaperIds: number[]) {
  await query(tx)`insert into wallpaper_tag (tag_id, wallpaper_id)
    select * from unnest(${tagIds}::int[], ${wallpaperIds}::int[]) as pair (tag_id, wallpaper_id)
    where tag_id is not null order by 1, 2 on conflict do nothing`;
}

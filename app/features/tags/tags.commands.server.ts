import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { slugify } from '~/lib/slug';

/**
 * Gives a wallpaper exactly these tags (normalised names). A tag that the gallery already has keeps its spelling.
 * Answers the names as stored, in the order given. Call it in the transaction that writes the wallpaper.
 */
export async function setWallpaperTags(em: EntityManager, wallpaperId: number, names: string[]): Promise<string[]> {
  const stored = await ensureTags(em, names);
  const ids = stored.map((tag) => tag.id);
  await query(em, 'delete from wallpaper_tag where wallpaper_id = ? and not (tag_id = any(?))', [wallpaperId, ids]);
  await query(
    em,
    `insert into wallpaper_tag (tag_id, wallpaper_id)
     select tag_id, ? from unnest(?::int[]) as tag_id order by tag_id
     on conflict do nothing`,
    [wallpaperId, ids],
  );
  return [...new Set(stored.map((tag) => tag.name))];
}

/** Gives wallpapers that have no tags yet those of their rows. Call it in the transaction that writes the wallpapers. */
export async function attachTags(em: EntityManager, wallpapers: { id: number; tags: string[] }[]): Promise<void> {
  const stored = await ensureTags(em, [...new Set(wallpapers.flatMap(({ tags }) => tags))]);
  const idOf = new Map(stored.map(({ id, slug }) => [slug, id]));
  const pairs = wallpapers.flatMap((wallpaper) =>
    wallpaper.tags.map((name) => ({ tagId: idOf.get(slugify(name)), wallpaperId: wallpaper.id })),
  );
  await query(
    em,
    `insert into wallpaper_tag (tag_id, wallpaper_id)
     select * from unnest(?::int[], ?::int[]) as pair (tag_id, wallpaper_id) where tag_id is not null order by 1, 2
     on conflict do nothing`,
    [pairs.map(({ tagId }) => tagId ?? null), pairs.map(({ wallpaperId }) => wallpaperId)],
  );
}

interface StoredTag {
  id: number;
  name: string;
  /** The slug that was asked for, maybe a former one of the tag. */
  slug: string;
}

/** Between two statements somebody may delete a tag or give it another name. */
const MAX_ATTEMPTS = 3;

/**
 * The tags of these names, created where there are none; one by a former name is the tag that it was renamed to or merged
 * into. Held until the commit, so that none of them goes away before it is used.
 */
async function ensureTags(em: EntityManager, names: string[]): Promise<StoredTag[]> {
  // In one order everywhere, so that two uploads with the same new tags wait for each other instead of locking up.
  const tags = names.map((name) => ({ name, slug: slugify(name) })).sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const slugs = [...new Set(tags.map(({ slug }) => slug))];
  let rows: StoredTag[] = [];
  for (let attempt = 0; attempt < MAX_ATTEMPTS && rows.length < slugs.length; attempt += 1) {
    await query(
      em,
      `insert into tag (name, slug) select name, slug from unnest(?::text[], ?::text[]) as new (name, slug)
       where not exists (select from tag_redirect r where r.slug = new.slug)
       on conflict (slug) do nothing`,
      [tags.map(({ name }) => name), tags.map(({ slug }) => slug)],
    );
    rows = await query(
      em,
      `select t.id, t.name, wanted.slug from (
         select given.slug, coalesce(
           (select tag_id from tag_redirect r where r.slug = given.slug),
           (select id from tag where slug = given.slug)
         ) as id from unnest(?::text[]) as given (slug)
       ) wanted join tag t on t.id = wanted.id order by t.id for key share of t`,
      [slugs],
    );
  }
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return names.flatMap((name) => bySlug.get(slugify(name)) ?? []);
}

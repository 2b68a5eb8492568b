import type { EntityManager } from '@mikro-orm/postgresql';
import { WallpaperTag } from '~/db/entities/wallpaper.entity';
import { slugify } from '~/lib/slug';
import { findTagsBySlug, holdTags, insertTagPairs, insertTags, type StoredTag } from './tags.queries.server';

/** Existing tags keep their spelling. Returns the stored names. Call it in the transaction that writes the wallpaper. */
export async function setWallpaperTags(em: EntityManager, wallpaperId: number, names: string[]): Promise<string[]> {
  const stored = await ensureTags(em, names);
  const ids = stored.map((tag) => tag.id);
  await em.nativeDelete(WallpaperTag, { wallpaper: wallpaperId, tag: { $nin: ids } });
  await insertTagPairs(
    em,
    ids,
    ids.map(() => wallpaperId),
  );
  return [...new Set(stored.map((tag) => tag.name))];
}

/** Adds tags to those the wallpapers have. Call it in the transaction that writes the wallpapers. */
export async function attachTags(em: EntityManager, wallpapers: { id: number; tags: string[] }[]): Promise<void> {
  const stored = await ensureTags(em, [...new Set(wallpapers.flatMap(({ tags }) => tags))]);
  const idsBySlug = new Map(stored.map(({ id, slug }) => [slug, id]));
  const pairs = wallpapers.flatMap((wallpaper) =>
    wallpaper.tags.map((name) => ({ tagId: idsBySlug.get(slugify(name)), wallpaperId: wallpaper.id })),
  );
  await insertTagPairs(
    em,
    pairs.map(({ tagId }) => tagId ?? null),
    pairs.map(({ wallpaperId }) => wallpaperId),
  );
}

export async function storedTagNames(em: EntityManager, names: string[]): Promise<string[]> {
  return [...new Set((await ensureTags(em, names)).map((tag) => tag.name))];
}

/** Existing tags with these names. A previous name finds the tag it became. */
export const findTagSlugs = (em: EntityManager, names: string[]) => findTagsBySlug(em, names.map(slugify));

/** A tag may be deleted or renamed between two statements. */
const MAX_ATTEMPTS = 3;

/** Creates missing tags and locks all until the commit, so that none is deleted before it is used. */
async function ensureTags(em: EntityManager, names: string[]): Promise<StoredTag[]> {
  // The same order everywhere, so that uploads with the same new tags do not deadlock.
  const tags = names.map((name) => ({ name, slug: slugify(name) })).sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const slugs = [...new Set(tags.map(({ slug }) => slug))];
  let rows: StoredTag[] = [];
  for (let attempt = 0; attempt < MAX_ATTEMPTS && rows.length < slugs.length; attempt += 1) {
    await insertTags(em, tags);
    rows = await holdTags(em, slugs);
  }
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return names.flatMap((name) => bySlug.get(slugify(name)) ?? []);
}

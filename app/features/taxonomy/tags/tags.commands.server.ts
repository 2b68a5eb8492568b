import type { EntityManager } from '@mikro-orm/postgresql';
import { WallpaperTag } from '~/db/entities/wallpaper.entity';
import { tagKey, tagSlug } from '~/lib/tag-name';
import { holdTags, insertTagPairs, insertTags, type StoredTag } from './tags.queries.server';

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
  const ids = new Map(stored.map(({ id, given }) => [given, id]));
  const pairs = wallpapers.flatMap((wallpaper) =>
    wallpaper.tags.map((name) => ({ tagId: ids.get(name), wallpaperId: wallpaper.id })),
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

/** A tag may be deleted or renamed between two statements. */
const MAX_ATTEMPTS = 3;

/** Creates missing tags and locks all until the commit, so that none is deleted before it is used. */
async function ensureTags(em: EntityManager, names: string[]): Promise<StoredTag[]> {
  // The same order everywhere, so that uploads with the same new tags do not deadlock.
  const tags = [...new Set(names)]
    .map((name) => ({ name, slug: tagSlug(name), key: tagKey(name) }))
    .sort((a, b) => Number(a.key > b.key) - Number(a.key < b.key));
  let rows: StoredTag[] = [];
  for (let attempt = 0; attempt < MAX_ATTEMPTS && rows.length < tags.length; attempt += 1) {
    await insertTags(em, tags);
    rows = await holdTags(
      em,
      tags.map(({ name }) => name),
    );
  }
  const byName = new Map(rows.map((row) => [row.given, row]));
  return names.flatMap((name) => byName.get(name) ?? []);
}

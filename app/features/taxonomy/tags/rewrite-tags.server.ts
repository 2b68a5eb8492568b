import type { EntityManager } from '@mikro-orm/postgresql';
import { Tag, TagRedirect } from '~/db/entities/tag.entity';
import { WallpaperTag } from '~/db/entities/wallpaper.entity';
import { tryTransaction } from '~/db/transactions.server';
import { BATCH } from '~/features/background-tasks/now-or-later.server';
import { slugify } from '~/lib/slug';
import { attachTag, lockTagged, lockTaggedInTrash, type Tagged, writeTags } from './rewrite-tags.queries.server';

interface Progress {
  done: number;
  isLast: boolean;
}

const IN_THE_WAY: Progress = { done: 0, isLast: false };

/** Renames the tags with these slugs, or removes them. Two that become one take the first place. */
export function replaceTag(tags: string[], slugs: string[], name: string | null): string[] {
  const bySlug = new Map<string, string>();
  for (const tag of tags) {
    const kept = slugs.includes(slugify(tag)) ? name : tag;
    if (kept !== null && !bySlug.has(slugify(kept))) bySlug.set(slugify(kept), kept);
  }
  return [...bySlug.values()];
}

const replaceIn = (rows: Tagged[], slugs: string[], name: string | null): Tagged[] =>
  rows.map(({ id, tags }) => ({ id, tags: replaceTag(tags, slugs, name) }));

async function rewriteTrash(
  tx: EntityManager,
  oldName: string,
  slugs: string[],
  name: string | null,
): Promise<boolean> {
  const rows = await lockTaggedInTrash(tx, oldName, BATCH);
  await writeTags(tx, 'trashed', replaceIn(rows, slugs, name));
  return rows.length > 0;
}

export async function renameBatch(
  em: EntityManager,
  { tagId, oldName }: { tagId: number; oldName: string },
): Promise<Progress> {
  const progress = await tryTransaction(em, async (tx) => {
    const tag = await tx.findOne(Tag, tagId);
    if (!tag || tag.name === oldName) return { done: 0, isLast: true };
    const slugs = [slugify(oldName), tag.slug];
    const rows = await lockTagged(tx, tagId, BATCH, oldName);
    if (rows.length === 0) return { done: 0, isLast: !(await rewriteTrash(tx, oldName, slugs, tag.name)) };
    await writeTags(tx, 'wallpaper', replaceIn(rows, slugs, tag.name));
    return { done: rows.length, isLast: false };
  });
  return progress ?? IN_THE_WAY;
}

export interface Dissolution {
  tagId: number;
  intoId: number | null;
  slugs: string[];
}

async function findReplacement(
  tx: EntityManager,
  slug: string,
  intoId: number | null,
): Promise<string | null | undefined> {
  if (intoId === null) return null;
  return (await tx.findOne(TagRedirect, { slug, tag: intoId }, { populate: ['tag'] }))?.tag.name;
}

export async function dissolveBatch(em: EntityManager, { tagId, intoId, slugs }: Dissolution): Promise<Progress> {
  const progress = await tryTransaction(em, async (tx) => {
    const tag = await tx.findOne(Tag, tagId);
    const name = tag ? await findReplacement(tx, tag.slug, intoId) : undefined;
    if (!tag || name === undefined) return { done: 0, isLast: true };
    const rows = await lockTagged(tx, tagId, BATCH);
    if (rows.length > 0) {
      const ids = rows.map(({ id }) => id);
      await writeTags(tx, 'wallpaper', replaceIn(rows, slugs, name));
      await attachTag(tx, intoId, ids);
      await tx.nativeDelete(WallpaperTag, { tag: tagId, wallpaper: { $in: ids } });
      return { done: rows.length, isLast: false };
    }
    if (await rewriteTrash(tx, tag.name, slugs, name)) return { done: 0, isLast: false };
    // An upload may have just used the tag; then another round is needed.
    return { done: 0, isLast: (await tx.nativeDelete(Tag, { id: tagId, uses: 0 })) > 0 };
  });
  return progress ?? IN_THE_WAY;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { Tag, TagRedirect } from '~/db/entities/tag.entity';
import { WallpaperTag } from '~/db/entities/wallpaper.entity';
import { tryTransaction } from '~/db/transactions.server';
import { BATCH } from '~/features/background-tasks/now-or-later.server';
import { tagKey } from '~/lib/tag-name';
import { attachTag, lockTagged, lockTaggedInTrash, type Tagged, writeTags } from './rewrite-tags.queries.server';

interface Progress {
  done: number;
  isLast: boolean;
}

const IN_THE_WAY: Progress = { done: 0, isLast: false };

/** Renames the tags with these keys, or removes them. Two that become one take the first place. */
export function replaceTag(tags: string[], keys: string[], name: string | null): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const kept = keys.includes(tagKey(tag)) ? name : tag;
    if (kept !== null && !byKey.has(tagKey(kept))) byKey.set(tagKey(kept), kept);
  }
  return [...byKey.values()];
}

const replaceIn = (rows: Tagged[], keys: string[], name: string | null): Tagged[] =>
  rows.map(({ id, tags }) => ({ id, tags: replaceTag(tags, keys, name) }));

async function rewriteTrash(tx: EntityManager, oldName: string, keys: string[], name: string | null): Promise<boolean> {
  const rows = await lockTaggedInTrash(tx, oldName, BATCH);
  await writeTags(tx, 'trashed', replaceIn(rows, keys, name));
  return rows.length > 0;
}

export async function renameBatch(
  em: EntityManager,
  { tagId, oldName }: { tagId: number; oldName: string },
): Promise<Progress> {
  const progress = await tryTransaction(em, async (tx) => {
    const tag = await tx.findOne(Tag, tagId);
    if (!tag || tag.name === oldName) return { done: 0, isLast: true };
    const keys = [tagKey(oldName), tag.key];
    const rows = await lockTagged(tx, tagId, BATCH, oldName);
    if (rows.length === 0) return { done: 0, isLast: !(await rewriteTrash(tx, oldName, keys, tag.name)) };
    await writeTags(tx, 'wallpaper', replaceIn(rows, keys, tag.name));
    return { done: rows.length, isLast: false };
  });
  return progress ?? IN_THE_WAY;
}

export interface Dissolution {
  tagId: number;
  intoId: number | null;
  /** Tasks from before 1.0 have none. */
  keys?: string[];
}

async function findReplacement(
  tx: EntityManager,
  key: string,
  intoId: number | null,
): Promise<string | null | undefined> {
  if (intoId === null) return null;
  return (await tx.findOne(TagRedirect, { key, tag: intoId }, { populate: ['tag'] }))?.tag.name;
}

export async function dissolveBatch(em: EntityManager, { tagId, intoId, keys: given }: Dissolution): Promise<Progress> {
  const progress = await tryTransaction(em, async (tx) => {
    const tag = await tx.findOne(Tag, tagId);
    const name = tag ? await findReplacement(tx, tag.key, intoId) : undefined;
    if (!tag || name === undefined) return { done: 0, isLast: true };
    const keys = given ?? [tag.key];
    const rows = await lockTagged(tx, tagId, BATCH);
    if (rows.length > 0) {
      const ids = rows.map(({ id }) => id);
      await writeTags(tx, 'wallpaper', replaceIn(rows, keys, name));
      await attachTag(tx, intoId, ids);
      await tx.nativeDelete(WallpaperTag, { tag: tagId, wallpaper: { $in: ids } });
      return { done: rows.length, isLast: false };
    }
    if (await rewriteTrash(tx, tag.name, keys, name)) return { done: 0, isLast: false };
    // An upload may have just used the tag; then another round is needed.
    return { done: 0, isLast: (await tx.nativeDelete(Tag, { id: tagId, uses: 0 })) > 0 };
  });
  return progress ?? IN_THE_WAY;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { retryingDeadlocks } from '~/db/transactions.server';
import { hasCategory, holdCategory } from '~/features/taxonomy/categories/categories.queries.server';
import { attachTags, storedTagNames } from '~/features/taxonomy/tags/tags.commands.server';
import { findTagsByName } from '~/features/taxonomy/tags/tags.queries.server';
import { MAX_TAGS } from '~/features/wallpapers/wallpaper.limits';
import { noCategory } from '~/features/wallpapers/wallpaper-conflicts';
import { invalid } from '~/lib/errors';
import { tagKey } from '~/lib/tag-name';
import { messagesOf } from '~/messages/messages';
import { detachTags, lockWallpapers, type TagsOfWallpaper, writeRows } from './bulk-edit.queries.server';
import type { BulkChange } from './bulk-edit.schema';

const BATCH = 200;

export interface BulkFailure {
  id: number;
  title: string | null;
  reason: string;
}

export interface BulkResult {
  changed: number;
  failures: BulkFailure[];
}

/** A wallpaper that would have too many tags stays as it is. @throws invalid when the category does not exist */
export async function editWallpapers(em: EntityManager, ids: number[], change: BulkChange): Promise<BulkResult> {
  if (change.categoryId && !(await hasCategory(em, change.categoryId))) throw invalid({ categoryId: [noCategory()] });
  // Committed before any row is locked, to keep the order of locks.
  await storedTagNames(em.fork(), change.addTags ?? []);
  const result: BulkResult = { changed: 0, failures: [] };
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const { changed, failures } = await retryingDeadlocks(em, (tx) => editBatch(tx, batch, change));
    result.changed += changed;
    result.failures.push(...failures);
  }
  return result;
}

/** False when there is no such wallpaper. */
export async function setFeatured(em: EntityManager, id: number, featured: boolean): Promise<boolean> {
  const { failures } = await editWallpapers(em, [id], { featured });
  return failures.length === 0;
}

interface Tag {
  id: number;
  name: string;
}

async function editBatch(tx: EntityManager, ids: number[], change: BulkChange): Promise<BulkResult> {
  const rows = await lockWallpapers(tx, ids);
  // The category may have been deleted since the first check.
  if (change.categoryId && !(await holdCategory(tx, change.categoryId))) throw invalid({ categoryId: [noCategory()] });
  const added = await storedTagNames(tx, change.addTags ?? []);
  const removed = await findTagsByName(tx, change.removeTags ?? []);
  const text = messagesOf('wallpaperList').edit;
  const present = new Set(rows.map(({ id }) => id));
  const failures: BulkFailure[] = ids
    .filter((id) => !present.has(id))
    .map((id) => ({ id, title: null, reason: text.deleted }));
  const wanted: TagsOfWallpaper[] = [];
  for (const { id, title, tags } of rows) {
    const next = changedTags(tags, added, removed);
    if (next.length <= MAX_TAGS) wanted.push({ id, tags: next });
    else failures.push({ id, title, reason: text.tooManyTags(next.length, MAX_TAGS) });
  }
  await writeRows(tx, wanted, change);
  await linkTags(tx, wanted, added, removed);
  return { changed: wanted.length, failures };
}

function changedTags(tags: string[], added: string[], removed: Tag[]): string[] {
  const dropped = new Set(removed.map(({ name }) => tagKey(name)));
  const kept = tags.filter((tag) => !dropped.has(tagKey(tag)));
  const have = new Set(kept.map(tagKey));
  return [...kept, ...added.filter((name) => !have.has(tagKey(name)))];
}

async function linkTags(tx: EntityManager, wanted: { id: number }[], added: string[], removed: Tag[]) {
  const ids = wanted.map(({ id }) => id);
  const kept = new Set(added.map(tagKey));
  const dropped = removed.filter(({ name }) => !kept.has(tagKey(name))).map(({ id }) => id);
  if (dropped.length > 0) await detachTags(tx, ids, dropped);
  if (added.length > 0)
    await attachTags(
      tx,
      ids.map((id) => ({ id, tags: added })),
    );
}

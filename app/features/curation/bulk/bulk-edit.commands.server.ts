import type { EntityManager } from '@mikro-orm/postgresql';
import { retryingDeadlocks } from '~/db/transactions.server';
import { listKnownDrafts } from '~/features/drafts/drafts.queries.server';
import { hasCategory, holdCategory } from '~/features/taxonomy/categories/categories.queries.server';
import { attachTags, storedTagNames } from '~/features/taxonomy/tags/tags.commands.server';
import { findTagsByName } from '~/features/taxonomy/tags/tags.queries.server';
import { MAX_TAGS } from '~/features/wallpapers/wallpaper.limits';
import { noCategory } from '~/features/wallpapers/wallpaper-conflicts';
import { invalid } from '~/lib/errors';
import { tagKey } from '~/lib/tag-name';
import { messagesOf } from '~/messages/messages';
import { detachTags, type EditedTable, lockRows, type TagsOfWallpaper, writeRows } from './bulk-edit.queries.server';
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

/**
 * Of drafts, too. A wallpaper that would have too many tags stays as it is.
 * @param undo under which the edit can be undone @throws invalid when the category does not exist
 */
export async function editWallpapers(
  em: EntityManager,
  ids: number[],
  change: BulkChange,
  undo: string | null = null,
): Promise<BulkResult> {
  if (change.categoryId && !(await hasCategory(em, change.categoryId))) throw invalid({ categoryId: [noCategory()] });
  const drafts = new Set(await listKnownDrafts(em, ids));
  // Committed before any row is locked, to keep the order of locks.
  if (drafts.size < ids.length) await storedTagNames(em.fork(), change.addTags ?? []);
  const result: BulkResult = { changed: 0, failures: [] };
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    for (const of of ['wallpaper', 'draft'] as const) {
      const some = batch.filter((id) => drafts.has(id) === (of === 'draft'));
      if (some.length === 0) continue;
      const { changed, failures } = await retryingDeadlocks(em, (tx) => editBatch(tx, of, some, change, undo));
      result.changed += changed;
      result.failures.push(...failures);
    }
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

async function editBatch(
  tx: EntityManager,
  of: EditedTable,
  ids: number[],
  change: BulkChange,
  undo: string | null,
): Promise<BulkResult> {
  const rows = await lockRows(tx, of, ids);
  // The category may have been deleted since the first check.
  if (change.categoryId && !(await holdCategory(tx, change.categoryId))) throw invalid({ categoryId: [noCategory()] });
  const { addTags = [], removeTags = [] } = change;
  // A draft's tags are created with its publication, so that no list of tags names them before.
  const added = of === 'draft' ? addTags : await storedTagNames(tx, addTags);
  const removed = await findTagsByName(tx, removeTags);
  const removedNames = [...removeTags, ...removed.map(({ name }) => name)];
  const text = messagesOf('wallpaperList').edit;
  const present = new Set(rows.map(({ id }) => id));
  const failures: BulkFailure[] = ids
    .filter((id) => !present.has(id))
    .map((id) => ({ id, title: null, reason: text.deleted }));
  const wanted: TagsOfWallpaper[] = [];
  for (const { id, title, tags } of rows) {
    const next = changedTags(tags, added, removedNames);
    if (next.length <= MAX_TAGS) wanted.push({ id, tags: next });
    else failures.push({ id, title, reason: text.tooManyTags(next.length, MAX_TAGS) });
  }
  await writeRows(tx, of, wanted, change, undo);
  if (of === 'wallpaper') await linkTags(tx, wanted, added, removed);
  return { changed: wanted.length, failures };
}

function changedTags(tags: string[], added: string[], removed: string[]): string[] {
  const dropped = new Set(removed.map(tagKey));
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

import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Jobs } from '~/db/jobs.queries.server';
import { retryingDeadlocks } from '~/db/transactions.server';
import { isUnderWay } from '~/features/background-tasks/tasks.queries.server';
import { startTask, type TaskStep } from '~/features/background-tasks/tasks.server';
import { holdCategory } from '~/features/taxonomy/categories/categories.queries.server';
import { setWallpaperTags, storedTagNames } from '~/features/taxonomy/tags/tags.commands.server';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { lockUntouched, type UndoneWallpaper, writeBack } from './bulk-edit.queries.server';
import { countUndo, forgetOldEdits, forgetOldest, takeUndoBatch } from './undo-edit.queries.server';

const MAX_AT_ONCE = 1000;
const UNDO_EDIT = 'undo-edit';

export const UndoRequest = z.object({ edit: z.uuid() });

/** A larger edit can't be undone: it would fill the database. */
const MAX_WALLPAPERS = 10_000;

/** Null for one that is too large to be undone. */
export async function newEdit(em: EntityManager, wallpapers: number): Promise<string | null> {
  if (wallpapers >= MAX_WALLPAPERS) return null;
  await forgetOldest(em);
  return randomUUID();
}

interface Undone {
  undone: number;
  /** Changed or deleted since the edit. */
  changed: number;
}

/** One batch. Null when nothing is left. */
const undoBatch = (em: EntityManager, edit: string): Promise<Undone | null> =>
  retryingDeadlocks(em, async (tx) => {
    const batch = await takeUndoBatch(tx, edit);
    if (!batch) return null;
    const { wallpapers } = batch;
    const categories = new Set<number>();
    for (const id of new Set(wallpapers.flatMap(({ was }) => was.category_id ?? [])))
      if (await holdCategory(tx, id)) categories.add(id);
    const inCategory = ({ id, was }: UndoneWallpaper): UndoneWallpaper =>
      was.category_id && !categories.has(was.category_id) ? { id, was: { ...was, category_id: null } } : { id, was };
    const drafts = await lockUntouched(tx, 'draft', wallpapers);
    await writeBack(tx, 'draft', drafts.map(inCategory));
    const isDraft = new Set(drafts.map(({ id }) => id));
    const others = wallpapers.filter(({ id }) => !isDraft.has(id));
    // Tags before rows: locks are always taken in this order.
    await storedTagNames(tx, [...new Set(others.flatMap(({ was }) => was.tags ?? []))]);
    const rows = (await lockUntouched(tx, 'wallpaper', others)).map(inCategory);
    for (const { id, was } of rows) if (was.tags) was.tags = await setWallpaperTags(tx, id, was.tags);
    await writeBack(tx, 'wallpaper', rows);
    const undone = drafts.length + rows.length;
    return { undone, changed: wallpapers.length - undone };
  });

/** Undoes a bulk edit, except where somebody changed the same fields since. @throws not_found after a day, conflict while it runs */
export async function undoEdit(em: EntityManager, edit: string): Promise<Undone & { isInBackground: boolean }> {
  const text = messagesOf('wallpaperList').edit.undo;
  if (await isUnderWay(em, { undo: edit })) throw new DomainError('conflict', text.running);
  const total = await countUndo(em, edit);
  if (total === 0) throw new DomainError('conflict', text.nothing);
  if (total > MAX_AT_ONCE) {
    await startTask(em, UNDO_EDIT, { title: text.task, total, input: { edit } });
    return { undone: total, changed: 0, isInBackground: true };
  }
  const sum: Undone = { undone: 0, changed: 0 };
  for (let batch = await undoBatch(em, edit); batch; batch = await undoBatch(em, edit)) {
    sum.undone += batch.undone;
    sum.changed += batch.changed;
  }
  return { ...sum, isInBackground: false };
}

export const UNDO_TASKS: Record<string, TaskStep> = {
  [UNDO_EDIT]: async (em, _store, { edit }: { edit: string }) => {
    const batch = await undoBatch(em, edit);
    return { done: batch?.undone ?? 0, failed: batch?.changed ?? 0, isLast: batch === null };
  },
};

export const UNDO_JOBS: Jobs = { 'forget-trash': (em) => forgetOldEdits(em) };

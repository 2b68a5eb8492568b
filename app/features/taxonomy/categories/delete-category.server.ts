import type { EntityManager } from '@mikro-orm/postgresql';
import { Category } from '~/db/entities/category.entity';
import type { Jobs } from '~/db/jobs.queries.server';
import { retryOnConflict, tryTransaction } from '~/db/transactions.server';
import { BATCH, taskStep, workNowOrLater } from '~/features/background-tasks/now-or-later.server';
import { startTask, type TaskStep } from '~/features/background-tasks/tasks.server';
import { isolate } from '~/lib/bidi';
import { messagesOf } from '~/messages/messages';
import { findHaltedDeletions, getCategory, hideCategory, releaseWallpapers } from './categories.queries.server';

const DELETE_CATEGORY = 'delete-category';

/** Deletes the row once no wallpaper, in the gallery or the trash, uses it. */
async function releaseBatch(em: EntityManager, { id }: { id: number }): Promise<{ done: number; isLast: boolean }> {
  const result = await tryTransaction(em, async (tx) => {
    const done = await releaseWallpapers(tx, id, 'wallpaper', BATCH);
    if (done > 0 || (await releaseWallpapers(tx, id, 'trashed', BATCH)) > 0) return { done, isLast: false };
    await tx.nativeDelete(Category, { id, deletedAt: { $ne: null } });
    return { done: 0, isLast: true };
  });
  return result ?? { done: 0, isLast: false };
}

export const CATEGORY_TASKS: Record<string, TaskStep> = { [DELETE_CATEGORY]: taskStep(releaseBatch) };

/** Hidden at once, with its redirects. Its wallpapers are released in batches. @throws not_found */
export async function deleteCategory(
  em: EntityManager,
  id: number,
): Promise<{ name: string; count: number; isInBackground: boolean }> {
  const { name, uses } = await getCategory(em, id);
  await retryOnConflict(em, (tx) => hideCategory(tx, id));
  const work = { title: messagesOf('taxonomy').category.deleting(isolate(name)), total: uses, input: { id } };
  return { name, ...(await workNowOrLater(em, DELETE_CATEGORY, releaseBatch, work)) };
}

export async function resumeCategoryDeletions(em: EntityManager): Promise<void> {
  for (const { id, uses } of await findHaltedDeletions(em)) {
    await startTask(em, DELETE_CATEGORY, {
      title: messagesOf('taxonomy').category.deletingOne,
      total: uses,
      input: { id },
    });
  }
}

export const CATEGORY_JOBS: Jobs = { 'sweep-leftovers': resumeCategoryDeletions };

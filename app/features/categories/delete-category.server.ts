import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { retryOnConflict, tryTransaction } from '~/db/transactions.server';
import { BATCH, taskStep, workNowOrLater } from '~/features/background-tasks/now-or-later.server';
import { startTask, type TaskStep } from '~/features/background-tasks/tasks.server';
import { getCategory } from './categories.queries.server';

const DELETE_CATEGORY = 'delete-category';

/** Releases the next wallpapers, then those in the trash; takes the row away when there are none. */
async function releaseBatch(em: EntityManager, { id }: { id: number }): Promise<{ done: number; isLast: boolean }> {
  const result = await tryTransaction(em, async (tx) => {
    for (const table of ['wallpaper', 'trashed_wallpaper']) {
      const released = await query(
        tx,
        `update ${table} w set category_id = null, updated_at = now()
         from (select id from ${table} where category_id = ? order by id limit ? for no key update) part
         where w.id = part.id returning w.id`,
        [id, BATCH],
      );
      if (released.length > 0) return { done: table === 'wallpaper' ? released.length : 0, isLast: false };
    }
    await query(tx, 'delete from category where id = ? and deleted_at is not null', [id]);
    return { done: 0, isLast: true };
  });
  return result ?? { done: 0, isLast: false };
}

/** The tasks about categories, by kind. */
export const CATEGORY_TASKS: Record<string, TaskStep> = { [DELETE_CATEGORY]: taskStep(releaseBatch) };

/**
 * Deletes a category; its wallpapers live on without one. For everybody else it is gone at once, name, words and addresses
 * included, however long it takes to release its wallpapers. @throws not_found
 */
export async function deleteCategory(
  em: EntityManager,
  id: number,
): Promise<{ name: string; count: number; isInBackground: boolean }> {
  const { name, uses } = await getCategory(em, id);
  await retryOnConflict(em, (tx) =>
    query(
      tx,
      `with gone as (
         update category set deleted_at = now(), name = '~', slug = '~' || id where id = ? and deleted_at is null
         returning id
       )
       delete from category_redirect where category_id in (select id from gone)`,
      [id],
    ),
  );
  const work = { title: `Deleting the category “${name}”`, total: uses, input: { id } };
  return { name, ...(await workNowOrLater(em, DELETE_CATEGORY, releaseBatch, work)) };
}

/** Goes on where a kill has broken off a deletion. */
export async function resumeCategoryDeletions(em: EntityManager): Promise<void> {
  const rows: { id: number; uses: number }[] = await query(
    em,
    `select c.id, coalesce(sum(n.count), 0)::int as uses from category c
     left join wallpaper_count n on n.category_id = c.id
     where c.deleted_at < now() - interval '1 minute' group by c.id`,
  );
  for (const { id, uses } of rows) {
    await startTask(em, DELETE_CATEGORY, { title: 'Deleting a category', total: uses, input: { id } });
  }
}

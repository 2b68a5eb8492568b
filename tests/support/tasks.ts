import type { EntityManager } from '@mikro-orm/postgresql';
import { runTask, type TaskStep } from '~/features/background-tasks/tasks.server';
import { fileStore } from '~/storage/store.server';
import { query } from './query';

/** Works on every task until none is left, as the jobs process would. */
export async function workThroughTasks(em: EntityManager, kinds: Record<string, TaskStep>): Promise<void> {
  for (;;) {
    const [next] = await query(em, `select id from task where state in ('waiting', 'running') order by id limit 1`);
    if (!next) return;
    await runTask(em, fileStore(), next.id, kinds);
  }
}

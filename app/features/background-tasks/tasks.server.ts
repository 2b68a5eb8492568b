import type { EntityManager } from '@mikro-orm/postgresql';
import { ago } from '~/db/clock.server';
import { Task } from '~/db/entities/task.entity';
import { addJob, type Jobs } from '~/db/jobs.queries.server';
import { DAY_MS } from '~/lib/interval';
import type { FileStore } from '~/storage/file-store.server';
import { fileStore } from '~/storage/store.server';
import type { TaskView } from './task.view';
import { beginTask, findLostTasks, lockSameTask, noteBatch } from './tasks.queries.server';

export const RUN_TASK = 'run-task';

/** After the jobs of single wallpapers, which someone is waiting for. Lower numbers run first. */
const PRIORITY = 10;
const MAX_ATTEMPTS = 10;
/** How long a task runs before other jobs get a turn. */
const SLICE_MS = 5000;
const TEN_MINUTES_MS = 600_000;

/**
 * One batch of a task, called until `isLast`. Must be safe to repeat: a batch runs again after a kill.
 * An `input` in the answer replaces the one that the next batch gets.
 */
export type TaskStep = (
  em: EntityManager,
  store: FileStore,
  // Each kind knows the type that it was started with.
  input: never,
) => Promise<{ done: number; failed: number; isLast: boolean; input?: Record<string, unknown> }>;

const enqueue = (em: EntityManager, id: number) =>
  addJob(em, RUN_TASK, id, { attempts: MAX_ATTEMPTS, priority: PRIORITY });

/** Starts nothing when a task with the same kind and input is unfinished. Returns the id of the task that runs. */
export async function startTask(
  em: EntityManager,
  kind: string,
  { title, total, input }: { title: string; total: number; input: Record<string, unknown> },
): Promise<number> {
  return em.fork().transactional(async (tx) => {
    const same = await lockSameTask(tx, kind, input);
    if (same !== null) return same;
    const id = await tx.insert(Task, { kind, input, title, total });
    await enqueue(tx, id);
    return id;
  });
}

export async function runTask(
  em: EntityManager,
  store: FileStore,
  id: number,
  kinds: Record<string, TaskStep>,
): Promise<void> {
  const task = await beginTask(em, id);
  if (!task) return;
  const step = kinds[task.kind];
  if (!step) throw new Error(`There is no task called ${task.kind}`);
  const end = Date.now() + SLICE_MS;
  let { input } = task;
  while (Date.now() < end) {
    const batch = await step(em.fork(), store, input as never);
    await noteBatch(em, id, batch);
    if (batch.isLast) return;
    input = batch.input ?? input;
  }
  await enqueue(em, id);
}

export async function resumeLostTasks(em: EntityManager): Promise<void> {
  for (const id of await findLostTasks(em, `${RUN_TASK}:`)) await enqueue(em, id);
}

async function giveUpTask(em: EntityManager, id: number): Promise<void> {
  await em.nativeUpdate(Task, { id }, { state: 'failed', endedAt: new Date() });
}

/** Successful tasks are listed for ten minutes, failed ones until they are dismissed, at most for a day. */
export async function listTasks(em: EntityManager): Promise<TaskView[]> {
  const isWorthReading = {
    $or: [{ state: { $ne: 'done' as const } }, { failed: { $gt: 0 } }, { endedAt: { $gte: ago(TEN_MINUTES_MS) } }],
  };
  const tasks = await em.find(Task, isWorthReading, { orderBy: { id: 'desc' }, limit: 5 });
  return tasks.map(({ id, title, total, done, failed, state }) => ({ id, title, total, done, failed, state }));
}

export async function putAwayTask(em: EntityManager, id: number): Promise<void> {
  await em.nativeDelete(Task, { id, state: { $in: ['done', 'failed'] } });
}

async function purgeExpiredTasks(em: EntityManager): Promise<void> {
  await em.nativeDelete(Task, { endedAt: { $lt: ago(DAY_MS) } });
}

export const taskJobs = (kinds: Record<string, TaskStep>): Jobs => ({
  [RUN_TASK]: async (em, { id }: { id: number }, job) => {
    try {
      await runTask(em, fileStore(), id, kinds);
    } catch (error) {
      if (job.attempts >= job.max_attempts) await giveUpTask(em.fork(), id);
      throw error;
    }
  },
  'forget-trash': purgeExpiredTasks,
});

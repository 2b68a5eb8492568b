/** Work on more rows than one request may wait for: done in batches by the jobs process, with a row that tells how far it is. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import type { FileStore } from '~/images/storage/file-store.server';
import type { TaskView } from './task.view';

export const RUN_TASK = 'run-task';

/** Behind the jobs of single wallpapers, which somebody waits for; a lower number comes first. */
const PRIORITY = 10;
const MAX_ATTEMPTS = 10;
/** How long a task may hold the queue before the others get their turn, in ms. */
const TURN_MS = 5000;

// biome-ignore lint/suspicious/noExplicitAny: each kind of task knows the shape of its own input
type TaskInput = any;

/** One batch of a task; called until `isLast`. A batch may be repeated after a kill, so it must not mind. */
export type TaskStep = (
  em: EntityManager,
  store: FileStore,
  input: TaskInput,
) => Promise<{ done: number; failed: number; isLast: boolean }>;

async function enqueue(em: EntityManager, id: number): Promise<void> {
  await query(
    em,
    `select graphile_worker.add_job(?, json_build_object('id', ?::int), job_key := ?, max_attempts := ?, priority := ?)`,
    [RUN_TASK, id, `${RUN_TASK}:${id}`, MAX_ATTEMPTS, PRIORITY],
  );
}

/** Begins a task. One of the same kind with the same input that is still under way goes on instead. Answers its id. */
export async function startTask(
  em: EntityManager,
  kind: string,
  { title, total, input }: { title: string; total: number; input: Record<string, unknown> },
): Promise<number> {
  return em.fork().transactional(async (tx) => {
    await query(tx, 'select pg_advisory_xact_lock(hashtextextended(?, 0))', [`task:${kind}`]);
    const same = [kind, JSON.stringify(input)];
    const [old] = await query(
      tx,
      `select id from task where kind = ? and input = ?::jsonb and state in ('waiting', 'running')`,
      same,
    );
    if (old) return old.id;
    const [row] = await query(
      tx,
      'insert into task (kind, input, title, total) values (?, ?::jsonb, ?, ?) returning id',
      [...same, title, total],
    );
    await enqueue(tx, row.id);
    return row.id;
  });
}

/** Works on a task for a while; queues it again when something is left to do. */
export async function runTask(
  em: EntityManager,
  store: FileStore,
  id: number,
  kinds: Record<string, TaskStep>,
): Promise<void> {
  const [task] = await query(
    em,
    `update task set state = 'running' where id = ? and state in ('waiting', 'running') returning kind, input`,
    [id],
  );
  if (!task) return;
  const step = kinds[task.kind];
  if (!step) throw new Error(`There is no task called ${task.kind}`);
  const end = Date.now() + TURN_MS;
  while (Date.now() < end) {
    const { done, failed, isLast } = await step(em.fork(), store, task.input);
    await query(
      em,
      `update task set done = done + ?, failed = failed + ?, state = case when ? then 'done' else state end,
         ended_at = case when ? then now() end
       where id = ?`,
      [done, failed, isLast, isLast, id],
    );
    if (isLast) return;
  }
  await enqueue(em, id);
}

/** Queues tasks again whose job has got lost. */
export async function resumeLostTasks(em: EntityManager): Promise<void> {
  const rows: { id: number }[] = await query(
    em,
    `select id from task t where state in ('waiting', 'running')
       and not exists (select from graphile_worker.jobs j where j.key = ? || t.id)`,
    [`${RUN_TASK}:`],
  );
  for (const { id } of rows) await enqueue(em, id);
}

/** Says of a task that its last attempt has failed. */
export async function giveUpTask(em: EntityManager, id: number): Promise<void> {
  await query(em, `update task set state = 'failed', ended_at = now() where id = ?`, [id]);
}

/** What is under way, and what has ended and was not put away yet. */
export async function listTasks(em: EntityManager): Promise<TaskView[]> {
  return query(em, 'select id, title, total, done, failed, state from task order by id desc limit 5');
}

/** Takes a task that has ended off the list. */
export async function putAwayTask(em: EntityManager, id: number): Promise<void> {
  await query(em, `delete from task where id = ? and state in ('done', 'failed')`, [id]);
}

/** Takes tasks off the list that ended a day ago. */
export async function forgetOldTasks(em: EntityManager): Promise<void> {
  await query(em, `delete from task where ended_at < now() - interval '1 day'`);
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';

/** Locks this kind of task until the commit. Returns an unfinished task with the same input, if any. */
export async function lockSameTask(
  tx: EntityManager,
  kind: string,
  input: Record<string, unknown>,
): Promise<number | null> {
  await query(tx)`select pg_advisory_xact_lock(hashtextextended(${`task:${kind}`}, 0))`;
  const [same] = await query<{ id: number }>(tx)`
    select id from task where kind = ${kind} and input = ${JSON.stringify(input)}::jsonb and state in ('waiting', 'running')`;
  return same?.id ?? null;
}

export async function isUnderWay(em: EntityManager, input: Record<string, unknown>): Promise<boolean> {
  const rows = await query(em)`
    select from task where input @> ${JSON.stringify(input)}::jsonb and state in ('waiting', 'running')`;
  return rows.length > 0;
}

interface BegunTask {
  kind: string;
  input: Record<string, unknown>;
}

export async function beginTask(em: EntityManager, id: number): Promise<BegunTask | null> {
  const [task] = await query<BegunTask>(em)`
    update task set state = 'running' where id = ${id} and state in ('waiting', 'running') returning kind, input`;
  return task ?? null;
}

export async function noteBatch(
  em: EntityManager,
  id: number,
  { done, failed, isLast, input }: { done: number; failed: number; isLast: boolean; input?: Record<string, unknown> },
): Promise<void> {
  await query(em)`update task set done = done + ${done}, failed = failed + ${failed},
      input = coalesce(${input ? JSON.stringify(input) : null}::jsonb, input),
      state = case when ${isLast} then 'done' else state end, ended_at = case when ${isLast} then now() end
    where id = ${id}`;
}

export async function findLostTasks(em: EntityManager, jobPrefix: string): Promise<number[]> {
  const rows = await query<{ id: number }>(em)`select id from task t where state in ('waiting', 'running')
    and not exists (select from graphile_worker.jobs j where j.key = ${jobPrefix} || t.id)`;
  return rows.map(({ id }) => id);
}

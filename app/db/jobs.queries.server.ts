import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from './sql.server';

interface JobOptions {
  attempts: number;
  /** A lower number comes first. */
  priority?: number;
}

/** Queues a job about one row; one that waits already is not queued twice. It begins when this transaction has ended. */
export async function addJob(
  em: EntityManager,
  name: string,
  id: number,
  { attempts, priority = 0 }: JobOptions,
): Promise<void> {
  await query(
    em,
    sql`select graphile_worker.add_job(${name}, json_build_object('id', ${id}::int), job_key := ${`${name}:${id}`},
      max_attempts := ${attempts}, priority := ${priority})`,
  );
}

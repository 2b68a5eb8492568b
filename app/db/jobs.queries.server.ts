import type { EntityManager } from '@mikro-orm/postgresql';
import type { Job } from 'graphile-worker';
import { query } from './sql.server';

/** What a feature does for the queue, by the job's name. Several features may have work under one name. */
export type Jobs = Record<string, (em: EntityManager, payload: never, job: Job) => Promise<unknown>>;

interface JobOptions {
  attempts: number;
  priority?: number;
  delaySeconds?: number;
}

/** Queues a job for one row, unless it is already waiting. It starts after this transaction. */
export async function addJob(
  em: EntityManager,
  name: string,
  id: number,
  { attempts, priority = 0, delaySeconds = 0 }: JobOptions,
): Promise<void> {
  await query(em)`
    select graphile_worker.add_job(${name}, json_build_object('id', ${id}::int), job_key := ${`${name}:${id}`},
    max_attempts := ${attempts}, priority := ${priority},
    run_at := now() + make_interval(secs => ${delaySeconds}))`;
}

/** Queues a running job again, with the attempts that it has left. The running one then has to succeed. */
export async function putOffJob(em: EntityManager, job: Job, seconds: number): Promise<void> {
  await query(em)`
    select graphile_worker.add_job(${job.task_identifier}, ${JSON.stringify(job.payload)}::json, job_key := ${job.key},
    max_attempts := ${job.max_attempts - job.attempts}, priority := ${job.priority},
    run_at := now() + make_interval(secs => ${seconds}))`;
}

/** No job takes this long, so its process was killed. Running a job twice is harmless. */
const ABANDONED = '10 minutes';

export async function freeAbandonedJobs(em: EntityManager): Promise<void> {
  await query(em)`select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker.jobs where locked_at < now() - ${ABANDONED}::interval
  ))`;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { RUN_TASK } from '~/features/background-tasks/tasks.server';

const MAX_FAILED = 50;

export async function readDatabaseBytes(em: EntityManager): Promise<number> {
  const [row] = await query<{ bytes: string }>(em)`select pg_database_size(current_database()) as bytes`;
  return Number(row?.bytes ?? 0);
}

export interface StoredPictures {
  originals: { pictures: number; bytes: number };
  withheld: { pictures: number; bytes: number };
}

/** Uploaded files only: the database does not store the sizes of renditions. */
export async function countStoredPictures(em: EntityManager): Promise<StoredPictures> {
  const [row] = await query<StoredPictures>(em)`select
    (select json_build_object('pictures', count(*), 'bytes', coalesce(sum(bytes), 0)) from wallpaper) as originals,
    (select json_build_object('pictures', count(*), 'bytes', coalesce(sum(bytes), 0)) from trashed_wallpaper) as withheld`;
  return row ?? { originals: { pictures: 0, bytes: 0 }, withheld: { pictures: 0, bytes: 0 } };
}

export async function readServerVersion(em: EntityManager): Promise<string> {
  const [row] = await query<{ version: string }>(em)`select current_setting('server_version') as version`;
  return row?.version ?? '';
}

export async function listMigrationNames(em: EntityManager): Promise<string[]> {
  const rows = await query<{ name: string }>(em)`select name from migration`;
  return rows.map(({ name }) => name);
}

export interface JobCounts {
  waiting: number;
  running: number;
  retrying: number;
  failed: number;
}

export async function countJobs(em: EntityManager): Promise<JobCounts> {
  const [row] = await query<JobCounts>(em)`select
    count(*) filter (where locked_at is null and last_error is null)::int as waiting,
    count(*) filter (where locked_at is not null)::int as running,
    count(*) filter (where locked_at is null and last_error is not null and attempts < max_attempts)::int as retrying,
    count(*) filter (where locked_at is null and last_error is not null and attempts >= max_attempts)::int as failed
    from graphile_worker.jobs`;
  return row ?? { waiting: 0, running: 0, retrying: 0, failed: 0 };
}

export interface FailedJobRow {
  id: string;
  name: string;
  key: string | null;
  /** Only background tasks have one. */
  title: string | null;
  error: string;
  attempts: number;
  failed_at: Date | string;
  /** Null when the job is not retried automatically. */
  next_at: Date | string | null;
}

/** Jobs that are no longer retried come first. */
export function listFailedJobs(em: EntityManager): Promise<FailedJobRow[]> {
  return query<FailedJobRow>(em)`
    select j.id::text, j.task_identifier as name, j.key, t.title, j.last_error as error, j.attempts,
      j.updated_at as failed_at, case when j.attempts < j.max_attempts then j.run_at end as next_at
    from graphile_worker.jobs j left join task t on j.key = ${`${RUN_TASK}:`} || t.id
    where j.last_error is not null and j.locked_at is null
    order by next_at nulls first, j.id limit ${MAX_FAILED}`;
}

/** Retries at once, with a fresh set of attempts. False when the job has finished or is running. */
export async function rescheduleJob(em: EntityManager, id: string): Promise<boolean> {
  const rows = await query<{ key: string | null }>(em)`select key from graphile_worker.reschedule_jobs(
    array(select j.id from graphile_worker.jobs j where j.id = ${id}::bigint and j.last_error is not null),
    run_at := now(), attempts := 0)`;
  return rows.length > 0;
}

/** Otherwise the job would find its task already failed, and do nothing. */
export async function resumeTask(em: EntityManager, jobId: string): Promise<void> {
  await query(em)`update task t set state = 'waiting', ended_at = null from graphile_worker.jobs j
    where j.id = ${jobId}::bigint and j.key = ${`${RUN_TASK}:`} || t.id and t.state = 'failed'`;
}

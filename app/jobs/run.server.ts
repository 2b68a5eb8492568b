import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { type Runner, run, type Task, type TaskList } from 'graphile-worker';
import { forgetGalleryChanges } from '~/db/cache-invalidation.server';
import { freeAbandonedJobs, type Jobs } from '~/db/jobs.queries.server';
import { connectOrm } from '~/db/orm.server';
import { ACCOUNT_JOBS } from '~/features/accounts/sign-in-mail.server';
import { taskJobs } from '~/features/background-tasks/tasks.server';
import { CONTACT_JOBS } from '~/features/contact/contact-mail.server';
import { FOUND_TASKS } from '~/features/curation/bulk/found-wallpapers.server';
import { UNDO_JOBS, UNDO_TASKS } from '~/features/curation/bulk/undo-edit.server';
import { DOWNLOAD_JOBS } from '~/features/downloads/expire-recent-downloads.server';
import { publishDue } from '~/features/drafts/drafts.commands.server';
import { FILE_JOBS } from '~/features/files/rendition-jobs.server';
import { KEPT_LIST_JOBS } from '~/features/keeping/kept-lists.queries.server';
import { NEWSLETTER_JOBS, resumeLetters } from '~/features/newsletter/letters/letters.server';
import { FILE_CHECKS } from '~/features/operations/maintenance/missing-files.server';
import { DISK_JOBS, queueDiskCount, readDiskUse } from '~/features/operations/system/disk-use.server';
import {
  BACK_UP,
  forgetRunningBackup,
  NOTE_RUNNING_MS,
  noteRunningBackup,
  noteUnlessNoted,
} from '~/features/operations/system/last-backup.server';
import { noteSecret } from '~/features/operations/system/node-secrets.server';
import { REPORT_JOBS } from '~/features/reports/report-mail.server';
import { MISSED_SEARCH_JOBS } from '~/features/searches/missed-searches.commands.server';
import { VISITOR_JOBS } from '~/features/statistics/visitors.commands.server';
import { CATEGORY_JOBS, CATEGORY_TASKS } from '~/features/taxonomy/categories/delete-category.server';
import { TAG_JOBS, TAG_TASKS } from '~/features/taxonomy/tags/change-tags.server';
import { TRASH_JOBS, TRASH_TASKS } from '~/features/trash/trash.commands.server';
import { env } from '~/lib/env.server';
import { isUnavailable } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { logError } from '~/platform/log.server';
import { fileStore } from '~/storage/store.server';
import { sweepWorkDirs } from '~/storage/work-dir.server';
import { offerJobsMetrics } from './metrics.server';

const SWEEP_MS = 10 * 60_000;
const PUBLISH_MS = 1000;
const PUBLISH_AGAIN_MS = 30_000;

const TASKS = taskJobs({ ...TRASH_TASKS, ...FOUND_TASKS, ...UNDO_TASKS, ...CATEGORY_TASKS, ...TAG_TASKS });

const JOBS: Jobs[] = [
  { 'sweep-leftovers': freeAbandonedJobs },
  ...[FILE_JOBS, FILE_CHECKS, DISK_JOBS, CATEGORY_JOBS, TAG_JOBS, TRASH_JOBS, UNDO_JOBS, TASKS, DOWNLOAD_JOBS],
  ...[ACCOUNT_JOBS, CONTACT_JOBS, REPORT_JOBS, NEWSLETTER_JOBS, VISITOR_JOBS, MISSED_SEARCH_JOBS, KEPT_LIST_JOBS],
  { 'sweep-leftovers': forgetGalleryChanges },
];

const CRONTAB = `*/10 * * * * sweep-leftovers
7 * * * * forget-visitors
27 * * * * forget-unconfirmed
37 * * * * look-for-files
17 * * * * forget-trash
47 * * * * age-downloads
57 * * * * look-at-disk
*/5 * * * * schedule-letter`;

/** Once a day, on one machine. A machine that was off then catches up within twelve hours. */
function backupLine(): string {
  const [hour, minute] = env.BACKUP_TIME.split(':').map(Number);
  return `\n${minute} ${hour} * * * ${BACK_UP} ?fill=12h&max=1`;
}

interface JobOptions {
  /** Makes a backup and returns why it failed. Left out when no backups are wanted. */
  backUp?: () => Promise<string | null>;
}

export async function runJobs(databaseUrl: string, options: JobOptions = {}): Promise<{ stop(): Promise<void> }> {
  const orm = await connectOrm(databaseUrl);
  try {
    await freeAbandonedJobs(orm.em.fork());
    await resumeLetters(orm.em.fork());
    const backups = options.backUp && scheduleBackups(orm, options.backUp);
    const runner = await startRunner(orm, databaseUrl, backups?.begin);
    if (env.METRICS_PORT) await offerJobsMetrics(() => orm.em.fork());
    if (!(await readDiskUse(orm.em.fork()))) await queueDiskCount(orm.em.fork());
    // The crontab runs on one machine, but every machine has its own temporary folders.
    const keepUp = async () => {
      await sweepWorkDirs();
      if (env.SECRET_FINGERPRINT) await noteSecret(orm.em.fork(), env.SECRET_FINGERPRINT);
    };
    const sweeping = setInterval(() => keepUp().catch(logError), SWEEP_MS);
    const publishing = publishPlans(orm);
    return {
      async stop() {
        clearInterval(sweeping);
        await publishing.stop();
        await backups?.ended();
        await runner.stop();
        await orm.close();
      },
    };
  } catch (error) {
    await orm.close();
    throw error;
  }
}

/** Not a job: a backup may take hours, and the other jobs would wait for it. */
function scheduleBackups(orm: MikroORM, backUp: () => Promise<string | null>) {
  let running: Promise<void> | undefined;
  async function run(): Promise<void> {
    const startedAt = new Date();
    const note = () => noteRunningBackup(orm.em.fork(), startedAt).catch(logError);
    await note();
    const noting = setInterval(note, NOTE_RUNNING_MS);
    const reason = await backUp().catch((error: Error) => messagesOf('systemChecks').backup.notStarted(error.message));
    clearInterval(noting);
    if (reason) await noteUnlessNoted(orm.em.fork(), startedAt, { destination: env.BACKUP_DIR ?? '', reason });
    await forgetRunningBackup(orm.em.fork());
  }
  return {
    async begin(): Promise<void> {
      if (running) return console.error(messagesOf('systemChecks').backup.stillRunning);
      running = run()
        .catch(logError)
        .finally(() => (running = undefined));
    },
    ended: async () => running,
  };
}

/** Not a job, because a job may wait minutes behind another. Every process looks, and each picture is published once. */
function publishPlans(orm: MikroORM) {
  const stopped = new AbortController();
  /** Those that failed a moment ago. */
  const resting = new Set<number>();
  async function publish(): Promise<void> {
    for (const id of await publishDue(orm.em.fork(), fileStore(), resting)) {
      resting.add(id);
      setTimeout(() => resting.delete(id), PUBLISH_AGAIN_MS).unref();
    }
  }
  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      await publish().catch((error) => isUnavailable(error) || logError(error));
      await sleep(PUBLISH_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }
  const ended = run();
  return {
    async stop(): Promise<void> {
      stopped.abort();
      await ended;
    },
  };
}

/** Runs what features have under one name, in this order. */
function collect(orm: MikroORM, parts: Jobs[]): TaskList {
  const names = new Set(parts.flatMap((part) => Object.keys(part)));
  const run =
    (name: string): Task =>
    async (payload, { job }) => {
      for (const part of parts) await part[name]?.(orm.em.fork(), payload as never, job);
    };
  return Object.fromEntries([...names].map((name) => [name, run(name)]));
}

/** One job at a time, which leaves a core for pages. */
function startRunner(orm: MikroORM, databaseUrl: string, backUp?: () => Promise<void>): Promise<Runner> {
  return run({
    connectionString: databaseUrl,
    // A pooler may send the next statement to another session.
    noPreparedStatements: true,
    concurrency: 1,
    maxPoolSize: 3,
    noHandleSignals: true,
    crontab: backUp ? CRONTAB + backupLine() : CRONTAB,
    // A machine without backups doesn't know the job, and leaves it to another machine.
    taskList: { ...collect(orm, JOBS), ...(backUp && { [BACK_UP]: backUp }) },
  });
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { type Job, type Runner, run } from 'graphile-worker';
import { forgetGalleryChanges } from '~/db/cache-invalidation.server';
import { freeAbandonedJobs, putOffJob } from '~/db/jobs.queries.server';
import { connectOrm } from '~/db/orm.server';
import { MAIL_SIGN_IN, mailSignIn, type SignIn } from '~/features/accounts/sign-in-mail.server';
import {
  giveUpTask,
  purgeExpiredTasks,
  RUN_TASK,
  runTask,
  type TaskStep,
} from '~/features/background-tasks/tasks.server';
import { MAIL_CONTACT_MESSAGE, mailContactMessage, mailSettings } from '~/features/contact/contact-mail.server';
import { FOUND_TASKS } from '~/features/curation/bulk/found-wallpapers.server';
import { purgeExpiredDemand } from '~/features/demand/demand.commands.server';
import { rollDownloadWindows } from '~/features/downloads/roll-download-windows.server';
import { publishDue } from '~/features/drafts/drafts.commands.server';
import { sweepLeftovers } from '~/features/files/file-reconciler.server';
import { FINISH_WALLPAPER, makeRenditions } from '~/features/files/rendition-jobs.server';
import { purgeExpiredLists } from '~/features/keeping/kept-lists.queries.server';
import {
  confirmationSettings,
  MAIL_CONFIRMATION,
  mailConfirmation,
  purgeExpiredConfirmations,
} from '~/features/newsletter/confirmation.server';
import {
  resumeLetters,
  SEND_LETTER,
  sendLetter,
  sendScheduledLetter,
} from '~/features/newsletter/letters/letters.server';
import { findStoreProblem } from '~/features/operations/maintenance/gallery-files.server';
import { noteMissingFiles } from '~/features/operations/maintenance/missing-files.server';
import {
  COUNT_DISK,
  countDiskUse,
  countDiskUseWhenDue,
  queueDiskCount,
  readDiskUse,
} from '~/features/operations/system/disk-use.server';
import { noteUnlessNoted } from '~/features/operations/system/last-backup.server';
import { noteSecret } from '~/features/operations/system/node-secrets.server';
import { MAIL_REPORT, mailReport } from '~/features/reports/report-mail.server';
import { purgeExpiredVisitors } from '~/features/statistics/visitors.commands.server';
import { CATEGORY_TASKS, resumeCategoryDeletions } from '~/features/taxonomy/categories/delete-category.server';
import { resumeMerges, TAG_TASKS } from '~/features/taxonomy/tags/change-tags.server';
import { purgeExpiredTrash, TRASH_TASKS } from '~/features/trash/trash.commands.server';
import { env } from '~/lib/env.server';
import { isUnavailable } from '~/lib/errors';
import { isUndeliverable, MAX_MAIL_ATTEMPTS, MailError, pauseSeconds } from '~/lib/mail.server';
import { messagesOf } from '~/messages/messages';
import { logError } from '~/platform/log.server';
import { fileStore } from '~/storage/store.server';
import { sweepWorkDirs } from '~/storage/work-dir.server';
import { offerJobsMetrics } from './metrics.server';

const SWEEP_MS = 10 * 60_000;
const PUBLISH_MS = 1000;
const PUBLISH_AGAIN_MS = 30_000;

const TASKS: Record<string, TaskStep> = { ...TRASH_TASKS, ...FOUND_TASKS, ...CATEGORY_TASKS, ...TAG_TASKS };

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
  return `\n${minute} ${hour} * * * back-up ?fill=12h&max=1`;
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
    const reason = await backUp().catch((error: Error) => messagesOf('systemChecks').backup.notStarted(error.message));
    if (reason) await noteUnlessNoted(orm.em.fork(), startedAt, { destination: env.BACKUP_DIR ?? '', reason });
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

interface Row {
  id: number;
}

/** A mail that is put off waits half an hour or more. Other failures follow the queue's own pauses. */
async function retryMail(em: EntityManager, job: Job, error: unknown): Promise<void> {
  if (!(error instanceof MailError)) throw error;
  const isLast = job.attempts >= job.max_attempts;
  if (error.outcome === 'deferred' && !isLast) {
    logError(error);
    const attempts = MAX_MAIL_ATTEMPTS - job.max_attempts + job.attempts;
    return putOffJob(em, job, pauseSeconds(Math.max(1, attempts)));
  }
  if (!isUndeliverable(error)) throw error;
  logError(error);
}

/** One job at a time, which leaves a core for pages. */
function startRunner(orm: MikroORM, databaseUrl: string, backUp?: () => Promise<void>): Promise<Runner> {
  /** Mail that waits is dropped when mail is no longer set up, or when its mailbox doesn't exist. */
  const mailing =
    <Settings, Payload>(
      read: (em: EntityManager) => Promise<Settings | null>,
      send: (em: EntityManager, settings: Settings, payload: Payload) => Promise<void>,
    ) =>
    async (payload: unknown, { job }: { job: Job }) => {
      const em = orm.em.fork();
      const settings = await read(em);
      if (settings) await send(em, settings, payload as Payload).catch((error) => retryMail(em, job, error));
    };
  return run({
    connectionString: databaseUrl,
    // A pooler may send the next statement to another session.
    noPreparedStatements: true,
    concurrency: 1,
    maxPoolSize: 3,
    noHandleSignals: true,
    crontab: backUp ? CRONTAB + backupLine() : CRONTAB,
    taskList: {
      // A machine without backups doesn't know the job, and leaves it to another machine.
      ...(backUp && { 'back-up': backUp }),
      [FINISH_WALLPAPER]: async (payload) => {
        await makeRenditions(orm.em.fork(), fileStore(), (payload as { id: number }).id);
      },
      [MAIL_CONTACT_MESSAGE]: mailing(mailSettings, (em, settings, { id }: Row) =>
        mailContactMessage(em, settings, id),
      ),
      [MAIL_REPORT]: mailing(mailSettings, (em, settings, { id }: Row) => mailReport(em, settings, id)),
      [MAIL_SIGN_IN]: mailing(mailSettings, (_em, settings, signIn: SignIn) => mailSignIn(settings, signIn)),
      [MAIL_CONFIRMATION]: mailing(confirmationSettings, (em, settings, { id }: Row) =>
        mailConfirmation(em, settings, id),
      ),
      [SEND_LETTER]: mailing(confirmationSettings, (em, settings, { id }: Row) => sendLetter(em, settings, id)),
      'schedule-letter': () => sendScheduledLetter(orm.em.fork()),
      'forget-unconfirmed': () => purgeExpiredConfirmations(orm.em.fork()),
      'sweep-leftovers': async () => {
        await freeAbandonedJobs(orm.em.fork());
        if (!(await findStoreProblem(orm.em.fork(), fileStore()))) await sweepLeftovers(orm.em.fork(), fileStore());
        await resumeCategoryDeletions(orm.em.fork());
        await resumeMerges(orm.em.fork());
        await resumeLetters(orm.em.fork());
        await forgetGalleryChanges(orm.em.fork());
      },
      'forget-visitors': async () => {
        await purgeExpiredVisitors(orm.em.fork());
        await purgeExpiredDemand(orm.em.fork());
        await purgeExpiredLists(orm.em.fork());
      },
      'age-downloads': () => rollDownloadWindows(orm.em.fork()),
      'look-at-disk': () => countDiskUseWhenDue(orm.em.fork()),
      [COUNT_DISK]: () => countDiskUse(orm.em.fork()),
      'look-for-files': () => noteMissingFiles(orm.em.fork(), fileStore()),
      'forget-trash': async () => {
        await purgeExpiredTrash(orm.em.fork(), fileStore());
        await purgeExpiredTasks(orm.em.fork());
      },
      [RUN_TASK]: async (payload, { job }) => {
        const { id } = payload as { id: number };
        try {
          await runTask(orm.em.fork(), fileStore(), id, TASKS);
        } catch (error) {
          if (job.attempts >= job.max_attempts) await giveUpTask(orm.em.fork(), id);
          throw error;
        }
      },
    },
  });
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { MAIL_ANSWER, MAIL_CONTACT_MESSAGE } from '~/features/contact/contact-mail.server';
import { FINISH_WALLPAPER } from '~/features/files/rendition-jobs.server';
import { MAIL_CONFIRMATION } from '~/features/newsletter/confirmation.server';
import { MAIL_REPORT } from '~/features/reports/report-mail.server';
import { listDamaged } from '~/features/wallpapers/damaged-rows.queries.server';
import { truncate } from '~/lib/clean-text';
import { env } from '~/lib/env.server';
import { type Messages, messagesOf } from '~/messages/messages';
import { version } from '../../../../package.json';
import { DISK_KINDS, readDiskUse, readFreeBytes } from './disk-use.server';
import { backupWarning, readLastBackups, readRunningBackup } from './last-backup.server';
import {
  countJobs,
  type FailedJobRow,
  listFailedJobs,
  readServerVersion,
  rescheduleJob,
  resumeTask,
} from './system.queries.server';

const MAX_ERROR_CHARACTERS = 300;

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

const TITLES: Record<string, keyof Messages['systemChecks']['jobs']> = {
  [FINISH_WALLPAPER]: 'renditions',
  [MAIL_CONTACT_MESSAGE]: 'contactMail',
  [MAIL_ANSWER]: 'answerMail',
  [MAIL_REPORT]: 'reportMail',
  [MAIL_CONFIRMATION]: 'confirmationMail',
};

function sayTitle({ title, name, key }: FailedJobRow): string {
  const id = key?.split(':')[1];
  const known = TITLES[name];
  return title ?? (id && known ? messagesOf('systemChecks').jobs[known](id) : name);
}

const iso = (date: Date | string) => new Date(date).toISOString();

const toView = (row: FailedJobRow) => ({
  id: row.id,
  title: sayTitle(row),
  error: truncate(row.error, MAX_ERROR_CHARACTERS),
  attempts: row.attempts,
  failedAt: iso(row.failed_at),
  nextAt: row.next_at && iso(row.next_at),
});

export async function readSystem(em: EntityManager) {
  const [postgresql, jobs, failed, disk, backups, freeBytes, damagedRows, runningSince] = await Promise.all([
    readServerVersion(em.fork()),
    countJobs(em.fork()),
    listFailedJobs(em.fork()),
    readDiskUse(em),
    readLastBackups(em),
    readFreeBytes(),
    listDamaged(em.fork()),
    readRunningBackup(em),
  ]);
  return {
    versions: { tapeta: version, node: process.versions.node, postgresql },
    now: new Date().toISOString(),
    startedAt,
    disk: disk && {
      bucket: disk.value.bucket,
      kinds: DISK_KINDS.map((kind) => ({ kind, bytes: disk.value.bytes[kind] })),
      countedAt: iso(disk.notedAt),
    },
    freeBytes,
    backup: backups.good && { at: iso(backups.good.notedAt), ...backups.good.value },
    failedBackup: backups.failure && { at: iso(backups.failure.notedAt), ...backups.failure.value },
    backupWarning: backupWarning(backups),
    runningBackup: runningSince,
    canBackUp: env.BACKUP_DIR !== undefined,
    jobs,
    failedJobs: failed.map(toView),
    damagedRows,
  };
}

/** False, and nothing changes, when the job has finished or is running. */
export function retryJob(em: EntityManager, id: string): Promise<boolean> {
  return em.fork().transactional(async (tx) => {
    const isAgain = await rescheduleJob(tx, id);
    if (isAgain) await resumeTask(tx, id);
    return isAgain;
  });
}

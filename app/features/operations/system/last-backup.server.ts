import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '~/db/jobs.queries.server';
import { env } from '~/lib/env.server';
import { messagesOf } from '~/messages/messages';
import { periodBetween } from './system.view';
import { type Noted, readNote, removeNote, writeNote } from './system-notes.server';

const GOOD = 'backup';
const FAILURE = 'backup-failure';
const RUNNING = 'backup-running';
export const BACK_UP = 'back-up';
/** A running backup notes that it runs, so a killed one is soon forgotten. */
export const NOTE_RUNNING_MS = 30_000;
const FORGOTTEN_MS = 4 * NOTE_RUNNING_MS;
/** Backups run once a day. */
const LATE_MS = 2 * 24 * 60 * 60_000;

export interface Backup {
  /** A path, an s3:// address, or standard output. */
  destination: string;
  bytes: number;
  wallpapers: number;
  /** Written to BACKUP_DIR, perhaps by a timer outside the site. Such backups are expected every day. */
  isKept?: boolean;
}

export interface BackupFailure {
  destination: string;
  reason: string;
}

export interface LastBackups {
  good: Noted<Backup> | null;
  /** Null when a good backup came later. */
  failure: Noted<BackupFailure> | null;
}

/** Records a finished backup for the System page. */
export const noteBackup = (em: EntityManager, backup: Backup): Promise<void> => writeNote(em, GOOD, backup);

export const noteFailedBackup = (em: EntityManager, failure: BackupFailure): Promise<void> =>
  writeNote(em, FAILURE, failure);

export async function readLastBackups(em: EntityManager): Promise<LastBackups> {
  const [good, failure] = [await readNote<Backup>(em, GOOD), await readNote<BackupFailure>(em, FAILURE)];
  return { good, failure: failure && good && good.notedAt > failure.notedAt ? null : failure };
}

/** Starts what the daily job does. A waiting one is not queued twice. False without BACKUP_DIR. */
export async function queueBackup(em: EntityManager): Promise<boolean> {
  if (!env.BACKUP_DIR) return false;
  await addJob(em, BACK_UP, 0, { attempts: 1 });
  await noteRunningBackup(em, new Date());
  return true;
}

export const noteRunningBackup = (em: EntityManager, since: Date): Promise<void> =>
  writeNote(em, RUNNING, { since: since.toISOString() });

export const forgetRunningBackup = (em: EntityManager): Promise<void> => removeNote(em, RUNNING);

/** When the backup that runs was started. */
export async function readRunningBackup(em: EntityManager, now = new Date()): Promise<string | null> {
  const note = await readNote<{ since: string }>(em, RUNNING);
  return note && now.getTime() - note.notedAt.getTime() < FORGOTTEN_MS ? note.value.since : null;
}

/** For a backup process that may have ended without recording its result. */
export async function noteUnlessNoted(em: EntityManager, since: Date, failure: BackupFailure): Promise<void> {
  const { good, failure: noted } = await readLastBackups(em);
  if ([good, noted].every((note) => !note || note.notedAt < since)) await noteFailedBackup(em, failure);
}

/** Tells the administrator what is wrong with the backups. Null when they are fine. */
export function backupWarning({ good, failure }: LastBackups, now = new Date()): string | null {
  const age = good && periodBetween(good.notedAt.toISOString(), now.toISOString());
  const text = messagesOf('systemChecks').backup;
  if (failure) return age ? text.failed(age) : text.neverGood;
  const isDaily = env.BACKUP_DIR !== undefined || good?.value.isKept;
  const isLate = good && isDaily && now.getTime() - good.notedAt.getTime() > LATE_MS;
  return isLate && age ? text.late(age) : null;
}

/** The same for the overview, which also asks for a first backup. */
export const backupToDo = (backups: LastBackups): string | null =>
  backupWarning(backups) ?? (backups.good ? null : messagesOf('systemChecks').backup.none);

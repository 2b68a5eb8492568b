import type { EntityManager } from '@mikro-orm/postgresql';
import { env } from '~/lib/env.server';
import { periodBetween } from './system.view';
import { type Noted, readNote, writeNote } from './system-notes.server';

const GOOD = 'backup';
const FAILURE = 'backup-failure';
/** There is one a day. */
const LATE_MS = 2 * 24 * 60 * 60_000;

export interface Backup {
  /** Where it went: a path, an s3:// address, or standard output. */
  destination: string;
  bytes: number;
  wallpapers: number;
  /** In BACKUP_DIR, perhaps of a timer that the site doesn't know: another one is expected every day. */
  isKept?: boolean;
}

export interface BackupFailure {
  destination: string;
  reason: string;
}

export interface LastBackups {
  good: Noted<Backup> | null;
  /** Null when a good one came after it. */
  failure: Noted<BackupFailure> | null;
}

/** For the System page, once the backup is complete. */
export const noteBackup = (em: EntityManager, backup: Backup): Promise<void> => writeNote(em, GOOD, backup);

export const noteFailedBackup = (em: EntityManager, failure: BackupFailure): Promise<void> =>
  writeNote(em, FAILURE, failure);

export async function readLastBackups(em: EntityManager): Promise<LastBackups> {
  const [good, failure] = [await readNote<Backup>(em, GOOD), await readNote<BackupFailure>(em, FAILURE)];
  return { good, failure: failure && good && good.notedAt > failure.notedAt ? null : failure };
}

/** For a process that may have ended before it could say how. */
export async function noteUnlessNoted(em: EntityManager, since: Date, failure: BackupFailure): Promise<void> {
  const { good, failure: noted } = await readLastBackups(em);
  if ([good, noted].every((note) => !note || note.notedAt < since)) await noteFailedBackup(em, failure);
}

/** What the administrator has to look into, in a sentence or two; null when nothing. */
export function backupWarning({ good, failure }: LastBackups, now = new Date()): string | null {
  const age = good && periodBetween(good.notedAt.toISOString(), now.toISOString());
  if (failure)
    return `The last backup failed. ${age ? `The last good one is ${age} old.` : 'There is no good one yet.'}`;
  const isDaily = env.BACKUP_DIR !== undefined || good?.value.isKept;
  const isLate = good && isDaily && now.getTime() - good.notedAt.getTime() > LATE_MS;
  return isLate ? `The last backup is ${age} old, though there should be one every day.` : null;
}

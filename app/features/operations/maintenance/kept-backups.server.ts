/** A folder of backups, on a disk or in a bucket, that keeps the newest. Their names contain the time. */
import { mkdir } from 'node:fs/promises';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { FileStore } from '~/storage/file-store.server';
import { archiveIn, isInBucket, listArchives, removeArchive } from './archive-place.server';
import { type BackupReport, writeBackup } from './backup.server';
import { checkArchive } from './check-archive.server';

/** Only files with such a name are ever removed. */
const OWN_NAME = /^tapeta-\d{8}T\d{6}Z\.tar$/;

const nameAt = (time: Date) => `tapeta-${time.toISOString().replace(/[-:]|\.\d+/g, '')}.tar`;

export interface KeptBackup extends BackupReport {
  file: string;
  /** Names of the removed backups. */
  removed: string[];
}

/** Removes older backups only after the new one was read and is complete, and else the new one. @throws invalid when it is not */
export async function writeKeptBackup(
  databaseUrl: string,
  store: FileStore,
  folder: string,
  keep: number,
): Promise<KeptBackup> {
  if (!isInBucket(folder)) await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = archiveIn(folder, nameAt(new Date()));
  const report = await writeBackup(databaseUrl, store, file);
  const { problems } = await checkArchive(file);
  // Pictures that the site has lost are missing from the backup too.
  if (problems.length > report.missing.length) {
    await removeArchive(file);
    throw new DomainError('invalid', messagesOf('maintenance').notWhole(file, problems));
  }
  return { ...report, file, removed: await removeOlder(folder, keep) };
}

async function removeOlder(folder: string, keep: number): Promise<string[]> {
  const names = await listArchives(folder);
  const old = names.filter((name) => OWN_NAME.test(name)).sort();
  const removed = old.slice(0, Math.max(0, old.length - keep));
  for (const name of removed) await removeArchive(archiveIn(folder, name));
  return removed;
}

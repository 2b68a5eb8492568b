import { chownSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isInBucket, tryOutBucket } from '~/features/operations/maintenance/archive-place.server';
import { env, objectService, objectStorage } from '~/lib/env.server';
import { errorCode } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { log } from '~/platform/log.server';
import { describeRefusal, httpStatus } from '~/storage/s3-errors.server';
import { tryOutStorage } from '~/storage/store.server';
import { CommandError } from './command-error.server';
import { makeDirs } from './data-dir.server';
import { dataOwner } from './data-owner.server';
import { waitUntil } from './wait.server';

const WAIT_MS = 30_000;

/** Tries out the bucket that keeps the files, and waits for a service that does not answer. @throws CommandError */
export async function requireStorage(): Promise<void> {
  const settings = objectStorage();
  if (!settings) return;
  let sentence = '';
  const works = async () => {
    try {
      await tryOutStorage();
      return true;
    } catch (error) {
      sentence = messagesOf('launcher').storageUnusable(
        describeRefusal(error, `S3_BUCKET ${settings.bucket}`, settings),
      );
      const status = httpStatus(error);
      if (status && status < 500) throw new CommandError(sentence);
      return false;
    }
  };
  if (!(await waitUntil(works, WAIT_MS))) throw new CommandError(sentence);
}

/** Tries out BACKUP_DIR. A service that does not answer is only a warning: it may be back before the backup. @throws CommandError */
export async function requireBackupFolder(): Promise<void> {
  const folder = env.BACKUP_DIR;
  if (!folder) return;
  const service = objectService();
  if (!isInBucket(folder) || !service) return tryOutFolder(folder);
  await tryOutBucket(folder).catch((error) => {
    const refusal = describeRefusal(error, `BACKUP_DIR ${folder}`, service);
    const status = httpStatus(error);
    if (status && status < 500) throw new CommandError(messagesOf('launcher').storageUnusable(refusal));
    log.warn(messagesOf('launcher').backupFolderUnchecked(folder, refusal));
  });
}

function tryOutFolder(folder: string): void {
  const probe = path.join(folder, `tapeta-${process.pid}.try`);
  try {
    if (!existsSync(folder)) {
      makeDirs(folder, 0o700);
      // A backup started by root continues as this user.
      if (process.getuid?.() === 0) chownSync(folder, dataOwner().uid, dataOwner().gid);
    }
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new CommandError(messagesOf('launcher').folderUnwritable(`BACKUP_DIR ${folder}`, errorCode(error)));
  }
}

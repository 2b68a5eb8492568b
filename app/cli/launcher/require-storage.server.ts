import { chownSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isInBucket, tryOutBucket } from '~/features/operations/maintenance/archive-place.server';
import { env, objectService, objectStorage } from '~/lib/env.server';
import { errorCode } from '~/lib/errors';
import { log } from '~/platform/log.server';
import { describeRefusal, httpStatus } from '~/storage/s3-errors.server';
import { tryOutStorage } from '~/storage/store.server';
import { CommandError } from './command-error.server';
import { makeDirs } from './data-dir.server';
import { dataOwner } from './data-owner.server';
import { waitUntil } from './wait.server';

const WAIT_MS = 30_000;

/** Ends the command with a sentence unless files can be kept where the settings say; waits for a service that does not answer. */
export async function requireStorage(): Promise<void> {
  const settings = objectStorage();
  if (!settings) return;
  let sentence = '';
  const works = async () => {
    try {
      await tryOutStorage();
      return true;
    } catch (error) {
      sentence = `Tapeta cannot start: ${describeRefusal(error, `S3_BUCKET ${settings.bucket}`, settings)}.`;
      const status = httpStatus(error);
      if (status && status < 500) throw new CommandError(sentence);
      return false;
    }
  };
  if (!(await waitUntil(works, WAIT_MS))) throw new CommandError(sentence);
}

/** Ends the start with a sentence where BACKUP_DIR takes no backups; not while its service is away, which may be back by night. */
export async function requireBackupFolder(): Promise<void> {
  const folder = env.BACKUP_DIR;
  if (!folder) return;
  const service = objectService();
  if (!isInBucket(folder) || !service) return tryOutFolder(folder);
  await tryOutBucket(folder).catch((error) => {
    const refusal = describeRefusal(error, `BACKUP_DIR ${folder}`, service);
    const status = httpStatus(error);
    if (status && status < 500) throw new CommandError(`Tapeta cannot start: ${refusal}.`);
    log.warn(`BACKUP_DIR ${folder} cannot be tried out: ${refusal}.`);
  });
}

function tryOutFolder(folder: string): void {
  const probe = path.join(folder, `tapeta-${process.pid}.try`);
  try {
    if (!existsSync(folder)) {
      makeDirs(folder, 0o700);
      // A backup that root starts goes on as this user.
      if (process.getuid?.() === 0) chownSync(folder, dataOwner().uid, dataOwner().gid);
    }
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new CommandError(`Tapeta cannot start: BACKUP_DIR ${folder} cannot be written to (${errorCode(error)}).`);
  }
}

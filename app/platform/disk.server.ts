import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { DomainError, errorCode } from '~/lib/errors';
import { noteFailure } from './failure-reason.server';

const DISK_FULL = ['ENOSPC', 'EDQUOT'];
const DISK_BROKEN = ['EROFS', 'EIO', 'EACCES', 'EPERM'];

export function toStorageError(error: unknown): unknown {
  const code = errorCode(error);
  if (DISK_FULL.includes(code) || DISK_BROKEN.includes(code)) noteFailure(`disk: ${code}`);
  if (DISK_FULL.includes(code)) return new DomainError('unavailable', 'Storage is full. Nothing was saved.');
  if (DISK_BROKEN.includes(code))
    return new DomainError('unavailable', 'Storage cannot be written. Nothing was saved.');
  return error;
}

export async function saveBytes(target: string, bytes: Buffer): Promise<void> {
  try {
    await writeFile(target, bytes);
  } catch (error) {
    throw toStorageError(error);
  }
}

/** Makes a file, or the names in a directory, survive a power cut. */
export async function syncToDisk(target: string): Promise<void> {
  const handle = await open(target);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

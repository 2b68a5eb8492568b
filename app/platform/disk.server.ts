import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { DomainError, errorCode, notFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { noteFailure } from './failure-reason.server';

const DISK_FULL = ['ENOSPC', 'EDQUOT'];
const DISK_BROKEN = ['EROFS', 'EIO', 'EACCES', 'EPERM'];

export function toStorageError(error: unknown): unknown {
  const code = errorCode(error);
  if (DISK_FULL.includes(code) || DISK_BROKEN.includes(code)) noteFailure(`disk: ${code}`);
  if (DISK_FULL.includes(code)) return new DomainError('unavailable', messagesOf('storage').full);
  if (DISK_BROKEN.includes(code)) return new DomainError('unavailable', messagesOf('storage').notWritable);
  return error;
}

/** @throws unavailable when the disk is full or not writable */
export async function withStorageErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toStorageError(error);
  }
}

/** For `catch`. */
export function nullIfMissing(error: unknown): null {
  if (errorCode(error) === 'ENOENT') return null;
  throw error;
}

/** For `catch`. */
export function throwNotFoundIfMissing(error: unknown): never {
  throw errorCode(error) === 'ENOENT' ? notFound() : error;
}

export const saveBytes = (target: string, bytes: Buffer): Promise<void> =>
  withStorageErrors(() => writeFile(target, bytes));

/** Makes a file, or the names in a directory, survive a power cut. */
export async function syncToDisk(target: string): Promise<void> {
  const handle = await open(target);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

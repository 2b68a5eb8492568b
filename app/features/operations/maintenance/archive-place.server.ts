/** Where backups are: files in a folder, or objects in a bucket such as s3://my-backups/gallery/one.tar. */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { objectService } from '~/lib/env.server';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { syncToDisk } from '~/platform/disk.server';
import { s3Bucket } from '~/storage/s3-bucket.server';
import { largeObjects } from '~/storage/s3-large-objects.server';

export const isInBucket = (archive: string): boolean => archive.startsWith('s3://');

/** @throws invalid when the settings have no key for buckets */
function placeInBucket(archive: string) {
  const service = objectService();
  if (!service) throw new DomainError('invalid', messagesOf('maintenance').needsKeys(archive));
  const [, bucket = '', key = ''] = /^s3:\/\/([^/]+)\/?(.*)$/s.exec(archive) ?? [];
  return { settings: { ...service, bucket }, key };
}

function inBucket(archive: string) {
  const { settings, key } = placeInBucket(archive);
  return { objects: largeObjects(settings), key };
}

/** Reads and writes once in a folder of a bucket. @throws the service's own error */
export async function tryOutBucket(folder: string): Promise<void> {
  const { settings, key } = placeInBucket(archiveIn(folder, 'try'));
  await s3Bucket(settings).tryOut(key);
}

export const archiveIn = (folder: string, name: string): string =>
  isInBucket(folder) ? `${folder}/${name}` : path.join(folder, name);

export function openArchive(archive: string): Readable {
  if (!isInBucket(archive)) return createReadStream(archive);
  const { objects, key } = inBucket(archive);
  return objects.read(key);
}

export async function isArchiveThere(archive: string): Promise<boolean> {
  if (!isInBucket(archive)) return (await stat(archive).catch(() => null)) !== null;
  const { objects, key } = inBucket(archive);
  return (await objects.sizeOf(key)) !== null;
}

/** The archive gets its name when it is complete; a failure leaves nothing. */
export function writeWhole<T>(archive: string, write: (output: Writable) => Promise<T>): Promise<T> {
  return isInBucket(archive) ? writeObject(archive, write) : writeFile(archive, write);
}

/** The process in its name keeps two backups from writing one file. */
const PARTIAL = /(?:\.\d+)?\.partial$/;
/** A backup writes all the time, so this one was killed. Its process may have run in another container. */
const ABANDONED_MS = 60 * 60 * 1000;

async function writeFile<T>(target: string, write: (output: Writable) => Promise<T>): Promise<T> {
  await removeAbandoned(target);
  const partial = `${target}.${process.pid}.partial`;
  const file = createWriteStream(partial, { mode: 0o600 });
  await once(file, 'open');
  try {
    const result = await writeInterruptibly(file, write);
    await syncToDisk(partial);
    await rename(partial, target);
    return result;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** The start of the names of a series, and the whole name of a single archive. */
const withoutTime = (archive: string): string => archive.replace(/\d{8}T\d{6}Z\.tar$/, '');

/** Removes what killed processes have left of this archive and the ones before. */
async function removeAbandoned(target: string): Promise<void> {
  const folder = path.dirname(target);
  for (const name of await readdir(folder).catch(() => [])) {
    const partial = path.join(folder, name);
    if (!PARTIAL.test(name) || !partial.startsWith(withoutTime(target))) continue;
    const facts = await stat(partial).catch(() => null);
    if (facts && Date.now() - facts.mtimeMs > ABANDONED_MS) await rm(partial, { force: true });
  }
}

function writeObject<T>(archive: string, write: (output: Writable) => Promise<T>): Promise<T> {
  const { objects, key } = inBucket(archive);
  return writeInterruptibly(objects.write(key, withoutTime(key)), write);
}

/** How long a stopped command may take to end. */
const END_MS = 5000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A signal leaves nothing: a bucket would keep, and charge for, parts that are not removed. */
async function writeInterruptibly<T>(output: Writable, write: (output: Writable) => Promise<T>): Promise<T> {
  const closed = new Promise((resolve) => output.once('close', resolve));
  let end: NodeJS.Timeout | undefined;
  const breakOff = () => {
    output.destroy(new DomainError('unavailable', messagesOf('maintenance').interrupted));
    end = setTimeout(() => process.exit(1), END_MS).unref();
  };
  for (const signal of SIGNALS) process.once(signal, breakOff);
  try {
    return await write(output);
  } catch (error) {
    output.destroy();
    await closed;
    throw error;
  } finally {
    clearTimeout(end);
    for (const signal of SIGNALS) process.removeListener(signal, breakOff);
  }
}

/** All names, not only those of backups. */
export async function listArchives(folder: string): Promise<string[]> {
  if (!isInBucket(folder)) return readdir(folder);
  const { objects, key } = inBucket(`${folder}/tapeta-`);
  const start = key.length - 'tapeta-'.length;
  return (await objects.list(key)).map((one) => one.slice(start));
}

export async function removeArchive(archive: string): Promise<void> {
  if (!isInBucket(archive)) return rm(archive, { force: true });
  const { objects, key } = inBucket(archive);
  await objects.remove(key);
}

import { lstat, opendir, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob, type Jobs } from '~/db/jobs.queries.server';
import { env } from '~/lib/env.server';
import { ORIGINAL } from '~/storage/file-store.server';
import { isLinkOfOriginal } from '~/storage/same-bytes.server';
import { countStoredPictures, readDatabaseBytes, type StoredPictures } from './system.queries.server';
import { type Noted, readNote, writeNote } from './system-notes.server';

const COUNT_DISK = 'count-disk';

const NAME = 'disk';

/** A walk over a million wallpapers takes minutes, so walks may use this share of the time. */
const SHARE = 1 / 20;

export const DISK_KINDS = ['originals', 'renditions', 'withheld', 'temporary', 'database'] as const;

export type DiskKind = (typeof DISK_KINDS)[number];

export interface DiskUse {
  bytes: Record<DiskKind, number>;
  /** For files in a bucket. It isn't listed: for a million wallpapers that takes 20,000 requests. */
  bucket?: StoredPictures;
  walkMs: number;
}

async function* filesBelow(folder: string): AsyncGenerator<string> {
  const dir = await opendir(folder).catch(() => null);
  if (!dir) return;
  for await (const entry of dir) {
    const found = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(found);
    else yield found;
  }
}

/** Blocks, as `du` counts them. Files that vanish and hard links of originals count as 0. */
async function fileBytes(file: string): Promise<number> {
  const facts = await lstat(file).catch(() => null);
  return facts && !(await isLinkOfOriginal(file, facts)) ? facts.blocks * 512 : 0;
}

async function walk(dataDir: string): Promise<Omit<DiskUse['bytes'], 'database'>> {
  const bytes = { originals: 0, renditions: 0, withheld: 0, temporary: 0 };
  const files = path.join(dataDir, 'files');
  const withheld = path.join(files, 'withheld', path.sep);
  for await (const file of filesBelow(files)) {
    const kind = file.startsWith(withheld) ? 'withheld' : path.basename(file) === ORIGINAL ? 'originals' : 'renditions';
    bytes[kind] += await fileBytes(file);
  }
  for (const folder of ['tmp', 'pending', 'cuts']) {
    for await (const file of filesBelow(path.join(dataDir, folder))) bytes.temporary += await fileBytes(file);
  }
  return bytes;
}

export async function countDiskUse(
  em: EntityManager,
  dataDir = env.DATA_DIR,
  isInBucket = env.S3_BUCKET !== undefined,
): Promise<void> {
  const begin = Date.now();
  const bytes = { ...(await walk(dataDir)), database: await readDatabaseBytes(em) };
  const bucket = isInBucket ? await countStoredPictures(em) : undefined;
  await writeNote(em, NAME, { bytes, ...(bucket && { bucket }), walkMs: Date.now() - begin } satisfies DiskUse);
}

async function countDiskUseWhenDue(em: EntityManager): Promise<void> {
  const last = await readDiskUse(em);
  if (!last || Date.now() - last.notedAt.getTime() > last.value.walkMs / SHARE) await countDiskUse(em);
}

export const readDiskUse = (em: EntityManager): Promise<Noted<DiskUse> | null> => readNote<DiskUse>(em, NAME);

/** The jobs process does it. A waiting job is not queued twice. */
export const queueDiskCount = (em: EntityManager): Promise<void> => addJob(em, COUNT_DISK, 0, { attempts: 1 });

/** As for any user but root. */
export async function readFreeBytes(folder = env.DATA_DIR): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export const DISK_JOBS: Jobs = { 'look-at-disk': countDiskUseWhenDue, [COUNT_DISK]: (em) => countDiskUse(em) };

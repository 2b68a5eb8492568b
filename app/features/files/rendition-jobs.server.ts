import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob, type Jobs } from '~/db/jobs.queries.server';
import { sharingQueue } from '~/images/bounded-queue.server';
import { writeSums } from '~/images/checksums.server';
import { makeDownloadJpeg } from '~/images/download-file.server';
import { renderAvif } from '~/images/render.server';
import type { PictureFormat } from '~/images/signatures';
import { errorCode, nullIfNotFound } from '~/lib/errors';
import { type FileStore, ORIGINAL } from '~/storage/file-store.server';
import { haveSameBytes } from '~/storage/same-bytes.server';
import { fileStore } from '~/storage/store.server';
import { withWorkDir } from '~/storage/work-dir.server';
import { reconcileFiles } from './file-reconciler.server';
import { findUnfinished, markFinished, type Unfinished } from './renditions.queries.server';

export const FINISH_WALLPAPER = 'finish-wallpaper';

export const DOWNLOAD_FILE = 'download.jpg';

/** The uploaded format, without private metadata. */
export const sourceFile = (format: 'png' | 'webp') => `source.${format}`;

export const enqueueRenditions = (em: EntityManager, id: number): Promise<void> =>
  addJob(em, FINISH_WALLPAPER, id, { attempts: 6 });

/** How often a wallpaper can be deleted and restored while its files are made. */
const TRIES = 3;

export async function makeRenditions(em: EntityManager, store: FileStore, id: number): Promise<void> {
  const row = await findUnfinished(em, id);
  for (let tries = 1; row; tries += 1) {
    // The row of a restored wallpaper is visible a moment before its files are.
    await reconcileFiles(em, store, [row.file_key]);
    try {
      return await makeMissingFiles(em, store, id, row);
    } catch (error) {
      // Deleted or replaced in the meantime. A replacement has its own job.
      if ((await findUnfinished(em, id))?.file_key !== row.file_key) return;
      if (tries === TRIES) throw error;
      // The file can go while it is read.
      if (errorCode(error) !== 'ENOENT') nullIfNotFound(error);
    }
  }
}

async function makeMissingFiles(em: EntityManager, store: FileStore, id: number, row: Unfinished): Promise<void> {
  await ensureDownloadFile(store, row.file_key, row.format);
  if (row.avif) return;
  await withWorkDir(async (workDir) => {
    const names = await store.withLocalFile(row.file_key, 'original', (original) =>
      renderAvif(original, row.width, workDir),
    );
    for (const name of names) await store.put(row.file_key, name, path.join(workDir, name));
  });
  await markFinished(em, id, row.file_key);
}

// Visitors trigger this. Many at once must not fill the memory with full-size pictures.
const makers = sharingQueue(1, 16);

type Make = (original: string, target: string) => Promise<void>;

export async function ensureFile(store: FileStore, fileKey: string, name: string, make: Make): Promise<string> {
  if (!(await store.stat(fileKey, name)))
    await makers(`${fileKey}/${name}`, () => makeFile(store, fileKey, name, make));
  return name;
}

async function makeFile(store: FileStore, fileKey: string, name: string, make: Make): Promise<void> {
  return withWorkDir(async (workDir) => {
    const made = path.join(workDir, name);
    const isOriginal = await store.withLocalFile(fileKey, ORIGINAL, async (original) => {
      await make(original, made);
      return haveSameBytes(original, made);
    });
    if (isOriginal) return await store.share(fileKey, name);
    const sums = await writeSums(workDir, path.parse(name).name, [name]);
    for (const one of [sums, name]) await store.put(fileKey, one, path.join(workDir, one));
  });
}

export function ensureDownloadFile(store: FileStore, fileKey: string, format: PictureFormat): Promise<string> {
  return ensureFile(store, fileKey, DOWNLOAD_FILE, (original, made) => makeDownloadJpeg(original, format, made));
}

export const FILE_JOBS: Jobs = {
  [FINISH_WALLPAPER]: (em, { id }: { id: number }) => makeRenditions(em, fileStore(), id),
};

import { mkdir, open, readdir, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { env } from '~/lib/env.server';
import { saveBytes, throwNotFoundIfMissing, withStorageErrors } from '~/platform/disk.server';
import { checkAddress, type ReadableFiles } from './file-store.server';
import { readBytes } from './read-bytes.server';
import { withWorkDir } from './work-dir.server';

const MEGABYTE = 1024 * 1024;
/** Small files count as this many bytes, so that their number stays limited. */
const MIN_BYTES = 32 * 1024;
const TOUCHED_MS = 60_000;

export interface CutCache extends Pick<ReadableFiles, 'stat' | 'open'> {
  put(key: string, name: string, bytes: Buffer): Promise<void>;
  remove(key: string): Promise<void>;
}

/**
 * Files that can be made again, on the disk of this machine. The least recently used are removed first. Several processes share
 * the folder. A quarter of the space is reserve: each process cleans up after it has written its share of that.
 */
export function cutCache(root: string, megabytes: number, processes: number): CutCache {
  const most = megabytes * MEGABYTE;
  const own = most / 4 / processes;
  let written = own;

  const cutPath = (key: string, name: string) => {
    checkAddress(key, name);
    return path.join(root, key, name);
  };

  async function evict(): Promise<void> {
    const files: { file: string; cost: number; used: number }[] = [];
    for (const key of await readdir(root)) {
      for (const name of await readdir(path.join(root, key)).catch(() => [])) {
        const file = path.join(root, key, name);
        const facts = await stat(file).catch(() => null);
        if (facts) files.push({ file, cost: Math.max(facts.size, MIN_BYTES), used: facts.mtimeMs });
      }
    }
    let total = files.reduce((sum, { cost }) => sum + cost, 0);
    for (const { file, cost } of files.sort((a, b) => a.used - b.used)) {
      if (total <= most - most / 4) break;
      await rm(file, { force: true });
      // Fails while the folder is not empty.
      await rmdir(path.dirname(file)).catch(() => undefined);
      total -= cost;
    }
  }

  return {
    async stat(key, name) {
      const file = cutPath(key, name);
      const facts = await stat(file).catch(() => null);
      if (!facts) return null;
      const now = Date.now();
      // The modification time marks the last use, because many disks do not record access times.
      if (now - facts.mtimeMs > TOUCHED_MS) await utimes(file, now / 1000, now / 1000).catch(() => undefined);
      return { bytes: facts.size, modified: facts.mtime };
    },

    async open(key, name, range) {
      return readBytes(await open(cutPath(key, name)).catch(throwNotFoundIfMissing), range);
    },

    async put(key, name, bytes) {
      const target = cutPath(key, name);
      await withWorkDir(async (workDir) => {
        const made = path.join(workDir, name);
        await saveBytes(made, bytes);
        await withStorageErrors(() => moveIn(made, target).catch(() => moveIn(made, target)));
      });
      written += Math.max(bytes.length, MIN_BYTES);
      if (written < own) return;
      written = 0;
      await evict();
    },

    async remove(key) {
      checkAddress(key);
      await rm(path.join(root, key), { recursive: true, force: true });
    },
  };
}

/** Fails when another process has just removed the empty folder. */
async function moveIn(made: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await rename(made, target);
}

/** Also used with a bucket. Not part of backups. */
export const cuts = cutCache(path.join(env.DATA_DIR, 'cuts'), env.CUT_CACHE_MB, env.WEB_CONCURRENCY);

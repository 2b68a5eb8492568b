import { access, chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FILE_KEY } from '~/images/renditions';
import { errorCode, notFound } from '~/lib/errors';
import { syncToDisk, toStorageError } from './disk.server';
import { checkAddress, type FileFacts, type FilePlace, type FileStore } from './file-store.server';
import { readBytes } from './read-bytes.server';
import { createWorkDir } from './work-dir.server';

function shardedDir(root: string, mode?: number) {
  const dirOf = (key: string) => path.join(root, key.slice(0, 2), key.slice(2, 4), key);
  const pathOf = (key: string, name: string) => {
    checkAddress(key, name);
    return path.join(dirOf(key), name);
  };
  const files: FilePlace = {
    async publish(key, dir) {
      checkAddress(key);
      try {
        for (const name of await readdir(dir)) await syncToDisk(path.join(dir, name));
        await syncToDisk(dir);
        await makeParents({ root, mode }, dirOf(key));
        await replaceDir(dir, dirOf(key));
        await syncToDisk(path.dirname(dirOf(key)));
      } catch (error) {
        await rm(dir, { recursive: true, force: true });
        throw toStorageError(error);
      }
    },
    async stat(key, name): Promise<FileFacts | null> {
      const facts = await stat(pathOf(key, name)).catch(nullIfMissing);
      return facts && { bytes: facts.size, modified: facts.mtime };
    },
    async open(key, name, range) {
      return readBytes(await open(pathOf(key, name)).catch(rethrowMissing), range);
    },
    async withLocalFile(key, name, use) {
      const target = pathOf(key, name);
      await access(target).catch(rethrowMissing);
      return use(target);
    },
    async list(key) {
      checkAddress(key);
      return namesIn(dirOf(key));
    },
    async *keys() {
      for (const first of (await namesIn(root)).filter(isShard)) {
        for (const second of (await namesIn(path.join(root, first))).filter(isShard)) {
          yield* (await namesIn(path.join(root, first, second))).filter((key) => FILE_KEY.test(key));
        }
      }
    },
  };
  return { root, mode, dirOf, pathOf, files };
}

const isShard = (name: string) => /^[0-9a-f]{2}$/.test(name);

async function namesIn(dir: string): Promise<string[]> {
  return ((await readdir(dir).catch(nullIfMissing)) ?? []).sort();
}

async function moveDir(key: string, from: ReturnType<typeof shardedDir>, to: ReturnType<typeof shardedDir>) {
  checkAddress(key);
  try {
    if (!(await stat(from.dirOf(key)).catch(nullIfMissing))) return;
    await makeParents(to, to.dirOf(key));
    await replaceDir(from.dirOf(key), to.dirOf(key));
    await syncToDisk(path.dirname(to.dirOf(key)));
    await syncToDisk(path.dirname(from.dirOf(key)));
  } catch (error) {
    throw toStorageError(error);
  }
}

/** `root` must be on the file system of the work directories, from which files are renamed. */
export function localFileStore(root: string): FileStore {
  const shown = shardedDir(root);
  // Other users of the machine see no more of it than visitors do.
  const withheld = shardedDir(path.join(root, 'withheld'), 0o700);
  const { dirOf, pathOf } = shown;

  return {
    ...shown.files,
    withheld: withheld.files,
    hasLateWrites: false,

    async put(key, name, source) {
      const target = pathOf(key, name);
      try {
        await syncToDisk(source);
        await access(dirOf(key)).catch(rethrowMissing);
        await rename(source, target).catch(rethrowMissing);
        await syncToDisk(dirOf(key));
      } catch (error) {
        await rm(source, { force: true });
        throw toStorageError(error);
      }
    },

    async remove(key) {
      checkAddress(key);
      await removeDir(dirOf(key));
      await removeDir(withheld.dirOf(key));
    },

    withhold: (key) => moveDir(key, shown, withheld),
    release: (key) => moveDir(key, withheld, shown),
  };
}

/** rename cannot replace a directory that is not empty. */
async function replaceDir(dir: string, target: string): Promise<void> {
  try {
    await rename(dir, target);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
    await removeDir(target);
    await replaceDir(dir, target);
  }
}

/** Moved away before it is removed: whoever writes to it meanwhile finds it gone, not half gone. */
async function removeDir(dir: string): Promise<void> {
  const workDir = await createWorkDir();
  await rename(dir, path.join(workDir, 'taken-away')).catch(nullIfMissing);
  await rm(workDir, { recursive: true, force: true });
}

/** A new directory lasts only once its parent is on disk. */
async function makeParents({ root, mode }: { root: string; mode?: number }, target: string): Promise<void> {
  await mkdir(root, { recursive: true });
  if (mode) await chmod(root, mode);
  const parent = path.dirname(target);
  if ((await mkdir(parent, { recursive: true })) === undefined) return;
  await syncToDisk(path.dirname(parent));
  await syncToDisk(root);
}

function nullIfMissing(error: unknown): null {
  if (errorCode(error) === 'ENOENT') return null;
  throw error;
}

function rethrowMissing(error: unknown): never {
  throw errorCode(error) === 'ENOENT' ? notFound() : error;
}

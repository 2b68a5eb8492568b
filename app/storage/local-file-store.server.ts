import {
  access,
  chmod,
  copyFile,
  cp,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { FILE_KEY } from '~/images/renditions';
import { errorCode } from '~/lib/errors';
import {
  nullIfMissing,
  syncToDisk,
  throwNotFoundIfMissing,
  toStorageError,
  withStorageErrors,
} from '~/platform/disk.server';
import { checkAddress, type FileFacts, type FilePlace, type FileStore, ORIGINAL } from './file-store.server';
import { readBytes } from './read-bytes.server';
import { isLinkOfOriginal, mayBeOriginal, namesOfOriginal } from './same-bytes.server';
import { withWorkDir } from './work-dir.server';

const markFile = (root: string) => path.join(root, 'gallery-id');
const stagingFolder = (root: string) => path.join(root, 'tmp');

/** @param filesRoot the folder of all files, on the same disk as `root` */
function shardedDir(filesRoot: string, root = filesRoot, mode?: number) {
  const keyFolder = (key: string) => path.join(root, key.slice(0, 2), key.slice(2, 4), key);
  const filePath = (key: string, name: string) => {
    checkAddress(key, name);
    return path.join(keyFolder(key), name);
  };
  const files: FilePlace = {
    async publish(key, dir) {
      checkAddress(key);
      try {
        await linkToOriginal(dir);
        await syncAll(dir);
        await makeParents({ root, mode }, keyFolder(key));
        await fromSameDisk(filesRoot, dir, (source) => replaceDir(filesRoot, source, keyFolder(key)));
        await syncToDisk(path.dirname(keyFolder(key)));
      } catch (error) {
        await rm(dir, { recursive: true, force: true });
        throw toStorageError(error);
      }
    },
    async stat(key, name): Promise<FileFacts | null> {
      const facts = await stat(filePath(key, name)).catch(nullIfMissing);
      if (!facts) return null;
      const isShared = mayBeOriginal(name) && (await isLinkOfOriginal(filePath(key, name), facts));
      return { bytes: facts.size, modified: facts.mtime, ...(isShared && { isShared }) };
    },
    async open(key, name, range) {
      return readBytes(await open(filePath(key, name)).catch(throwNotFoundIfMissing), range);
    },
    async withLocalFile(key, name, use) {
      const target = filePath(key, name);
      await access(target).catch(throwNotFoundIfMissing);
      return use(target);
    },
    async list(key) {
      checkAddress(key);
      return namesIn(keyFolder(key));
    },
    async *keys() {
      for (const first of (await namesIn(root)).filter(isShard)) {
        for (const second of (await namesIn(path.join(root, first))).filter(isShard)) {
          yield* (await namesIn(path.join(root, first, second))).filter((key) => FILE_KEY.test(key));
        }
      }
    },
  };
  return { root, mode, keyFolder, filePath, files };
}

/** Names that begin with a dot, and lost+found, belong to the system. */
async function* foreignIn(root: string, own: string[] = []): AsyncGenerator<string> {
  const isOwn = (name: string) => own.includes(name) || name.startsWith('.') || name === 'lost+found';
  yield* except(root, (name) => isShard(name) || isOwn(name));
  for (const first of (await namesIn(root)).filter(isShard)) {
    yield* except(path.join(root, first), isShard);
    for (const second of (await namesIn(path.join(root, first))).filter(isShard)) {
      yield* except(path.join(root, first, second), (name) => FILE_KEY.test(name));
    }
  }
}

async function* except(dir: string, isKnown: (name: string) => boolean): AsyncGenerator<string> {
  for (const name of await namesIn(dir)) if (!isKnown(name)) yield path.join(dir, name);
}

const isShard = (name: string) => /^[0-9a-f]{2}$/.test(name);

async function namesIn(dir: string): Promise<string[]> {
  return ((await readdir(dir).catch(nullIfMissing)) ?? []).sort();
}

type Sharded = ReturnType<typeof shardedDir>;

async function moveDir(root: string, key: string, from: Sharded, to: Sharded) {
  checkAddress(key);
  await withStorageErrors(async () => {
    if (!(await stat(from.keyFolder(key)).catch(nullIfMissing))) return;
    await makeParents(to, to.keyFolder(key));
    await replaceDir(root, from.keyFolder(key), to.keyFolder(key));
    await syncToDisk(path.dirname(to.keyFolder(key)));
    await syncToDisk(path.dirname(from.keyFolder(key)));
  });
}

export function localFileStore(root: string): FileStore {
  const shown = shardedDir(root);
  // Other users of the machine may see only what visitors see.
  const withheld = shardedDir(root, path.join(root, 'withheld'), 0o700);
  const { keyFolder, filePath } = shown;

  return {
    ...shown.files,
    withheld: withheld.files,
    hasLateWrites: false,

    async *foreign() {
      yield* foreignIn(root, [
        path.basename(withheld.root),
        path.basename(markFile(root)),
        path.basename(stagingFolder(root)),
      ]);
      yield* foreignIn(withheld.root);
    },

    async readGalleryId() {
      const text = await readFile(markFile(root), 'utf8').catch(nullIfMissing);
      return text?.trim() || null;
    },

    async writeGalleryId(id) {
      await mkdir(root, { recursive: true });
      await draftIn(root, async (workDir) => {
        const draft = path.join(workDir, 'mark');
        await writeFile(draft, `${id}\n`);
        await syncToDisk(draft);
        await rename(draft, markFile(root));
        await syncToDisk(root);
      });
    },

    async put(key, name, source) {
      const target = filePath(key, name);
      try {
        await syncToDisk(source);
        await access(keyFolder(key)).catch(throwNotFoundIfMissing);
        await fromSameDisk(root, source, (file) => rename(file, target).catch(throwNotFoundIfMissing));
        await syncToDisk(keyFolder(key));
      } catch (error) {
        await rm(source, { force: true });
        throw toStorageError(error);
      }
    },

    async share(key, name) {
      const [original, target] = [filePath(key, ORIGINAL), filePath(key, name)];
      await draftIn(root, async (workDir) => {
        const draft = path.join(workDir, name);
        await linkOrCopy(original, draft).catch(throwNotFoundIfMissing);
        await rename(draft, target).catch(throwNotFoundIfMissing);
        await syncToDisk(keyFolder(key));
      });
    },

    async remove(key) {
      checkAddress(key);
      await removeDir(root, keyFolder(key));
      await removeDir(root, withheld.keyFolder(key));
    },

    withhold: (key) => moveDir(root, key, shown, withheld),
    release: (key) => moveDir(root, key, withheld, shown),
  };
}

/** Lends a folder on the same disk as `root`, so that files can be renamed into it. */
const draftIn = (root: string, use: (workDir: string) => Promise<void>): Promise<void> =>
  withStorageErrors(() => withWorkDir(use, stagingFolder(root)));

/** Files on another disk are copied next to their destination first, so that they still appear in one step. */
async function fromSameDisk(root: string, source: string, move: (source: string) => Promise<void>): Promise<void> {
  try {
    return await move(source);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
  }
  return withWorkDir(async (workDir) => {
    const copy = path.join(workDir, path.basename(source));
    await cp(source, copy, { recursive: true });
    if ((await stat(copy)).isDirectory()) await linkToOriginal(copy);
    await syncAll(copy);
    await move(copy);
    await rm(source, { recursive: true, force: true });
  }, stagingFolder(root));
}

async function syncAll(target: string): Promise<void> {
  const names = (await stat(target)).isDirectory() ? await readdir(target) : [];
  for (const name of names) await syncToDisk(path.join(target, name));
  await syncToDisk(target);
}

/** Uses a hard link, which is safe because named files are never written to again. */
async function linkToOriginal(dir: string): Promise<void> {
  for (const name of await namesOfOriginal(dir)) {
    await rm(path.join(dir, name));
    await linkOrCopy(path.join(dir, ORIGINAL), path.join(dir, name));
  }
}

/** FAT and some network disks do not support hard links. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(errorCode(error))) throw error;
    await copyFile(from, to);
    await syncToDisk(to);
  }
}

/** rename cannot replace a directory unless it is empty. */
async function replaceDir(root: string, dir: string, target: string): Promise<void> {
  try {
    await rename(dir, target);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
    await removeDir(root, target);
    await replaceDir(root, dir, target);
  }
}

/** Moves a directory away before removing it, so that it never looks half removed. */
async function removeDir(root: string, dir: string): Promise<void> {
  if (!(await stat(dir).catch(nullIfMissing))) return;
  await withWorkDir(
    (workDir) => rename(dir, path.join(workDir, 'taken-away')).catch(nullIfMissing),
    stagingFolder(root),
  );
}

/** A new directory survives a power cut only after its parent is synced. */
async function makeParents({ root, mode }: { root: string; mode?: number }, target: string): Promise<void> {
  await mkdir(root, { recursive: true });
  if (mode) await chmod(root, mode);
  const parent = path.dirname(target);
  if ((await mkdir(parent, { recursive: true })) === undefined) return;
  await syncToDisk(path.dirname(parent));
  await syncToDisk(root);
}

import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '~/lib/env.server';
import { nullIfMissing, withStorageErrors } from '~/platform/disk.server';
import { processSpace, processStart } from '~/platform/process-identity.server';

/** May be on another disk. */
export const FILES_DIR = path.join(env.DATA_DIR, 'files');
const WORK_DIRS = path.join(env.DATA_DIR, 'tmp');
const NAME = /^([0-9a-f]{8})-(\d+)-(\w+)-[0-9a-f]{16}$/;
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** The folder may be shared with other containers and machines, whose process ids mean nothing here. */
const SPACE = createHash('sha256').update(JSON.stringify(processSpace())).digest('hex').slice(0, 8);

/** @param parent a folder on another disk, for files that will be renamed there */
export async function createWorkDir(parent = WORK_DIRS): Promise<string> {
  const name = [SPACE, process.pid, processStart(process.pid) ?? 0, randomBytes(8).toString('hex')].join('-');
  const dir = path.join(parent, name);
  await withStorageErrors(() =>
    // With `recursive`, a read-only disk would look like a missing folder.
    mkdir(dir).catch(async (error) => {
      nullIfMissing(error);
      await mkdir(parent, { recursive: true });
      await mkdir(dir);
    }),
  );
  return dir;
}

export async function removeWorkDir(dir: string): Promise<void> {
  await rm(dir, { recursive: true, force: true });
}

/** Lends `use` a temporary folder and removes it afterwards. */
export async function withWorkDir<T>(use: (dir: string) => Promise<T>, parent?: string): Promise<T> {
  const dir = await createWorkDir(parent);
  try {
    return await use(dir);
  } finally {
    await removeWorkDir(dir);
  }
}

export async function abandonedWorkDirs(untouched = 0, isAlone = false): Promise<string[]> {
  const abandoned: string[] = [];
  for (const parent of [WORK_DIRS, path.join(FILES_DIR, 'tmp')]) {
    for (const name of await readdir(parent).catch(() => [])) {
      const dir = path.join(parent, name);
      if (await isAbandoned(dir, name, untouched, isAlone)) abandoned.push(dir);
    }
  }
  return abandoned;
}

/** @param isAlone no one else uses this folder, so directories of unknown processes are abandoned */
export async function sweepWorkDirs(isAlone = false): Promise<void> {
  for (const dir of await abandonedWorkDirs(0, isAlone)) await removeWorkDir(dir);
}

async function isAbandoned(dir: string, name: string, untouched: number, isAlone: boolean): Promise<boolean> {
  const isOwned = mayBeOwned(name, isAlone);
  // Checked last: a directory its owner has just removed was not left behind.
  const facts = await stat(dir).catch(() => null);
  if (facts === null) return false;
  // Rounded to milliseconds, so that a new directory is not in the future.
  return Date.now() - Math.floor(facts.mtimeMs) >= (isOwned ? MAX_AGE_MS : untouched);
}

function mayBeOwned(name: string, isAlone: boolean): boolean {
  const [, space, pid, started] = NAME.exec(name) ?? [];
  if (started === undefined) return false;
  return space === SPACE ? processStart(Number(pid)) === started : !isAlone;
}

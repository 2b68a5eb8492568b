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

/** Process ids of other containers and machines, with which the folder may be shared, say nothing here. */
const SPACE = createHash('sha256').update(JSON.stringify(processSpace())).digest('hex').slice(0, 8);

/** @param parent another disk's own folder for them, for what is to be renamed there */
export async function createWorkDir(parent = WORK_DIRS): Promise<string> {
  const name = [SPACE, process.pid, processStart(process.pid) ?? 0, randomBytes(8).toString('hex')].join('-');
  const dir = path.join(parent, name);
  await withStorageErrors(() =>
    // With `recursive`, a read-only disk would pass for a missing folder.
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

/** Lends `use` a temporary folder, which is gone afterwards. */
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

/** @param isAlone nobody else works on this folder: what is not of a process here is of one that has ended */
export async function sweepWorkDirs(isAlone = false): Promise<void> {
  for (const dir of await abandonedWorkDirs(0, isAlone)) await removeWorkDir(dir);
}

async function isAbandoned(dir: string, name: string, untouched: number, isAlone: boolean): Promise<boolean> {
  const isOwned = mayBeOwned(name, isAlone);
  // Asked last: what its owner has removed by now was not left behind.
  const facts = await stat(dir).catch(() => null);
  if (facts === null) return false;
  // Whole milliseconds: a directory that was made just now is not of the future.
  return Date.now() - Math.floor(facts.mtimeMs) >= (isOwned ? MAX_AGE_MS : untouched);
}

function mayBeOwned(name: string, isAlone: boolean): boolean {
  const [, space, pid, started] = NAME.exec(name) ?? [];
  if (started === undefined) return false;
  return space === SPACE ? processStart(Number(pid)) === started : !isAlone;
}

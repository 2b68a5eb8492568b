import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '~/lib/env.server';
import { errorCode } from '~/lib/errors';
import { processStart } from '~/lib/process-identity.server';
import { toStorageError } from './disk.server';

const WORK_DIRS = path.join(env.DATA_DIR, 'tmp');
const NAME = /^(\d+)-(\w+)-[0-9a-f]{16}$/;
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

export async function createWorkDir(): Promise<string> {
  const name = [process.pid, processStart(process.pid) ?? 0, randomBytes(8).toString('hex')].join('-');
  const dir = path.join(WORK_DIRS, name);
  try {
    // With `recursive`, a read-only disk would pass for a missing folder.
    await mkdir(dir).catch(async (error) => {
      if (errorCode(error) !== 'ENOENT') throw error;
      await mkdir(WORK_DIRS, { recursive: true });
      await mkdir(dir);
    });
  } catch (error) {
    throw toStorageError(error);
  }
  return dir;
}

export async function removeWorkDir(dir: string): Promise<void> {
  await rm(dir, { recursive: true, force: true });
}

export async function abandonedWorkDirs(untouched = 0): Promise<string[]> {
  const abandoned: string[] = [];
  for (const name of await readdir(WORK_DIRS).catch(() => [])) {
    const dir = path.join(WORK_DIRS, name);
    if (await isAbandoned(dir, name, untouched)) abandoned.push(dir);
  }
  return abandoned;
}

export async function sweepWorkDirs(): Promise<void> {
  for (const dir of await abandonedWorkDirs()) await removeWorkDir(dir);
}

async function isAbandoned(dir: string, name: string, untouched: number): Promise<boolean> {
  const isOwned = isOwnerAlive(name);
  // Asked last: what its owner has removed by now was not left behind.
  const facts = await stat(dir).catch(() => null);
  if (facts === null) return false;
  // Whole milliseconds: a directory that was made just now is not of the future.
  return Date.now() - Math.floor(facts.mtimeMs) >= (isOwned ? MAX_AGE_MS : untouched);
}

function isOwnerAlive(name: string): boolean {
  const [, pid, started] = NAME.exec(name) ?? [];
  return started !== undefined && processStart(Number(pid)) === started;
}

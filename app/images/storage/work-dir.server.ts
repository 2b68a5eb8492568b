import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '~/lib/env.server';
import { asStorageFault } from './storage-fault.server';

const PARENT = path.join(env.DATA_DIR, 'tmp');
const NAME = /^(\d+)-(\d+)-[0-9a-f]{16}$/;
const DAY_IN_MS = 24 * 60 * 60 * 1000;

/** Makes an empty directory for half-made files; the caller removes it. Throws `unavailable` when storage is full. */
export async function createWorkDir(): Promise<string> {
  const { start } = await processFacts(process.pid);
  const dir = path.join(PARENT, `${process.pid}-${start}-${randomBytes(8).toString('hex')}`);
  try {
    // With `recursive`, a read-only disk would pass for a missing folder.
    await mkdir(dir).catch(async (error) => {
      if (error.code !== 'ENOENT') throw error;
      await mkdir(PARENT, { recursive: true });
      await mkdir(dir);
    });
  } catch (error) {
    throw asStorageFault(error);
  }
  return dir;
}

/** Does nothing when it has been moved away. */
export async function removeWorkDir(dir: string): Promise<void> {
  await rm(dir, { recursive: true, force: true });
}

/**
 * Paths of the work directories of processes that have ended, and of all that are older than a day.
 * @param untouched ms since they last changed, at least
 */
export async function abandonedWorkDirs(untouched = 0): Promise<string[]> {
  const abandoned: string[] = [];
  for (const name of await readdir(PARENT).catch(() => [])) {
    const dir = path.join(PARENT, name);
    if (await isAbandoned(dir, name, untouched)) abandoned.push(dir);
  }
  return abandoned;
}

export async function sweepWorkDirs(): Promise<void> {
  for (const dir of await abandonedWorkDirs()) await removeWorkDir(dir);
}

async function isAbandoned(dir: string, name: string, untouched: number): Promise<boolean> {
  const isOwned = await isOwnerAlive(name);
  // Asked last: what its owner has removed by now was not left behind, even when the owner has ended since.
  const facts = await stat(dir).catch(() => null);
  if (facts === null) return false;
  // Whole milliseconds, as the clock tells them: a directory that was made just now is not of the future.
  return Date.now() - Math.floor(facts.mtimeMs) >= (isOwned ? DAY_IN_MS : untouched);
}

async function isOwnerAlive(name: string): Promise<boolean> {
  const [, pid, started] = NAME.exec(name) ?? [];
  if (!pid || !started || !isAlive(Number(pid))) return false;
  const { state, start } = await processFacts(Number(pid));
  // One that nobody has waited for yet is still listed; and ids are given out again, which the start time tells.
  return !/[ZX]/.test(state) && start === started;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** State and start in clock ticks since boot, `0` where there is no /proc. Fields 3 and 22 of proc_pid_stat(5). */
async function processFacts(pid: number): Promise<{ state: string; start: string }> {
  const line = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  // The command's name, in brackets, may itself contain spaces and brackets.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', start: fields[19] ?? '0' };
}

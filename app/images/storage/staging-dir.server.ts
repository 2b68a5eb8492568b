import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '~/lib/env.server';
import { errorCode, notFound } from '~/lib/errors';
import { UPLOAD_TOKEN } from '~/lib/id';
import { saveBytes, toStorageError } from './disk.server';
import { stagedObjects } from './staged-objects.server';
import { createWorkDir } from './work-dir.server';

const STAGING_DIR = path.join(env.DATA_DIR, 'pending');
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

export const isToken = (text: string): boolean => UPLOAD_TOKEN.test(text);

export const newToken = (): string => randomBytes(16).toString('hex');

function dirOf(token: string): string {
  if (!isToken(token)) throw notFound();
  return path.join(STAGING_DIR, token);
}

const filesOf = (dir: string) => path.join(dir, 'files');
const factsOf = (dir: string) => path.join(dir, 'facts.json');

export async function stage(files: string, facts: unknown): Promise<string> {
  const token = newToken();
  await makeStaged(token, async (made) => {
    await saveBytes(factsOf(made), Buffer.from(JSON.stringify(facts)));
    await rename(files, filesOf(made));
    await stagedObjects?.save(token, made);
  });
  return token;
}

/** In one step, whatever `fill` takes. */
async function makeStaged(token: string, fill: (made: string) => Promise<void>): Promise<void> {
  const made = await createWorkDir();
  try {
    await fill(made);
    await mkdir(STAGING_DIR, { recursive: true });
    await rename(made, dirOf(token));
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    throw toStorageError(error);
  }
}

/** Another node may have staged it, or decided about it. */
async function copyStaged(token: string): Promise<void> {
  const objects = stagedObjects;
  if (!objects) return;
  if (!(await objects.stagedAt(token))) throw notFound();
  const isHere = await access(filesOf(dirOf(token))).then(
    () => true,
    () => false,
  );
  if (isHere) return;
  // What a publication that failed has left.
  await rm(dirOf(token), { recursive: true, force: true });
  await makeStaged(token, (made) => objects.fetch(token, made)).catch((error) => {
    // Another request of this node was faster.
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
  });
}

export async function readStaged(token: string): Promise<{ facts: unknown; files: string }> {
  const dir = dirOf(token);
  await copyStaged(token);
  try {
    return { facts: JSON.parse(await readFile(factsOf(dir), 'utf8')), files: filesOf(dir) };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw notFound();
    throw error;
  }
}

export async function removeStaged(token: string): Promise<void> {
  await rm(dirOf(token), { recursive: true, force: true });
  await stagedObjects?.remove(token);
}

const isOld = (time: Date) => Date.now() - time.getTime() > MAX_AGE_MS;

/** Of this node's disk. */
export async function sweepStaged(): Promise<void> {
  for (const token of (await readdir(STAGING_DIR).catch(() => [])).filter(isToken)) {
    const facts = await stat(dirOf(token)).catch(() => null);
    if (facts && isOld(facts.mtime)) await rm(dirOf(token), { recursive: true, force: true });
  }
}

/** Of all nodes. */
export async function sweepStagedObjects(): Promise<void> {
  if (!stagedObjects) return;
  for await (const token of stagedObjects.tokens()) {
    const stagedAt = await stagedObjects.stagedAt(token);
    if (stagedAt && isOld(stagedAt)) await stagedObjects.remove(token);
  }
}

import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '~/lib/env.server';
import { errorCode, notFound } from '~/lib/errors';
import { UPLOAD_TOKEN } from '~/lib/id';
import { saveBytes, toStorageError } from './disk.server';
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
  const made = await createWorkDir();
  try {
    await saveBytes(factsOf(made), Buffer.from(JSON.stringify(facts)));
    await rename(files, filesOf(made));
    await mkdir(STAGING_DIR, { recursive: true });
    await rename(made, dirOf(token));
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    throw toStorageError(error);
  }
  return token;
}

export async function readStaged(token: string): Promise<{ facts: unknown; files: string }> {
  const dir = dirOf(token);
  try {
    return { facts: JSON.parse(await readFile(factsOf(dir), 'utf8')), files: filesOf(dir) };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw notFound();
    throw error;
  }
}

export async function removeStaged(token: string): Promise<void> {
  await rm(dirOf(token), { recursive: true, force: true });
}

export async function sweepStaged(): Promise<void> {
  for (const token of (await readdir(STAGING_DIR).catch(() => [])).filter(isToken)) {
    const facts = await stat(dirOf(token)).catch(() => null);
    if (facts && Date.now() - facts.mtimeMs > MAX_AGE_MS) await removeStaged(token);
  }
}

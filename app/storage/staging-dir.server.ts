import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '~/lib/env.server';
import { notFound } from '~/lib/errors';
import { UPLOAD_TOKEN } from '~/lib/id';
import { saveBytes, throwNotFoundIfMissing, toStorageError } from '~/platform/disk.server';
import * as stagingBucket from './staging-bucket.server';
import { pendingInBucket } from './store.server';
import { createWorkDir } from './work-dir.server';

const STAGING_DIR = path.join(env.DATA_DIR, 'pending');
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

export const isToken = (text: string): boolean => UPLOAD_TOKEN.test(text);

export const newToken = (): string => randomBytes(16).toString('hex');

function tokenFolder(token: string): string {
  if (!isToken(token)) throw notFound();
  return path.join(STAGING_DIR, token);
}

const filesFolder = (dir: string) => path.join(dir, 'files');
const factsFile = (dir: string) => path.join(dir, 'facts.json');

/** Stored with the site's files, so that any machine can handle the decision. */
export async function stage(files: string, facts: unknown): Promise<string> {
  const token = newToken();
  if (pendingInBucket) {
    await stagingBucket.stage(pendingInBucket, token, files, facts);
    return token;
  }
  const made = await createWorkDir();
  try {
    await saveBytes(factsFile(made), Buffer.from(JSON.stringify(facts)));
    await rename(files, filesFolder(made));
    await mkdir(STAGING_DIR, { recursive: true });
    await rename(made, tokenFolder(token));
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    throw toStorageError(error);
  }
  return token;
}

const readFrom = (file: string): Promise<Buffer> => readFile(file).catch(throwNotFoundIfMissing);

export async function readStagedFacts(token: string): Promise<unknown> {
  const dir = tokenFolder(token);
  const text = pendingInBucket ? await stagingBucket.readFacts(pendingInBucket, token) : await readFrom(factsFile(dir));
  return JSON.parse(text.toString('utf8'));
}

export async function readStagedFile(token: string, name: string): Promise<Buffer> {
  const dir = tokenFolder(token);
  return pendingInBucket
    ? stagingBucket.readStagedFile(pendingInBucket, token, name)
    : readFrom(path.join(filesFolder(dir), name));
}

/** @param use may move the directory away */
export async function withStagedFiles<T>(token: string, use: (dir: string) => Promise<T>): Promise<T> {
  const dir = tokenFolder(token);
  return pendingInBucket ? stagingBucket.withStagedFiles(pendingInBucket, token, use) : use(filesFolder(dir));
}

export async function removeStaged(token: string): Promise<void> {
  const dir = tokenFolder(token);
  if (pendingInBucket) await stagingBucket.removeStaged(pendingInBucket, token);
  else await rm(dir, { recursive: true, force: true });
}

export async function sweepStaged(): Promise<void> {
  if (pendingInBucket) await stagingBucket.sweepStaged(pendingInBucket, MAX_AGE_MS);
  for (const token of (await readdir(STAGING_DIR).catch(() => [])).filter(isToken)) {
    const facts = await stat(tokenFolder(token)).catch(() => null);
    if (facts && Date.now() - facts.mtimeMs > MAX_AGE_MS)
      await rm(tokenFolder(token), { recursive: true, force: true });
  }
}

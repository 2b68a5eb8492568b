import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { saveBytes } from '~/platform/disk.server';
import type { S3Place } from './s3-place.server';
import { withWorkDir } from './work-dir.server';

const FACTS = 'facts.json';

/** Has the length of a key and cannot be guessed. */
const tokenKey = (token: string) => token.slice(0, 24);

export async function stage({ files }: S3Place, token: string, dir: string, facts: unknown): Promise<void> {
  await saveBytes(path.join(dir, FACTS), Buffer.from(JSON.stringify(facts)));
  await files.publish(tokenKey(token), dir);
}

export const readStagedFile = ({ files }: S3Place, token: string, name: string): Promise<Buffer> =>
  files.withLocalFile(tokenKey(token), name, (file) => readFile(file));

export const readFacts = (place: S3Place, token: string): Promise<Buffer> => readStagedFile(place, token, FACTS);

export async function withStagedFiles<T>(
  { files }: S3Place,
  token: string,
  use: (dir: string) => Promise<T>,
): Promise<T> {
  const key = tokenKey(token);
  return withWorkDir(async (dir) => {
    for (const name of (await files.list(key)).filter((one) => one !== FACTS)) {
      await files.withLocalFile(key, name, (file) => copyFile(file, path.join(dir, name)));
    }
    return await use(dir);
  });
}

export const removeStaged = (place: S3Place, token: string): Promise<void> => place.removeAll(tokenKey(token));

export async function sweepStaged(place: S3Place, maxAgeMs: number): Promise<void> {
  for await (const key of place.files.keys()) {
    const [name] = await place.files.list(key);
    const facts = name ? await place.files.stat(key, name) : null;
    if (facts && Date.now() - facts.modified.getTime() > maxAgeMs) await place.removeAll(key);
  }
}

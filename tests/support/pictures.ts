import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty directory that is removed after the test. */
export async function emptyDir(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'tapeta-test-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** Writes a file into a directory that is removed after the test; returns its path. */
export async function fileOf(bytes: Buffer | string): Promise<string> {
  const file = path.join(await emptyDir(), 'picture');
  await writeFile(file, bytes);
  return file;
}

export async function filesIn(dir: string): Promise<string[]> {
  return (await readdir(dir)).sort();
}

/** Names without the list of checksums. */
export const picturesIn = async (dir: string) => (await filesIn(dir)).filter((name) => !name.endsWith('.sums'));

export { discOnNothing, painted, scene } from './scenes';

export const privateExif = {
  IFD0: { Artist: 'Somebody Private', ImageDescription: 'my home' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 5/1 0/1' },
};

export const PRIVATE = /Somebody Private|my home|secret/;

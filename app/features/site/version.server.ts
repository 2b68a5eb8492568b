import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { version } from '../../../package.json';

export const runningVersion = version;

/** The newest section of the changelog; null if this installation has none. */
export async function readChanges(): Promise<string | null> {
  const text = await readFile(path.resolve('CHANGELOG.md'), 'utf8').catch(() => '');
  const [, newest = ''] = text.split(/^## .*$/m);
  return newest.trim() || null;
}

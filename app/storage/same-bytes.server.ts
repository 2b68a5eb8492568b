import type { Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isRendition } from '~/images/renditions';
import { hashFile } from '~/platform/disk.server';
import { ORIGINAL } from './file-store.server';

export async function haveSameBytes(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([stat(one), stat(other)]);
  if (first.size !== second.size) return false;
  return (first.ino === second.ino && first.dev === second.dev) || (await hashFile(one)) === (await hashFile(other));
}

/** Whether the file takes no extra space while its original exists. */
export async function isLinkOfOriginal(file: string, { nlink, ino }: Stats): Promise<boolean> {
  if (nlink === 1 || path.basename(file) === ORIGINAL) return false;
  return (await stat(path.join(path.dirname(file), ORIGINAL)).catch(() => null))?.ino === ino;
}

/** Names of download files that are identical to the original. */
export async function namesOfOriginal(dir: string): Promise<string[]> {
  const names = await readdir(dir);
  const same: string[] = [];
  if (!names.includes(ORIGINAL)) return same;
  for (const name of names.filter(mayBeOriginal)) {
    if (await haveSameBytes(path.join(dir, ORIGINAL), path.join(dir, name))) same.push(name);
  }
  return same;
}

/** Only names of download files: renditions are public, and the original never is. */
export const mayBeOriginal = (name: string) => name !== ORIGINAL && !isRendition(name);

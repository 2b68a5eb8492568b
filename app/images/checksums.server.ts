/** SHA-256 of files made from a picture, for `sha256sum -c`. Needed because a damaged WebP or AVIF may still decode. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashFile, saveBytes } from '~/platform/disk.server';

const ENDING = '.sums';

interface LocalFiles {
  withLocalFile<Result>(key: string, name: string, use: (file: string) => Promise<Result>): Promise<Result>;
}

export const holdsSums = (name: string) => name.endsWith(ENDING);

/** Returns the name of the written file. @param sumOf by default, the files are in `dir` */
export async function writeSums(
  dir: string,
  of: string,
  names: string[],
  sumOf = (name: string) => hashFile(path.join(dir, name)),
): Promise<string> {
  const lines = names.map(async (name) => `${await sumOf(name)}  ${name}\n`);
  const sumsName = `${of}${ENDING}`;
  await saveBytes(path.join(dir, sumsName), Buffer.from((await Promise.all(lines)).join('')));
  return sumsName;
}

/** Checksums by name. @param names of all files of the key */
export async function readSums(files: LocalFiles, key: string, names: string[]): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const sumsName of names.filter(holdsSums)) {
    const text = await files.withLocalFile(key, sumsName, (file) => readFile(file, 'latin1'));
    for (const [, sum = '', name = ''] of text.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)) sums.set(name, sum);
  }
  return sums;
}

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../support/site';
import { inDatabase } from '../support/site-database';

/** Files without a wallpaper in a site's folders, in words. There must be none. The jobs process also uses `tmp`. */
export async function leftoversOf(site: Site, jobs: number | undefined): Promise<string[]> {
  const rows = await inDatabase<{ file_key: string }>(site, 'select file_key from wallpaper');
  const loose = await inDatabase<{ file_key: string }>(site, 'select file_key from loose_file');
  const known = new Set(rows.map((row) => row.file_key));
  const there = (await namesBelow(path.join(site.dataDir, 'files'))).filter((name) => /^[0-9a-f]{24}$/.test(name));
  const inTmp = await namesIn(path.join(site.dataDir, 'tmp'));
  return [
    ...inTmp.filter((name) => name.split('-')[1] !== String(jobs)).map((name) => `tmp/${name}`),
    ...(await namesIn(path.join(site.dataDir, 'pending'))).map((name) => `pending/${name}`),
    ...there.filter((key) => !known.has(key)).map((key) => `files without a wallpaper: ${key}`),
    ...[...known].filter((key) => !there.includes(key)).map((key) => `a wallpaper without files: ${key}`),
    ...loose.map((row) => `loose: ${row.file_key}`),
  ];
}

const namesIn = (dir: string): Promise<string[]> => readdir(dir).catch(() => []);

const namesBelow = (dir: string): Promise<string[]> =>
  readdir(dir, { recursive: true }).then(
    (names) => names.map((name) => path.basename(name)),
    () => [],
  );

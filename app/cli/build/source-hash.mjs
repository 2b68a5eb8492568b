import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Holds the hash of the sources that the build was made of. */
export const stampFile = path.join(projectRoot, 'build/stamp');

const FOLDERS = ['app', 'public'];
const FILES = [
  'mikro-orm.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.js',
  'remix.config.js',
  'tsconfig.json',
];
const BUILD_OUTPUT = path.join('public', 'build');

export function hashSources() {
  const hash = createHash('sha256');
  const files = [...FOLDERS.flatMap(filesIn), ...FILES].filter((file) => existsSync(path.join(projectRoot, file)));
  for (const file of files) {
    const content = readFileSync(path.join(projectRoot, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesIn(folder) {
  const directory = path.join(projectRoot, folder);
  if (folder === BUILD_OUTPUT || !existsSync(directory)) return [];
  const entries = readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(file) : [file];
  });
}

import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runs } from './debian.mjs';

/** The package with the program itself: `node` only downloads it by an install script, which npm may be told to refuse. */
const packageName = () =>
  `node${process.platform === 'darwin' && process.arch === 'arm64' ? '-bin' : ''}-${process.platform}-${process.arch}`;

/** Another version of Node, installed once below `cacheFolder`. Its path, or undefined if it can't be installed. */
export function provideNode(version, cacheFolder) {
  const folder = path.join(cacheFolder, `node-${version}`);
  const program = path.join(folder, 'node_modules', packageName(), 'bin', 'node');
  if (existsSync(program)) return program;
  rmSync(folder, { recursive: true, force: true });
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder];
  // A download can break off once.
  for (let tries = 0; tries < 2; tries += 1)
    if (runs('npm', [...install, `${packageName()}@${version}`]) && existsSync(program)) return program;
  return undefined;
}

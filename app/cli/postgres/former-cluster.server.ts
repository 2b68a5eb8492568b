/** A cluster of an earlier PostgreSQL beside the present one: how to tell, and how the one takes the other's place. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '~/cli/launcher/command-error.server';
import { type Binaries, majorOfBinaries } from './binaries.server';
import { formerBinariesFolder, readMajor } from './former-binaries.server';

/** Complete, and only to be renamed. */
const nextFolder = (clusterDir: string) => `${clusterDir}.next`;

const formerFolder = (clusterDir: string, major: number) => `${clusterDir}-${major}`;

/** Whether an earlier version made it. @throws CommandError when a later one did */
export function isOutdated(clusterDir: string, binaries: Binaries): boolean {
  const made = readMajor(clusterDir);
  if (made === null) return false;
  const major = majorOfBinaries(binaries);
  if (made > major) {
    throw new CommandError(
      `Tapeta cannot start: ${clusterDir} was made by PostgreSQL ${made}, and this Tapeta brings ${major}. Start the later Tapeta that made it.`,
    );
  }
  return made < major;
}

/** Puts the new cluster in the old one's place. A kill in between leaves what `finishUpgrade` ends. */
export function replaceCluster(clusterDir: string, draft: string): void {
  const next = nextFolder(clusterDir);
  rmSync(next, { recursive: true, force: true });
  renameSync(draft, next);
  const aside = formerFolder(clusterDir, readMajor(clusterDir) ?? 0);
  rmSync(aside, { recursive: true, force: true });
  renameSync(clusterDir, aside);
  renameSync(next, clusterDir);
}

export function finishUpgrade(clusterDir: string): void {
  const next = nextFolder(clusterDir);
  if (!existsSync(next)) return;
  // While the old one is there, somebody may have used it since.
  if (existsSync(clusterDir)) rmSync(next, { recursive: true, force: true });
  else renameSync(next, clusterDir);
}

/** What was kept in case that the site would not start with the new one. */
export async function removeFormerCluster(dataDir: string): Promise<void> {
  const clusterDir = path.join(dataDir, 'postgres');
  const present = readMajor(clusterDir) ?? 0;
  for (let major = present - 1; major >= 15; major -= 1) {
    await rm(formerFolder(clusterDir, major), { recursive: true, force: true });
    await rm(formerBinariesFolder(dataDir, major), { recursive: true, force: true });
  }
}

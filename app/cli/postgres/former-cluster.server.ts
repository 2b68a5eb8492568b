/** Finds a cluster of an earlier PostgreSQL and replaces it with the upgraded one. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '~/cli/launcher/command-error.server';
import { messagesOf } from '~/messages/messages';
import { type Binaries, majorOfBinaries } from './binaries.server';
import { formerBinariesFolder, readMajor } from './former-binaries.server';

/** Complete; only the rename is missing. */
const nextFolder = (clusterDir: string) => `${clusterDir}.next`;

const formerFolder = (clusterDir: string, major: number) => `${clusterDir}-${major}`;

/** Whether an earlier PostgreSQL created it. @throws CommandError when a later one did */
export function isOutdated(clusterDir: string, binaries: Binaries): boolean {
  const made = readMajor(clusterDir);
  if (made === null) return false;
  const major = majorOfBinaries(binaries);
  if (made > major) {
    throw new CommandError(messagesOf('embeddedDatabase').laterPostgres(clusterDir, made, major));
  }
  return made < major;
}

/** Puts the new cluster in the old one's place. After a kill in between, `finishUpgrade` completes it. */
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
  // If the old cluster exists, it may have been used since.
  if (existsSync(clusterDir)) rmSync(next, { recursive: true, force: true });
  else renameSync(next, clusterDir);
}

/** Removes the old cluster, which was kept until the site had started with the new one. */
export async function removeFormerCluster(dataDir: string): Promise<void> {
  const clusterDir = path.join(dataDir, 'postgres');
  const present = readMajor(clusterDir) ?? 0;
  for (let major = present - 1; major >= 15; major -= 1) {
    await rm(formerFolder(clusterDir, major), { recursive: true, force: true });
    await rm(formerBinariesFolder(dataDir, major), { recursive: true, force: true });
  }
}

import { rmSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '~/cli/launcher/command-error.server';
import { withClient } from '~/db/client.server';
import { toUnavailable } from '~/db/database-errors.server';
import { writeBackup } from '~/features/operations/maintenance/backup.server';
import { checkArchive } from '~/features/operations/maintenance/check-archive.server';
import { copyDatabase } from '~/features/operations/maintenance/copy-database.server';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { toStorageError } from '~/platform/disk.server';
import { fileStore } from '~/storage/store.server';
import type { Account } from './account.server';
import { type Binaries, majorOfBinaries } from './binaries.server';
import { prepareCluster } from './cluster.server';
import { locateFormerBinaries, readMajor } from './former-binaries.server';
import { replaceCluster } from './former-cluster.server';
import { freeBytes, launchOnFreePort } from './launch.server';
import { stopOrphans, stopPostmaster } from './postmaster.server';
import { createDatabase, embeddedUrl, superuserPasswordFile } from './site-database.server';

const STOP_TIMEOUTS = { clean: 60_000, immediate: 6000 };
const MB = 1024 * 1024;

interface Upgrade {
  clusterDir: string;
  binaries: Binaries;
  account: Account;
  signal?: AbortSignal;
}

/** Moves the data of an earlier PostgreSQL into a new cluster. The old one is unchanged until the final renames. */
export async function upgradeCluster(
  dataDir: string,
  { clusterDir, binaries, account, signal }: Upgrade,
): Promise<void> {
  const [former, present] = [readMajor(clusterDir) ?? 0, majorOfBinaries(binaries)];
  await requireRoom(clusterDir, dataDir);
  const formerBinaries = await locateFormerBinaries(dataDir, former, signal);
  console.info(messagesOf('embeddedDatabase').upgrading(former, present));
  const draft = `${clusterDir}.upgrade`;
  // Left by an interrupted upgrade.
  await stopOrphans(draft);
  rmSync(draft, { recursive: true, force: true });
  const settings = { account, maxConnections: 20, logFile: path.join(dataDir, 'postgres.log'), signal };
  try {
    await withServer({ ...settings, binary: formerBinaries.postgres, clusterDir }, async (formerPort) => {
      await createDatabase(dataDir, formerPort);
      const from = embeddedUrl(dataDir, formerPort);
      const isUsed = await hasGallery(from);
      if (isUsed) await backUpRows(from, path.join(dataDir, `before-postgresql-${present}.tar`));
      await prepareCluster(draft, superuserPasswordFile(dataDir), binaries, account, signal);
      await withServer({ ...settings, binary: binaries.postgres, clusterDir: draft }, async (port) => {
        await createDatabase(dataDir, port);
        if (isUsed) await copyDatabase(from, embeddedUrl(dataDir, port), fileStore());
      });
    });
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw toUpgradeError(error, former, present);
  }
  signal?.throwIfAborted();
  replaceCluster(clusterDir, draft);
  console.info(messagesOf('embeddedDatabase').upgraded(present));
}

async function withServer(
  settings: Parameters<typeof launchOnFreePort>[0],
  work: (port: number) => Promise<void>,
): Promise<void> {
  const { plan, launched } = await launchOnFreePort(settings);
  try {
    await work(plan.port);
  } finally {
    // A clean shutdown, so that the new cluster is complete on the disk before it replaces the old one.
    if (launched.child.pid) await stopPostmaster(launched.child.pid, STOP_TIMEOUTS);
  }
}

/** False when the first start was interrupted before the tables were created. */
function hasGallery(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query(`select to_regclass('public.migration') is not null as found`);
    return rows[0].found;
  });
}

/** Without pictures, because the upgrade does not touch them. */
async function backUpRows(url: string, file: string): Promise<void> {
  await rm(file, { force: true });
  await writeBackup(url, fileStore(), file, { withoutFiles: true });
  const { problems } = await checkArchive(file);
  if (problems.length > 0) throw new DomainError('invalid', messagesOf('embeddedDatabase').backupDamaged(problems));
  console.info(messagesOf('embeddedDatabase').rowsKept(file));
}

/** The backup and the new cluster, each at most as large as the old one. */
async function requireRoom(clusterDir: string, dataDir: string): Promise<void> {
  const [needed, free] = [2 * (await bytesIn(clusterDir)), freeBytes(dataDir)];
  if (free >= needed) return;
  const inMb = (bytes: number) => Math.ceil(bytes / MB);
  throw new CommandError(messagesOf('embeddedDatabase').noSpace(inMb(needed), dataDir, inMb(free)));
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    bytes += entry.isDirectory() ? await bytesIn(inside) : (await stat(inside)).size;
  }
  return bytes;
}

function toUpgradeError(error: unknown, former: number, present: number): unknown {
  const known = toStorageError(toUnavailable(error));
  if (!(known instanceof DomainError || known instanceof CommandError)) return error;
  return new CommandError(messagesOf('embeddedDatabase').notMoved(former, present, known.message));
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { resumeLostTasks } from '~/features/background-tasks/tasks.server';
import { reconcileFiles, sweepLeftovers } from '~/features/files/file-reconciler.server';
import { enqueueRenditions } from '~/features/files/rendition-jobs.server';
import { deleteWallpaper } from '~/features/trash/trash.commands.server';
import { type DamagedRow, findDamagedRows } from '~/features/wallpapers/damaged-rows.queries.server';
import { DomainError, nullIfNotFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { FileStore } from '~/storage/file-store.server';
import { abandonedWorkDirs } from '~/storage/work-dir.server';
import { type FileOwner, listUnfinished } from './check-files.queries.server';
import { type FileFault, fileOwners, findFileFault, findStrayKeys, lookAtRest } from './check-files.server';
import { findRowFaults, recount } from './check-rows.queries.server';
import { galleryId, requireOwnStore } from './gallery-files.server';
import { putBack } from './put-back.server';
import { renderAgain } from './render-again.server';

export interface Findings {
  wallpapers: number;
  files: FileFault[];
  /** Keys of files that no wallpaper uses. */
  strays: string[];
  /** Paths in the files folder that this site did not create. A repair leaves them: someone may need them. */
  foreign: string[];
  /** Temporary directories of processes that have ended. */
  leftovers: string[];
  /** Wallpapers with values that no page can show. */
  damaged: DamagedRow[];
  /** Inconsistencies in the database, the damaged rows among them, as sentences. */
  rows: string[];
}

export function describeFindings({ files, strays, foreign, leftovers, rows }: Findings): string[] {
  const text = messagesOf('verification');
  return [
    ...files.map(({ sentence }) => sentence),
    ...strays.map(text.stray),
    ...foreign.map(text.foreign),
    ...leftovers.map(text.leftover),
    ...rows,
  ];
}

/** The sweep handles younger ones. */
const SWEPT_MS = 15 * 60 * 1000;

interface VerifyOptions {
  /** Only checks names and sizes, instead of decoding every picture. */
  isQuick?: boolean;
}

export async function verifySite(
  em: EntityManager,
  store: FileStore,
  { isQuick = false }: VerifyOptions = {},
): Promise<Findings> {
  const findings: Findings = {
    wallpapers: 0,
    files: [],
    strays: [],
    foreign: [],
    leftovers: [],
    damaged: [],
    rows: [],
  };
  for await (const owner of fileOwners(em)) {
    findings.wallpapers += 1;
    if (!(await seemsFaulty(store, owner, isQuick))) continue;
    const fault = await lookAtRest(em, owner, () => findFileFault(store, owner, isQuick));
    if (fault) findings.files.push(fault);
  }
  findings.strays = await findStrayKeys(em, store);
  for await (const file of store.foreign()) findings.foreign.push(file);
  findings.leftovers = await abandonedWorkDirs(SWEPT_MS);
  findings.damaged = await findDamagedRows(em);
  findings.rows = await findRowFaults(em, findings.damaged);
  return findings;
}

async function seemsFaulty(store: FileStore, owner: FileOwner, isQuick: boolean): Promise<boolean> {
  try {
    return (await findFileFault(store, owner, isQuick)) !== null;
  } catch {
    // The files have just moved, or cannot be read: the second look shows which.
    return true;
  }
}

interface MendOptions {
  /** Confirms that the missing pictures are lost, even if there are many. */
  acceptLosses?: boolean;
  /** A backup that may have the lost pictures. Those that it lacks stay lost, because another backup may have them. */
  from?: string;
}

/** Repairs what it can without losing anything that was written. Returns what a backup could not give, as sentences. @throws unavailable, conflict when rows are damaged or the files may not be this gallery's */
export async function mend(
  em: EntityManager,
  store: FileStore,
  findings: Findings,
  { acceptLosses = false, from }: MendOptions = {},
): Promise<string[]> {
  // Their files may seem to belong to nobody.
  if (findings.damaged.length > 0)
    throw new DomainError('conflict', messagesOf('verification').damagedRows(findings.damaged.length));
  await requireTrust(em, store, findings, { acceptLosses, from });
  const refused = from ? await putBack(em, store, findings.files, from) : [];
  for (const fault of findings.files) {
    if (from && fault.isLost) continue;
    // The wallpaper may have been deleted since the check.
    await mendFiles(em, store, fault).catch(nullIfNotFound);
  }
  for (const key of findings.strays) await reconcileFiles(em, store, [key]);
  await sweepLeftovers(em, store);
  if (findings.rows.length === 0) return refused;
  await recount(em);
  await resumeLostTasks(em);
  for (const id of await listUnfinished(em)) await enqueueRenditions(em, id);
  return refused;
}

/** More losses than this suggest a missing disk, which may come back. */
const MAX_LOST = 2;
const MAX_LOST_SHARE = 0.1;

async function requireTrust(
  em: EntityManager,
  store: FileStore,
  findings: Findings,
  { acceptLosses, from }: MendOptions,
) {
  const { files, strays, wallpapers } = findings;
  if (acceptLosses && strays.length === 0 && (await store.readGalleryId()) === null) {
    await store.writeGalleryId(await galleryId(em));
  }
  await requireOwnStore(em, store);
  const lost = files.filter(({ isLost, owner }) => isLost && !owner.isTrashed).length;
  if (acceptLosses || from || lost <= Math.max(MAX_LOST, wallpapers * MAX_LOST_SHARE)) return;
  throw new DomainError('conflict', messagesOf('verification').tooManyLost(lost, wallpapers));
}

async function mendFiles(em: EntityManager, store: FileStore, { owner, isLost }: FileFault): Promise<void> {
  if (!isLost) await renderAgain(em, store, owner);
  else if (!owner.isTrashed) await deleteWallpaper(em, store, owner.id);
}

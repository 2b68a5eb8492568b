/** Adds what galleries of earlier versions lack. */
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readSums, writeSums } from '~/images/checksums.server';
import { smallestRendition } from '~/images/renditions';
import { measureBlackShare } from '~/images/sample.server';
import { hashFile } from '~/platform/disk.server';
import { type FileStore, ORIGINAL } from '~/storage/file-store.server';
import { haveSameBytes, mayBeOriginal } from '~/storage/same-bytes.server';
import { withWorkDir } from '~/storage/work-dir.server';
import { type FileOwner, listUnmeasured, setBlackShare } from './check-files.queries.server';
import { fileOwners, finishedFiles, lookAtRest } from './check-files.server';

/** Measures pictures that are older than this measurement. An unreadable one is skipped; the check of its files reports it. */
export async function measureBlack(em: EntityManager, store: FileStore): Promise<number> {
  let measured = 0;
  for (const one of await listUnmeasured(em)) {
    const files = one.isTrashed ? store.withheld : store;
    const share = await files
      .withLocalFile(one.fileKey, smallestRendition(one.width, false), measureBlackShare)
      .catch(() => null);
    if (share === null) continue;
    await setBlackShare(em, one, share);
    measured += 1;
  }
  return measured;
}

export interface FilesBroughtUpToDate {
  /** Wallpapers whose download was a second copy of the original, and the bytes saved. */
  shared: number;
  bytes: number;
  /** Wallpapers whose files had no checksums. */
  summed: number;
}

/** Skips the trash, whose wallpapers are handled after they are restored. @param faulty wallpapers to skip because their files are damaged */
export async function bringFilesUpToDate(
  em: EntityManager,
  store: FileStore,
  faulty: FileOwner[],
): Promise<FilesBroughtUpToDate> {
  const done = { shared: 0, bytes: 0, summed: 0 };
  const faultyIds = new Set(faulty.map(({ id }) => id));
  for await (const owner of fileOwners(em)) {
    if (owner.isTrashed) break;
    if (faultyIds.has(owner.id)) continue;
    await lookAtRest(em, owner, async () => {
      const bytes = await shareOriginal(store, owner.fileKey);
      if (bytes > 0) done.shared += 1;
      done.bytes += bytes;
      if (await noteSums(store, owner)) done.summed += 1;
    });
  }
  return done;
}

/** Returns the number of bytes saved. */
async function shareOriginal(store: FileStore, key: string): Promise<number> {
  let saved = 0;
  const original = await store.stat(key, ORIGINAL);
  for (const name of (await store.list(key)).filter(mayBeOriginal)) {
    const facts = await store.stat(key, name);
    if (!facts || facts.isShared || facts.bytes !== original?.bytes) continue;
    const isSame = await store.withLocalFile(key, ORIGINAL, (one) =>
      store.withLocalFile(key, name, (other) => haveSameBytes(one, other)),
    );
    if (!isSame) continue;
    await store.share(key, name);
    if ((await store.stat(key, name))?.isShared) saved += facts.bytes;
  }
  return saved;
}

const OF_EARLIER = 'earlier';

async function noteSums(store: FileStore, owner: FileOwner): Promise<boolean> {
  const { fileKey } = owner;
  const names = await store.list(fileKey);
  const known = await readSums(store, fileKey, names);
  const finished = finishedFiles(owner, names);
  if (finished.every((name) => known.has(name))) return false;
  return withWorkDir(async (workDir) => {
    const others = await readSums(
      store,
      fileKey,
      names.filter((name) => !name.startsWith(OF_EARLIER)),
    );
    const lacking = finished.filter((name) => !others.has(name));
    const sumsName = await writeSums(workDir, OF_EARLIER, lacking, (name) =>
      store.withLocalFile(fileKey, name, hashFile),
    );
    await store.put(fileKey, sumsName, path.join(workDir, sumsName));
    return true;
  });
}

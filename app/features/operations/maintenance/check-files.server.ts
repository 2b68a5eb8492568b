import type { EntityManager } from '@mikro-orm/postgresql';
import { lockFileKeys } from '~/features/files/loose-files.queries.server';
import { DOWNLOAD_FILE, sourceFile } from '~/features/files/rendition-jobs.server';
import { isWhole } from '~/images/check-picture.server';
import { holdsSums, readSums } from '~/images/checksums.server';
import { findGround } from '~/images/colours.server';
import { readLook } from '~/images/gain-map.server';
import { fileKeyFor, jpegWidths, renditionWidths } from '~/images/renditions';
import { messagesOf } from '~/messages/messages';
import { hashFile } from '~/platform/disk.server';
import { type FileStore, ORIGINAL, type ReadableFiles } from '~/storage/file-store.server';
import { type FileOwner, findUnowned, listFileOwners, ownsFiles, soundOwners } from './check-files.queries.server';

const BATCH = 500;

export async function* fileOwners(em: EntityManager): AsyncGenerator<FileOwner> {
  for (const isTrashed of [false, true]) {
    let last = 0;
    for (;;) {
      const rows = await listFileOwners(em, isTrashed, last, BATCH);
      yield* soundOwners(em, rows);
      if (rows.length < BATCH) break;
      last = rows.at(-1)?.id ?? 0;
    }
  }
}

const avifFiles = ({ width }: FileOwner) => renditionWidths(width).map((one) => `${one}.avif`);

function expectedFiles(owner: FileOwner): string[] {
  return [
    ...renditionWidths(owner.width).map((one) => `${one}.webp`),
    ...jpegWidths(owner.width).map((one) => `${one}.jpg`),
    ...(owner.avif ? avifFiles(owner) : []),
  ];
}

/** Files that may exist besides the expected ones. */
const isOptional = (owner: FileOwner, name: string) =>
  [ORIGINAL, DOWNLOAD_FILE, sourceFile('png'), sourceFile('webp'), ...avifFiles(owner)].includes(name) ||
  holdsSums(name);

/** Files that no longer change. AVIF may still be in the making. */
export const finishedFiles = (owner: FileOwner, names: string[]) =>
  names.filter((name) => name !== ORIGINAL && !holdsSums(name) && (owner.avif || !avifFiles(owner).includes(name)));

const chooseFiles = (store: FileStore, { isTrashed }: FileOwner): ReadableFiles => (isTrashed ? store.withheld : store);

export async function isOriginalThere(store: FileStore, owner: FileOwner): Promise<boolean> {
  return (await chooseFiles(store, owner).stat(owner.fileKey, ORIGINAL))?.bytes === owner.bytes;
}

export interface FileFault {
  owner: FileOwner;
  /** True when the picture itself is lost, false when only files made from it are. */
  isLost: boolean;
  sentence: string;
}

/** Finds the first fault in the files of a wallpaper. @param isQuick only checks names and sizes */
export async function findFileFault(store: FileStore, owner: FileOwner, isQuick: boolean): Promise<FileFault | null> {
  const files = chooseFiles(store, owner);
  const { files: text, wallpaper, trashedWallpaper } = messagesOf('verification');
  const sentence = owner.isTrashed ? trashedWallpaper : wallpaper;
  const lost = (fault: string): FileFault => ({ owner, isLost: true, sentence: sentence(owner.id, fault) });
  const spoilt = (fault: string): FileFault => ({ owner, isLost: false, sentence: sentence(owner.id, fault) });
  const original = await files.stat(owner.fileKey, ORIGINAL);
  if (!original) return lost(text.lost);
  if (original.bytes !== owner.bytes) return lost(text.size(original.bytes, owner.bytes));
  const names = await files.list(owner.fileKey);
  const expected = expectedFiles(owner);
  const missing = expected.filter((name) => !names.includes(name));
  if (missing.length > 0) return spoilt(text.missing(missing.join(', ')));
  const foreign = names.filter((name) => !expected.includes(name) && !isOptional(owner, name));
  if (foreign.length > 0) return spoilt(text.unexpected(foreign.join(', ')));
  if (isQuick) return null;
  const isTrue = await files.withLocalFile(
    owner.fileKey,
    ORIGINAL,
    async (file) => (await hashFile(file)) === owner.sha256,
  );
  if (!isTrue) return lost(text.changed);
  if (!(await files.withLocalFile(owner.fileKey, ORIGINAL, isWhole))) return lost(text.undecodable);
  const sums = await readSums(files, owner.fileKey, names);
  for (const name of finishedFiles(owner, names)) {
    const sum = sums.get(name);
    const isRight = await files.withLocalFile(owner.fileKey, name, async (file) =>
      sum ? (await hashFile(file)) === sum : isWhole(file),
    );
    if (!isRight) return spoilt(text.damaged(name));
  }
  const { hdr, gamut, isRecoloured } = await files.withLocalFile(owner.fileKey, ORIGINAL, readLook);
  if (hdr !== owner.hdr || gamut !== owner.gamut) return spoilt(text.colours);
  const ground = await files.withLocalFile(owner.fileKey, ORIGINAL, findGround);
  if (fileKeyFor(owner.sha256, { ground, isRecoloured }) === owner.fileKey) return null;
  return spoilt(isRecoloured ? text.colours : text.background[ground]);
}

/** Looks while these files cannot move. Null when they no longer belong to this wallpaper, or are being moved. */
export async function lookAtRest<Seen>(
  em: EntityManager,
  owner: FileOwner,
  look: () => Promise<Seen>,
): Promise<Seen | null> {
  return em.fork().transactional(async (tx) => {
    await lockFileKeys(tx, [owner.fileKey]);
    return (await ownsFiles(tx, owner)) ? look() : null;
  });
}

/** Keys with files that no wallpaper uses and that the sweep does not know. */
export async function findStrayKeys(em: EntityManager, store: FileStore): Promise<string[]> {
  const strays: string[] = [];
  for (const isTrashed of [false, true]) {
    const files = isTrashed ? store.withheld : store;
    for await (const keys of inGroups(files.keys())) {
      for (const key of await findUnowned(em, isTrashed, keys)) {
        const isThere = await em.fork().transactional(async (tx) => {
          await lockFileKeys(tx, [key]);
          return (await findUnowned(tx, isTrashed, [key])).length > 0 && (await files.list(key)).length > 0;
        });
        if (isThere) strays.push(key);
      }
    }
  }
  return strays;
}

async function* inGroups(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let group: string[] = [];
  for await (const key of keys) {
    group.push(key);
    if (group.length < BATCH) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

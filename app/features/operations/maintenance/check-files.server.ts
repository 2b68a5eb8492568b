import type { EntityManager } from '@mikro-orm/postgresql';
import { lockFileKeys } from '~/features/files/loose-files.queries.server';
import { DOWNLOAD_FILE, sourceFile } from '~/features/files/rendition-jobs.server';
import { isWhole } from '~/images/check-picture.server';
import { holdsSums, readSums } from '~/images/checksums.server';
import { findGround } from '~/images/decoder.server';
import { fileKeyFor, jpegWidths, renditionWidths } from '~/images/renditions';
import { hashFile } from '~/platform/disk.server';
import { type FileStore, ORIGINAL, type ReadableFiles } from '~/storage/file-store.server';
import { type FileOwner, findUnowned, listFileOwners, ownsFiles } from './check-files.queries.server';

const BATCH = 500;

export async function* fileOwners(em: EntityManager): AsyncGenerator<FileOwner> {
  for (const isTrashed of [false, true]) {
    let last = 0;
    for (;;) {
      const rows = await listFileOwners(em, isTrashed, last, BATCH);
      yield* rows;
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

/** What may be there besides. */
const isOptional = (owner: FileOwner, name: string) =>
  [ORIGINAL, DOWNLOAD_FILE, sourceFile('png'), sourceFile('webp'), ...avifFiles(owner)].includes(name) ||
  holdsSums(name);

/** Those that stay as they are: AVIF may be under way. */
export const finishedFiles = (owner: FileOwner, names: string[]) =>
  names.filter((name) => name !== ORIGINAL && !holdsSums(name) && (owner.avif || !avifFiles(owner).includes(name)));

const chooseFiles = (store: FileStore, { isTrashed }: FileOwner): ReadableFiles => (isTrashed ? store.withheld : store);

export async function isOriginalThere(store: FileStore, owner: FileOwner): Promise<boolean> {
  return (await chooseFiles(store, owner).stat(owner.fileKey, ORIGINAL))?.bytes === owner.bytes;
}

export interface FileFault {
  owner: FileOwner;
  /** The picture itself cannot be had; otherwise only what is made of it. */
  isLost: boolean;
  sentence: string;
}

/** The first thing that is wrong with the files of a wallpaper. @param isQuick looks at names and sizes only */
export async function findFileFault(store: FileStore, owner: FileOwner, isQuick: boolean): Promise<FileFault | null> {
  const files = chooseFiles(store, owner);
  const subject = `Wallpaper ${owner.id}${owner.isTrashed ? ', in the trash' : ''}`;
  const lost = (sentence: string): FileFault => ({ owner, isLost: true, sentence: `${subject}: ${sentence}` });
  const spoilt = (sentence: string): FileFault => ({ owner, isLost: false, sentence: `${subject}: ${sentence}` });
  const original = await files.stat(owner.fileKey, ORIGINAL);
  if (!original) return lost('its picture is missing.');
  if (original.bytes !== owner.bytes) return lost(`its picture has ${original.bytes} bytes instead of ${owner.bytes}.`);
  const names = await files.list(owner.fileKey);
  const expected = expectedFiles(owner);
  const missing = expected.filter((name) => !names.includes(name));
  if (missing.length > 0) return spoilt(`${missing.join(', ')} missing.`);
  const foreign = names.filter((name) => !expected.includes(name) && !isOptional(owner, name));
  if (foreign.length > 0) return spoilt(`${foreign.join(', ')} among its files is none of them.`);
  if (isQuick) return null;
  const isTrue = await files.withLocalFile(
    owner.fileKey,
    ORIGINAL,
    async (file) => (await hashFile(file)) === owner.sha256,
  );
  if (!isTrue) return lost('its picture is not the one that was uploaded.');
  if (!(await files.withLocalFile(owner.fileKey, ORIGINAL, isWhole))) return lost('its picture does not decode.');
  const sums = await readSums(files, owner.fileKey, names);
  for (const name of finishedFiles(owner, names)) {
    const sum = sums.get(name);
    const isRight = await files.withLocalFile(owner.fileKey, name, async (file) =>
      sum ? (await hashFile(file)) === sum : isWhole(file),
    );
    if (!isRight) return spoilt(`${name} is damaged.`);
  }
  const ground = await files.withLocalFile(owner.fileKey, ORIGINAL, findGround);
  if (fileKeyFor(owner.sha256, ground) === owner.fileKey) return null;
  return spoilt(`its transparent picture belongs on ${ground === 'dark' ? 'a dark' : 'a white'} ground.`);
}

/** Looks while nobody moves these files. Null when they are not this wallpaper's any more, or on their way. */
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

/** Keys with files at an address where no wallpaper wants them, unless the sweep knows of them. */
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

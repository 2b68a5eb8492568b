import type { EntityManager } from '@mikro-orm/postgresql';
import { lockFileKeys } from '~/features/wallpapers/files/loose-files.queries.server';
import { isWhole } from '~/images/check-picture.server';
import { findGround } from '~/images/decoder.server';
import { fileKeyFor, jpegWidths, renditionWidths } from '~/images/renditions';
import type { FileStore, ReadableFiles } from '~/images/storage/file-store.server';
import { sha256Of } from '~/images/storage/same-bytes.server';
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

function expectedFiles({ width, avif }: FileOwner): string[] {
  return [
    ...renditionWidths(width).flatMap((one) => (avif ? [`${one}.webp`, `${one}.avif`] : [`${one}.webp`])),
    ...jpegWidths(width).map((one) => `${one}.jpg`),
  ];
}

const filesOf = (store: FileStore, { isTrashed }: FileOwner): ReadableFiles => (isTrashed ? store.withheld : store);

export async function isOriginalThere(store: FileStore, owner: FileOwner): Promise<boolean> {
  return (await filesOf(store, owner).stat(owner.fileKey, 'original'))?.bytes === owner.bytes;
}

export interface FileFault {
  owner: FileOwner;
  /** The picture itself cannot be had; otherwise only what is made of it. */
  isLost: boolean;
  sentence: string;
}

/** The first thing that is wrong with the files of a wallpaper. @param isQuick looks at names and sizes only */
export async function findFileFault(store: FileStore, owner: FileOwner, isQuick: boolean): Promise<FileFault | null> {
  const files = filesOf(store, owner);
  const subject = `Wallpaper ${owner.id}${owner.isTrashed ? ', in the trash' : ''}`;
  const lost = (sentence: string): FileFault => ({ owner, isLost: true, sentence: `${subject}: ${sentence}` });
  const spoilt = (sentence: string): FileFault => ({ owner, isLost: false, sentence: `${subject}: ${sentence}` });
  const original = await files.stat(owner.fileKey, 'original');
  if (!original) return lost('its picture is missing.');
  if (original.bytes !== owner.bytes) return lost(`its picture has ${original.bytes} bytes instead of ${owner.bytes}.`);
  const names = await files.list(owner.fileKey);
  const missing = expectedFiles(owner).filter((name) => !names.includes(name));
  if (missing.length > 0) return spoilt(`${missing.join(', ')} missing.`);
  if (isQuick) return null;
  const isTrue = await files.withLocalFile(
    owner.fileKey,
    'original',
    async (file) => (await sha256Of(file)) === owner.sha256,
  );
  if (!isTrue) return lost('its picture is not the one that was uploaded.');
  for (const name of names) {
    if (await files.withLocalFile(owner.fileKey, name, isWhole)) continue;
    return name === 'original' ? lost('its picture does not decode.') : spoilt(`${name} does not decode.`);
  }
  const ground = await files.withLocalFile(owner.fileKey, 'original', findGround);
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

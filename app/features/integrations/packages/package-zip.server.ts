import type { EntityManager } from '@mikro-orm/postgresql';
import pLimit from 'p-limit';
import { findFilling } from '~/features/lists/pages/filling.queries.server';
import { type ListOrder, type ListPageRequest, listWallpapers } from '~/features/lists/pages/list-wallpapers.server';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import { DETAILS } from '~/features/wallpapers/projections.queries.server';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import type { Size } from '~/images/cuts/cut';
import { thumbnailWidth } from '~/images/renditions';
import { DomainError, notFound } from '~/lib/errors';
import { MAX_LIMIT } from '~/lib/paging';
import { messagesOf } from '~/messages/messages';
import { logError } from '~/platform/log.server';
import type { FileStore } from '~/storage/file-store.server';
import { zipStream } from '~/storage/zip-stream.server';
import { MAX_BYTES, type PackageFacts, type PackageLayout } from './package';
import { readme } from './readme';
import { findStored, type StoredPicture } from './stored-picture.server';
import { versionsOf } from './versions.queries.server';

/** Each one is a request to the store. */
const ASKED_AT_ONCE = 8;

export interface Contents {
  /** Each alone, or the versions of one. */
  pictures: StoredPicture[][];
  /** Wallpapers without a file. */
  missing: WallpaperDetail[];
  /** The list is longer than a package may be. */
  hasMore: boolean;
  /** Where the list goes on. Null if it began at a cursor. */
  nextOffset: number | null;
  /** No wallpaper of the list fills the screen. */
  isNearest: boolean;
}

/** @throws not_found */
export async function chooseContents(
  em: EntityManager,
  store: FileStore,
  layout: PackageLayout,
  list: { filter: WallpaperFilter; order: ListOrder; page: ListPageRequest },
  screen: Size | null,
): Promise<Contents> {
  const filling = await findFilling(em, list.filter, screen ?? {});
  if (!filling) throw notFound(messagesOf('picks').noMatch);
  const { items, next } = await listWallpapers(em, DETAILS, filling.filter, list.order, list.page);
  if (items.length === 0) throw notFound(messagesOf('picks').noMatch);
  const chosen = items.map((wallpaper) => layout.chooseVersions?.([wallpaper], screen) ?? [wallpaper]);
  const { taken, ...found } = await findFiles(store, chosen, screen);
  const { offset, after } = list.page;
  return {
    ...found,
    hasMore: next !== null || taken < items.length,
    nextOffset: after ? null : offset + taken,
    isNearest: filling.isNearest,
  };
}

/** One wallpaper with its versions. @throws not_found if it has no file */
export async function chooseOne(
  em: EntityManager,
  store: FileStore,
  layout: PackageLayout,
  wallpaper: WallpaperDetail,
) {
  const versions = await versionsOf(em, wallpaper);
  const found = await findFiles(store, [layout.chooseVersions?.(versions, null) ?? versions], 'full');
  if (found.pictures.length === 0) throw notFound(messagesOf('downloadErrors').noFile);
  return { ...found, hasMore: false, nextOffset: null, isNearest: false };
}

/** Of a list that a visitor keeps: each one in its order, whether it fills the screen or not. @throws not_found */
export async function chooseKept(
  store: FileStore,
  kept: WallpaperDetail[],
  { offset, limit }: Pick<ListPageRequest, 'offset' | 'limit'>,
  screen: Size | null,
): Promise<Contents> {
  const items = kept.slice(offset, offset + limit).map((wallpaper) => [wallpaper]);
  if (items.length === 0) throw notFound(messagesOf('picks').noMatch);
  const { taken, ...found } = await findFiles(store, items, screen ?? 'full');
  const nextOffset = offset + taken;
  return { ...found, hasMore: nextOffset < kept.length, nextOffset, isNearest: false };
}

/** As many as a package may hold. @param all each with its versions */
async function findFiles(store: FileStore, all: WallpaperDetail[][], screen: Size | 'full' | null) {
  let count = 0;
  const groups = all.filter(({ length }) => {
    count += length;
    return count <= MAX_LIMIT;
  });
  const limit = pLimit(ASKED_AT_ONCE);
  const find = (wallpaper: WallpaperDetail) =>
    limit(async () => ({ wallpaper, stored: await findStored(store, wallpaper, screen) }));
  const pictures: StoredPicture[][] = [];
  const missing: WallpaperDetail[] = [];
  let [taken, bytes] = [0, 0];
  for (const found of await Promise.all(groups.map((versions) => Promise.all(versions.map(find))))) {
    const stored = found.flatMap((one) => one.stored ?? []);
    const fitting = stored.filter((picture) => {
      bytes += picture.bytes;
      return bytes <= MAX_BYTES;
    });
    if (fitting.length < stored.length && taken > 0) break;
    taken += 1;
    if (fitting.length > 0) pictures.push(fitting);
    missing.push(...found.filter((one) => !one.stored).map(({ wallpaper }) => wallpaper));
  }
  return { pictures, missing, taken };
}

/** Null if the file was deleted or can't be read: the readme lists it. An error in mid-file breaks off the whole ZIP. */
async function openOrNull(open: StoredPicture['open']) {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof DomainError)) logError(error);
    return null;
  }
}

/** Stored, not compressed. Its length is unknown, since pictures may be left out. @param file its name */
export function packageZip(
  store: FileStore,
  layout: PackageLayout,
  facts: PackageFacts,
  { pictures, missing, ...rest }: Contents,
  file: string,
): ReadableStream<Uint8Array> {
  const now = new Date();
  async function* entries() {
    const packed: StoredPicture[][] = [];
    const leftOut = [...missing];
    for (const versions of pictures) {
      const read: StoredPicture[] = [];
      for (const picture of versions) {
        const input = await openOrNull(picture.open);
        if (!input) {
          leftOut.push(picture.wallpaper);
          continue;
        }
        read.push(picture);
        const lastModified = new Date(picture.wallpaper.createdAt);
        yield { name: layout.pictureName(facts, picture, versions), input, lastModified };
      }
      const [first] = read;
      if (!first) continue;
      packed.push(read);
      const { fileKey, width, createdAt } = first.wallpaper;
      const lastModified = new Date(createdAt);
      const small = layout.thumbnailName?.(facts, first);
      const thumbnail = small ? await openOrNull(() => store.open(fileKey, `${thumbnailWidth(width)}.jpg`)) : null;
      if (small && thumbnail) yield { name: small, input: thumbnail, lastModified };
      for (const { name, text } of layout.describe?.(facts, read) ?? []) yield { name, input: text, lastModified };
    }
    for (const { name, text } of layout.index(facts, packed)) yield { name, input: text, lastModified: now };
    const input = readme(facts, { packed: packed.flat(), leftOut, ...rest, steps: layout.steps(facts, file) });
    yield { name: layout.readmeName(facts), input, lastModified: now };
  }
  return zipStream(entries());
}

import type { EntityManager } from '@mikro-orm/postgresql';
import pLimit from 'p-limit';
import { findFilling } from '~/features/lists/pages/filling.queries.server';
import { type ListOrder, type ListPageRequest, listWallpapers } from '~/features/lists/pages/list-wallpapers.server';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import { DETAILS } from '~/features/wallpapers/projections.queries.server';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import type { Size } from '~/images/cuts/cut';
import { DomainError, notFound } from '~/lib/errors';
import { MAX_LIMIT } from '~/lib/paging';
import { messagesOf } from '~/messages/messages';
import { logError } from '~/platform/log.server';
import type { FileStore } from '~/storage/file-store.server';
import { zipStream } from '~/storage/zip-stream.server';
import { MAX_BYTES, type PackageFacts, pictureFile } from './package';
import { readme } from './readme';
import { findStored, type StoredPicture } from './stored-picture.server';

/** Each one is a request to the store. */
const ASKED_AT_ONCE = 8;

export interface Contents {
  pictures: StoredPicture[];
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
  list: { filter: WallpaperFilter; order: ListOrder; page: ListPageRequest },
  screen: Size | null,
): Promise<Contents> {
  const filling = await findFilling(em, list.filter, screen ?? {});
  if (!filling) throw notFound(messagesOf('picks').noMatch);
  const { items, next } = await listWallpapers(em, DETAILS, filling.filter, list.order, list.page);
  if (items.length === 0) throw notFound(messagesOf('picks').noMatch);
  const { taken, ...found } = await findFiles(store, items, screen);
  const { offset, after } = list.page;
  return {
    ...found,
    hasMore: next !== null || taken < items.length,
    nextOffset: after ? null : offset + taken,
    isNearest: filling.isNearest,
  };
}

/** Of a list that a visitor keeps: each one in its order, whether it fills the screen or not. @throws not_found */
export async function chooseKept(
  store: FileStore,
  kept: WallpaperDetail[],
  { offset, limit }: Pick<ListPageRequest, 'offset' | 'limit'>,
  screen: Size | null,
): Promise<Contents> {
  const items = kept.slice(offset, offset + limit);
  if (items.length === 0) throw notFound(messagesOf('picks').noMatch);
  const { taken, ...found } = await findFiles(store, items, screen ?? 'full');
  const nextOffset = offset + taken;
  return { ...found, hasMore: nextOffset < kept.length, nextOffset, isNearest: false };
}

/** As many as a package may hold. */
async function findFiles(store: FileStore, wallpapers: WallpaperDetail[], screen: Size | 'full' | null) {
  const limit = pLimit(ASKED_AT_ONCE);
  const find = (wallpaper: WallpaperDetail) =>
    limit(async () => ({ wallpaper, stored: await findStored(store, wallpaper, screen) }));
  const pictures: StoredPicture[] = [];
  const missing: WallpaperDetail[] = [];
  let [taken, bytes] = [0, 0];
  for (const { wallpaper, stored } of await Promise.all(wallpapers.slice(0, MAX_LIMIT).map(find))) {
    bytes += stored?.bytes ?? 0;
    if (bytes > MAX_BYTES && taken > 0) break;
    taken += 1;
    if (stored) pictures.push(stored);
    else missing.push(wallpaper);
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

/** Stored, not compressed. Its length is unknown, since pictures may be left out. */
export function packageZip(facts: PackageFacts, { pictures, missing, ...rest }: Contents): ReadableStream<Uint8Array> {
  async function* entries() {
    const packed: WallpaperDetail[] = [];
    const leftOut = [...missing];
    for (const { wallpaper, open } of pictures) {
      const input = await openOrNull(open);
      if (!input) {
        leftOut.push(wallpaper);
        continue;
      }
      packed.push(wallpaper);
      yield { name: `${facts.name}/${pictureFile(wallpaper)}`, input, lastModified: new Date(wallpaper.createdAt) };
    }
    const input = readme(facts, { packed, leftOut, ...rest });
    yield { name: `${facts.name}/README.txt`, input, lastModified: new Date() };
  }
  return zipStream(entries());
}

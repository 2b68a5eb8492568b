import type { EntityManager } from '@mikro-orm/postgresql';
import { downloadZip } from 'client-zip';
import pLimit from 'p-limit';
import { findFilling } from '~/features/lists/pages/filling.queries.server';
import { type ListOrder, type ListPageRequest, listWallpapers } from '~/features/lists/pages/list-wallpapers.server';
import type { WallpaperFilter } from '~/features/lists/resolve/filter.queries.server';
import { DETAILS } from '~/features/wallpapers/load-wallpapers.queries.server';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import type { Size } from '~/images/cuts/cut';
import { thumbnailWidth } from '~/images/renditions';
import { DomainError, notFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { logError } from '~/platform/log.server';
import type { FileStore } from '~/storage/file-store.server';
import { MAX_BYTES, type PackageFacts, type PackageLayout } from './package';
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
  const limit = pLimit(ASKED_AT_ONCE);
  const found = await Promise.all(items.map((wallpaper) => limit(() => findStored(store, wallpaper, screen))));
  const contents: Contents = { pictures: [], missing: [], hasMore: next !== null, isNearest: filling.isNearest };
  let bytes = 0;
  for (const [index, wallpaper] of items.entries()) {
    const picture = found[index];
    if (!picture) {
      contents.missing.push(wallpaper);
      continue;
    }
    bytes += picture.bytes;
    if (bytes > MAX_BYTES) return { ...contents, hasMore: true };
    contents.pictures.push(picture);
  }
  return contents;
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
  { pictures, missing, hasMore, isNearest }: Contents,
  file: string,
): Response {
  const now = new Date();
  async function* entries() {
    const packed: StoredPicture[] = [];
    const leftOut = [...missing];
    for (const picture of pictures) {
      const { wallpaper } = picture;
      const input = await openOrNull(picture.open);
      if (!input) {
        leftOut.push(wallpaper);
        continue;
      }
      packed.push(picture);
      const lastModified = new Date(wallpaper.createdAt);
      yield { name: layout.pictureName(facts, picture), input, lastModified };
      const small = layout.thumbnailName?.(facts, picture);
      const thumbnail = small
        ? await openOrNull(() => store.open(wallpaper.fileKey, `${thumbnailWidth(wallpaper.width)}.jpg`))
        : null;
      if (small && thumbnail) yield { name: small, input: thumbnail, lastModified };
      for (const { name, text } of layout.describe?.(facts, picture) ?? []) yield { name, input: text, lastModified };
    }
    for (const { name, text } of layout.index(facts, packed)) yield { name, input: text, lastModified: now };
    const input = readme(facts, { packed, leftOut, hasMore, isNearest, steps: layout.steps(facts, file) });
    yield { name: layout.readmeName(facts), input, lastModified: now };
  }
  return downloadZip(entries());
}

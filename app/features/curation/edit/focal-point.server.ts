import type { EntityManager } from '@mikro-orm/postgresql';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import type { FocalPoint } from '~/features/wallpapers/wallpaper.schema';
import { openPicture, toRaw } from '~/images/decoder.server';
import { findFocalPoint } from '~/images/focal-point.server';
import { smallestRendition } from '~/images/renditions';
import { takeSample } from '~/images/sample.server';
import type { FileStore } from '~/storage/file-store.server';
import { saveFocalPoint } from './focal-point.queries.server';

/** @throws not_found */
export async function chooseFocalPoint(em: EntityManager, id: number, point: FocalPoint): Promise<void> {
  const { fileKey } = await getWallpaper(em, id);
  await saveFocalPoint(em, fileKey, point, true);
}

/** Finds the point as an upload does, and drops the one that was set by hand. @throws not_found */
export async function findFocalPointAgain(em: EntityManager, store: FileStore, id: number): Promise<void> {
  const { fileKey, width } = await getWallpaper(em, id);
  const picture = await store.withLocalFile(fileKey, smallestRendition(width, false), (file) =>
    toRaw(openPicture(file).toColourspace('srgb')),
  );
  await saveFocalPoint(em, fileKey, await findFocalPoint(picture, await takeSample(picture)), false);
}

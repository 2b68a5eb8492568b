import type { EntityManager } from '@mikro-orm/postgresql';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import type { FocalPoint } from '~/features/wallpapers/wallpaper.schema';
import { openPicture, toRaw } from '~/images/decoder.server';
import { findFocalPoint } from '~/images/focal-point.server';
import { smallestRendition } from '~/images/renditions';
import { takeSample } from '~/images/sample.server';
import { onlyChanged } from '~/lib/edited-form.server';
import type { FileStore } from '~/storage/file-store.server';
import { pointValues } from './edit-values';
import { saveFocalPoint } from './focal-point.queries.server';

/** @param sent the fields of a form @throws not_found, conflict */
export async function chooseFocalPoint(
  em: EntityManager,
  id: number,
  point: FocalPoint,
  sent: Record<string, unknown> = {},
): Promise<void> {
  const { fileKey, focalX: x, focalY: y } = await getWallpaper(em, id);
  const changed = onlyChanged(point, sent, pointValues({ focalX: x, focalY: y }), 'focalPoint');
  await saveFocalPoint(em, fileKey, { x, y, ...changed }, true);
}

/** Finds the point as an upload does, and drops the one that was set by hand. @throws not_found */
export async function findFocalPointAgain(em: EntityManager, store: FileStore, id: number): Promise<void> {
  const { fileKey, width } = await getWallpaper(em, id);
  const picture = await store.withLocalFile(fileKey, smallestRendition(width, false), (file) =>
    toRaw(openPicture(file).toColourspace('srgb')),
  );
  await saveFocalPoint(em, fileKey, await findFocalPoint(picture, await takeSample(picture)), false);
}

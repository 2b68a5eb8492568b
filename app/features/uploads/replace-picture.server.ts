import { rename } from 'node:fs/promises';
import path from 'node:path';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Wallpaper } from '~/db/entities/wallpaper.entity';
import { retryingDeadlocks } from '~/db/transactions.server';
import { publishFiles, reconcileFiles } from '~/features/files/file-reconciler.server';
import { lockFileKeys, markLoose, unmarkLoose } from '~/features/files/loose-files.queries.server';
import { enqueueRenditions } from '~/features/files/rendition-jobs.server';
import { setWallpaperTags, storedTagNames } from '~/features/taxonomy/tags/tags.commands.server';
import { copyIntoTrash } from '~/features/trash/trash.queries.server';
import { guessDevice, normalizeTags, qualityTags } from '~/features/wallpapers/autofill';
import { compareSizes } from '~/features/wallpapers/near-duplicates.view';
import { changedMeanwhile, refuseStale } from '~/features/wallpapers/wallpaper-conflicts';
import { type Inspection, pictureFacts, processUpload } from '~/images/inspect.server';
import { fileKeyFor } from '~/images/renditions';
import { onlyChanged } from '~/lib/edited-form.server';
import { invalid, noSuch } from '~/lib/errors';
import { tagKey } from '~/lib/tag-name';
import { storedFileSize } from '~/messages/file-sizes';
import { messagesOf } from '~/messages/messages';
import type { FileStore } from '~/storage/file-store.server';
import type { ReceivedFile } from '~/storage/receive-file.server';
import { withWorkDir } from '~/storage/work-dir.server';
import { type PreparedWallpaper, refuseDuplicate } from './create-wallpaper.server';
import { findStoredPicture } from './stored-pictures.queries.server';

interface Measured {
  width: number;
  height: number;
}

/** Replaces size tags like 4K with those of the new picture, unless the administrator had removed them. */
function replaceSizeTags(tags: string[], before: Measured, after: Measured): string[] {
  const old = new Set(qualityTags(before.width, before.height).map(tagKey));
  const have = new Set(tags.map(tagKey));
  const others = tags.filter((tag) => !old.has(tagKey(tag)));
  const wanted = qualityTags(after.width, after.height);
  const wereAutomatic = [...old].every((slug) => have.has(slug));
  return normalizeTags([...others, ...(wereAutomatic ? wanted : wanted.filter((tag) => have.has(tagKey(tag))))]);
}

/** What a form for another picture shows. */
export const pictureValues = ({ fileKey }: { fileKey: string }) => ({ image: fileKey });

/** A picture in the working folder `dir`, processed but not stored. */
type Processed = Pick<PreparedWallpaper, 'dir' | 'file' | 'inspection'>;

interface ReplaceOptions {
  version?: number;
  /** The fields of a form. */
  sent?: Record<string, unknown>;
  /** Called instead, when the new picture has fewer pixels. */
  ifSmaller?: (picture: Processed) => Promise<string>;
}

/**
 * The old picture goes to the trash, as a separate wallpaper. A crash at any moment leaves the old picture or the new one.
 * @returns what `ifSmaller` answers @throws not_found, conflict and what an upload throws
 */
export async function replacePicture(
  em: EntityManager,
  store: FileStore,
  id: number,
  file: ReceivedFile | null,
  { version, sent = {}, ifSmaller }: ReplaceOptions = {},
): Promise<string | null> {
  if (!file) throw invalid({ image: [messagesOf('uploadProblems').noImage] });
  const known = await findStoredPicture(em, id);
  if (!known) throw noSuch('wallpaper');
  refuseStale(known.version, version);
  await refuseDuplicate(em, file.sha256);
  return withWorkDir(async (workDir) => {
    const inspection = await processUpload(file.path, workDir);
    await rename(file.path, path.join(workDir, 'original'));
    if (ifSmaller && compareSizes(inspection, known) === 'existing')
      return ifSmaller({ dir: workDir, file, inspection });
    const oldKey = await publishFiles(() => exchange(em, store, workDir, { id, version, sent, file, inspection }));
    await reconcileFiles(em, store, [oldKey]);
    return null;
  });
}

interface Replacement {
  id: number;
  version: number | undefined;
  sent: Record<string, unknown>;
  file: ReceivedFile;
  inspection: Inspection;
}

async function exchange(
  em: EntityManager,
  store: FileStore,
  workDir: string,
  replacement: Replacement,
): Promise<string> {
  const { id, version, sent, file, inspection } = replacement;
  const fileKey = fileKeyFor(file.sha256, inspection);
  return em.fork().transactional(async (tx) => {
    const known = await findStoredPicture(tx, id);
    if (!known) throw noSuch('wallpaper');
    const oldKey = known.fileKey;
    await lockFileKeys(tx, [fileKey, oldKey]);
    await refuseDuplicate(tx, file.sha256);
    const wallpaper = await tx.findOne(Wallpaper, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!wallpaper) throw noSuch('wallpaper');
    refuseStale(wallpaper.version, version);
    onlyChanged({}, sent, pictureValues(wallpaper), 'picture');
    // Another replacement was faster, and its files are not locked.
    if (wallpaper.fileKey !== oldKey) throw changedMeanwhile();
    // Committed separately before the files appear, so that the sweep can find them after a crash.
    await markLoose(em.fork(), [fileKey]);
    await store.publish(fileKey, workDir);
    // Retry inside the transaction: the files have moved, and the locks on them and the row must stay.
    await retryingDeadlocks(tx, (inner) => changeRow(inner, fileKey, replacement));
    await unmarkLoose(tx, [fileKey]);
    await markLoose(tx, [oldKey]);
    await enqueueRenditions(tx, id);
    return oldKey;
  });
}

async function changeRow(tx: EntityManager, fileKey: string, { id, file, inspection }: Replacement): Promise<void> {
  await copyIntoTrash(tx, id);
  const wallpaper = await tx.findOneOrFail(Wallpaper, id);
  const { width, height, bytes, deviceType, tags } = wallpaper;
  if (wallpaper.resolution === `${width}x${height}`) {
    wallpaper.resolution = `${inspection.width}x${inspection.height}`;
  }
  if (wallpaper.fileSize === storedFileSize(bytes)) wallpaper.fileSize = storedFileSize(file.bytes);
  if (deviceType === guessDevice(width, height)) {
    wallpaper.deviceType = guessDevice(inspection.width, inspection.height);
  }
  const names = replaceSizeTags(tags, { width, height }, inspection);
  wallpaper.tags = await storedTagNames(tx, names);
  tx.assign(wallpaper, {
    ...{ fileKey, sha256: file.sha256, bytes: file.bytes, avif: false },
    ...pictureFacts(inspection),
    focalChosen: false,
    // The mark of the old file does not hold for the new one.
    ...(inspection.isAi ? { ai: 'yes' } : wallpaper.ai === 'yes' && { ai: 'unknown' }),
  });
  await tx.flush();
  await setWallpaperTags(tx, id, names);
}

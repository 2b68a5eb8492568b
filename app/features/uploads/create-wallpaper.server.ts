import { rename } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Category } from '~/db/entities/category.entity';
import { Wallpaper } from '~/db/entities/wallpaper.entity';
import { retryingDeadlocks } from '~/db/transactions.server';
import { addDraft } from '~/features/drafts/drafts.commands.server';
import type { Plan } from '~/features/drafts/plan.view';
import { publishFiles } from '~/features/files/file-reconciler.server';
import { lockFileKeys, markLoose, unmarkLoose } from '~/features/files/loose-files.queries.server';
import { enqueueRenditions } from '~/features/files/rendition-jobs.server';
import { hasCategory, holdCategory, listCategories } from '~/features/taxonomy/categories/categories.queries.server';
import { setWallpaperTags, storedTagNames } from '~/features/taxonomy/tags/tags.commands.server';
import { trashPath } from '~/features/trash/trash.view';
import { autofill, guessCategory } from '~/features/wallpapers/autofill';
import type { WallpaperUploadInput } from '~/features/wallpapers/wallpaper.schema';
import { chosenLicence, noCategory } from '~/features/wallpapers/wallpaper-conflicts';
import { type Inspection, pictureFacts, processUpload } from '~/images/inspect.server';
import { fileKeyFor } from '~/images/renditions';
import { isolate } from '~/lib/bidi';
import { DomainError, invalid } from '~/lib/errors';
import { editPath, wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { meters } from '~/platform/meters.server';
import type { FileStore } from '~/storage/file-store.server';
import type { ReceivedFile } from '~/storage/receive-file.server';
import { withWorkDir } from '~/storage/work-dir.server';
import { withEmbeddedCredit } from './embedded-credit.server';
import { claimId, countEarlierDownloads, findSamePicture } from './stored-pictures.queries.server';

/** Facts of a wallpaper that is imported from a backup or another gallery. */
export interface KeptFacts {
  /** Ignored when another wallpaper has it. */
  id?: number;
  createdAt?: Date;
  downloads?: number;
  focalX?: number;
  focalY?: number;
  focalChosen?: boolean;
  /** Null keeps it without a device. Absent means a guess. */
  deviceType?: null;
}

/** @throws conflict, with a link to the wallpaper in the gallery or the trash that has this picture */
export async function refuseDuplicate(em: EntityManager, sha256: string): Promise<void> {
  const row = await findSamePicture(em, sha256);
  if (!row) return;
  const message = messagesOf('uploadConflicts')[row.place](isolate(row.title));
  const location = { inTrash: trashPath({ id: row.id }), inDrafts: editPath(row.id), inGallery: wallpaperPath(row.id) };
  throw new DomainError('conflict', message, {
    ...{ location: location[row.place], existing: row.id, fields: { image: [message] } },
  });
}

export const guessFor = (file: Omit<ReceivedFile, 'path'>, inspection: Inspection) =>
  autofill({ ...inspection, name: file.name, bytes: file.bytes });

async function chooseCategory(
  em: EntityManager,
  fileName: string,
  chosen: number | null | undefined,
): Promise<number | null> {
  if (chosen === undefined) return guessCategory(fileName, await listCategories(em))?.id ?? null;
  if (chosen !== null && !(await hasCategory(em, chosen))) {
    throw invalid({ categoryId: [noCategory()] });
  }
  return chosen;
}

export interface PreparedWallpaper {
  dir: string;
  file: Omit<ReceivedFile, 'path'>;
  inspection: Inspection;
  input: WallpaperUploadInput & { categoryId: number | null };
  kept?: KeptFacts;
  /** Left out to publish at once. */
  plan?: Plan | null;
}

export interface UploadChoices {
  readsCredit?: boolean;
  plan?: Plan | null;
}

/** Puts the renditions into `dir`, which the caller removes. @param readsCredit from the file, if it was left blank @throws unsupported_type, invalid, conflict, unavailable */
export async function prepareWallpaper(
  em: EntityManager,
  dir: string,
  { path: source, ...file }: ReceivedFile,
  input: WallpaperUploadInput,
  { readsCredit = false, plan }: UploadChoices = {},
): Promise<PreparedWallpaper> {
  try {
    const categoryId = await chooseCategory(em, file.name, input.categoryId);
    await refuseDuplicate(em, file.sha256);
    const inspection = await processUpload(source, dir);
    const whole = { ...input, categoryId };
    const credited = readsCredit ? await withEmbeddedCredit(source, whole) : whole;
    await rename(source, path.join(dir, 'original'));
    return { dir, file, inspection, input: credited, plan };
  } catch (error) {
    meters.uploads[error instanceof DomainError && error.code !== 'unavailable' ? 'refused' : 'failed'] += 1;
    throw error;
  }
}

/** A crash at any moment leaves no wallpaper or a complete one. @throws what prepareWallpaper throws */
export async function createWallpaper(
  em: EntityManager,
  store: FileStore,
  file: ReceivedFile,
  input: WallpaperUploadInput,
  { kept, ...choices }: UploadChoices & { kept?: KeptFacts } = {},
): Promise<number> {
  return withWorkDir(async (workDir) => {
    const prepared = await prepareWallpaper(em, workDir, file, input, choices);
    return await publishWallpaper(em, store, { ...prepared, kept });
  });
}

/** When `mayPublish` throws, nothing has changed. @throws conflict, unavailable */
export async function publishWallpaper(
  em: EntityManager,
  store: FileStore,
  prepared: PreparedWallpaper,
  mayPublish?: (tx: EntityManager) => Promise<void>,
): Promise<number> {
  const { dir, file, inspection } = prepared;
  const fileKey = fileKeyFor(file.sha256, inspection);
  const id = await publishFiles(() =>
    em.fork().transactional(async (tx) => {
      await lockFileKeys(tx, [fileKey]);
      await refuseDuplicate(tx, file.sha256);
      await mayPublish?.(tx);
      // Committed separately before the files appear, so that the sweep can find them after a crash.
      await markLoose(em.fork(), [fileKey]);
      await (prepared.plan ? store.withheld : store).publish(fileKey, dir);
      // Retry inside the transaction: the files have moved, and their lock must stay.
      return retryingDeadlocks(tx, (inner) => addRow(inner, fileKey, prepared));
    }),
  );
  meters.uploads.created += 1;
  return id;
}

async function addRow(tx: EntityManager, fileKey: string, { file, inspection, input, kept, plan }: PreparedWallpaper) {
  const { id, downloads, ...facts } = kept ?? {};
  const hasId = id !== undefined && (await claimId(tx, id));
  const guesses = guessFor(file, inspection);
  const { categoryId } = input;
  const isCategoryThere = categoryId !== null && (await holdCategory(tx, categoryId));
  const names = input.tags ?? guesses.tags;
  const tags = plan ? names : await storedTagNames(tx, names);
  const values = {
    title: input.title ?? guesses.title,
    description: input.description ?? null,
    ...{ author: input.author ?? null, authorUrl: input.authorUrl ?? null, sourceUrl: input.sourceUrl ?? null },
    ...chosenLicence(input),
    ai: input.ai ?? (inspection.isAi ? 'yes' : 'unknown'),
    resolution: input.resolution ?? guesses.resolution,
    fileSize: input.fileSize ?? guesses.fileSize,
    deviceType: input.deviceType ?? guesses.deviceType,
    category: isCategoryThere ? tx.getReference(Category, categoryId) : null,
    tags,
    featured: input.featured ?? false,
    ...{ fileKey, sha256: file.sha256, bytes: file.bytes },
    ...pictureFacts(inspection),
    ...facts,
    ...(hasId && { id }),
  };
  if (plan) {
    await unmarkLoose(tx, [fileKey]);
    return addDraft(tx, plan, values);
  }
  const wallpaper = tx.create(Wallpaper, values);
  await tx.flush();
  if (downloads) await countEarlierDownloads(tx, wallpaper.id, downloads);
  await setWallpaperTags(tx, wallpaper.id, tags);
  await unmarkLoose(tx, [fileKey]);
  await enqueueRenditions(tx, wallpaper.id);
  return wallpaper.id;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { noteOutcome } from '~/features/files/upload-outcomes.queries.server';
import { listCategories } from '~/features/taxonomy/categories/categories.queries.server';
import { guessCategory } from '~/features/wallpapers/autofill';
import { looksLike } from '~/features/wallpapers/near-duplicates.view';
import type { WallpaperUploadInput } from '~/features/wallpapers/wallpaper.schema';
import { incomplete } from '~/features/wallpapers/wallpaper-conflicts';
import { processUpload } from '~/images/inspect.server';
import { DomainError, invalid } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { logError } from '~/platform/log.server';
import type { FileStore } from '~/storage/file-store.server';
import type { ReceivedFile } from '~/storage/receive-file.server';
import { withWorkDir } from '~/storage/work-dir.server';
import { uploadWallpaper } from './upload.server';

/** Uploads one file of a batch, or notes why not. A bad file does not affect the others. */
export async function uploadOneOfBatch(
  em: EntityManager,
  store: FileStore,
  to: { batch: string; place: number },
  file: ReceivedFile,
  input: WallpaperUploadInput,
): Promise<void> {
  try {
    // Title and device can always be read from the file.
    const categoryId = input.categoryId ?? guessCategory(file.name, await listCategories(em))?.id;
    if (!categoryId) {
      // Report damage now, not only after the file is sent again with a category.
      await withWorkDir((workDir) => processUpload(file.path, workDir));
      throw invalid({ categoryId: [incomplete()] });
    }
    const result = await uploadWallpaper(em, store, file, { ...input, categoryId, onSimilar: 'ask' });
    const outcome =
      'question' in result
        ? { message: looksLike(result.question), pending: result.question.token }
        : { wallpaperId: result.wallpaper.id };
    await noteOutcome(em, to.batch, to.place, { fileName: file.name, ...outcome });
  } catch (error) {
    await noteRefusal(em, to, file.name, error);
  }
}

export async function noteRefusal(
  em: EntityManager,
  { batch, place }: { batch: string; place: number },
  fileName: string,
  error: unknown,
): Promise<void> {
  const isExpected = error instanceof DomainError;
  if (!isExpected) logError(error);
  await noteOutcome(em, batch, place, {
    fileName,
    message: isExpected ? error.message : messagesOf('uploads').uploadFailed,
    location: isExpected ? error.details.location : undefined,
  });
}

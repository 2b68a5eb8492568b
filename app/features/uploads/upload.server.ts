import type { EntityManager } from '@mikro-orm/postgresql';
import { readPlan } from '~/features/drafts/plans.server';
import { findSimilar, lockLikenesses } from '~/features/uploads/near-duplicates/near-duplicates.queries.server';
import { getWallpaperOrDraft } from '~/features/wallpapers/load-wallpapers.queries.server';
import type { SimilarQuestion } from '~/features/wallpapers/near-duplicates.view';
import type { UploadRequestInput } from '~/features/wallpapers/wallpaper.schema';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { DomainError, type FieldErrors, invalid } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { FileStore } from '~/storage/file-store.server';
import type { ReceivedFile } from '~/storage/receive-file.server';
import { withWorkDir } from '~/storage/work-dir.server';
import { createWallpaper, type PreparedWallpaper, prepareWallpaper, publishWallpaper } from './create-wallpaper.server';
import { getQuestion, keepForQuestion } from './review-queue.server';

export type UploadResult = { wallpaper: WallpaperDetail } | { question: SimilarQuestion };

/** Rolls back a publication without reporting an error. */
class LooksLikeAnother extends Error {}

/** For the API: reports missing fields of a duplicate first, since only new pictures get them from the file. */
export const withMissingFields =
  (input: UploadRequestInput) =>
  (error: unknown): never => {
    if (!(error instanceof DomainError) || error.code !== 'conflict' || input.title) throw error;
    const { noTitle, noDevice } = messagesOf('uploadProblems');
    const missing: FieldErrors = { title: [noTitle], ...(!input.deviceType && { deviceType: [noDevice] }) };
    const [first] = Object.values(missing).flat();
    if (!first) throw error;
    const { fields, location } = error.details;
    throw new DomainError('invalid', first, { fields: { ...missing, ...fields }, location });
  };

/** @throws what createWallpaper throws, and invalid without a file */
export async function uploadWallpaper(
  em: EntityManager,
  store: FileStore,
  file: ReceivedFile | null,
  { onSimilar, ...input }: UploadRequestInput,
): Promise<UploadResult> {
  if (!file) throw invalid({ image: [messagesOf('uploadProblems').noImage] });
  const choices = { readsCredit: true, plan: await readPlan(em, input) };
  if (onSimilar !== 'ask')
    return { wallpaper: await getWallpaperOrDraft(em, await createWallpaper(em, store, file, input, choices)) };
  return withWorkDir(async (workDir) => {
    return await publishOrAsk(em, store, await prepareWallpaper(em, workDir, file, input, choices));
  });
}

async function publishOrAsk(em: EntityManager, store: FileStore, prepared: PreparedWallpaper): Promise<UploadResult> {
  try {
    const id = await publishWallpaper(em, store, prepared, async (tx) => {
      await lockLikenesses(tx);
      if (await findSimilar(tx, prepared.inspection.perceptualHash)) throw new LooksLikeAnother();
    });
    return { wallpaper: await getWallpaperOrDraft(em, id) };
  } catch (error) {
    if (!(error instanceof LooksLikeAnother)) throw error;
    return { question: await getQuestion(em, await keepForQuestion(prepared)) };
  }
}

import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readOutcomes, resolveOutcome } from '~/features/files/upload-outcomes.queries.server';
import { findReplaced, findSimilar } from '~/features/uploads/near-duplicates/near-duplicates.queries.server';
import { compareSizes, type Decision, type SimilarQuestion } from '~/features/wallpapers/near-duplicates.view';
import { renditionWidths } from '~/images/renditions';
import { notFound, nullIfNotFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { FileStore } from '~/storage/file-store.server';
import type { ReceivedFile } from '~/storage/receive-file.server';
import {
  isToken,
  readStagedFacts,
  readStagedFile,
  removeStaged,
  stage,
  withStagedFiles,
} from '~/storage/staging-dir.server';
import { guessFor, type PreparedWallpaper, publishWallpaper } from './create-wallpaper.server';
import { replacePicture } from './replace-picture.server';

interface Facts extends Omit<PreparedWallpaper, 'dir'> {
  /** The wallpaper whose picture was to be replaced, and the field `opened` of that form. */
  replaces?: { id: number; opened: unknown };
}

/** Keeps it for at most a day. Returns its token. */
export function keepForQuestion({ dir, ...facts }: Facts & { dir: string }): Promise<string> {
  const { inspection } = facts;
  return stage(dir, { ...facts, inspection: { ...inspection, perceptualHash: String(inspection.perceptualHash) } });
}

async function readPending(token: string): Promise<Facts> {
  const { inspection, ...rest } = (await readStagedFacts(token)) as Facts;
  return { ...rest, inspection: { ...inspection, perceptualHash: BigInt(inspection.perceptualHash) } };
}

/** Replaces the picture of a wallpaper, or asks first if the new one is smaller. Returns the token of the question. */
export const replaceOrAsk = (
  em: EntityManager,
  store: FileStore,
  id: number,
  file: ReceivedFile | null,
  sent: Record<string, unknown>,
): Promise<string | null> =>
  replacePicture(em, store, id, file, {
    sent,
    ifSmaller: (picture) =>
      keepForQuestion({ ...picture, input: { categoryId: null }, replaces: { id, opened: sent.opened } }),
  });

const findOther = (em: EntityManager, { replaces, inspection }: Facts) =>
  replaces ? findReplaced(em, replaces.id) : findSimilar(em, inspection.perceptualHash);

export async function getQuestion(em: EntityManager, token: string): Promise<SimilarQuestion> {
  const pending = await readPending(token);
  const { file, inspection, input, replaces } = pending;
  const guesses = guessFor(file, inspection);
  const similar = await findOther(em, pending);
  return {
    token,
    fileName: file.name,
    title: input.title ?? guesses.title,
    width: inspection.width,
    height: inspection.height,
    resolution: input.resolution ?? guesses.resolution,
    fileSize: input.fileSize ?? guesses.fileSize,
    similar,
    larger: compareSizes(inspection, similar),
    ...(replaces && { isReplacement: true as const }),
  };
}

export async function pendingPicture(token: string): Promise<Buffer> {
  const { inspection } = await readPending(token);
  const widths = renditionWidths(inspection.width);
  return readStagedFile(token, `${widths.find((width) => width >= 640) ?? widths.at(-1)}.webp`);
}

/** Returns the id of the wallpaper that now has the picture, or null. @throws not_found, conflict, unavailable */
export async function decidePending(
  em: EntityManager,
  store: FileStore,
  token: string,
  decision: Decision,
): Promise<number | null> {
  const pending = await readPending(token);
  const id =
    decision === 'skip'
      ? null
      : await withStagedFiles(token, (dir) => carryOut(em, store, { ...pending, dir }, decision));
  await removeStaged(token);
  await resolveOutcome(em, token, id);
  return id;
}

async function carryOut(
  em: EntityManager,
  store: FileStore,
  pending: Facts & { dir: string },
  decision: Exclude<Decision, 'skip'>,
): Promise<number> {
  if (decision === 'publish') return publishWallpaper(em, store, pending);
  const similar = await findOther(em, pending);
  if (!similar || similar.isDraft) throw notFound(messagesOf('similar').deleted);
  const file = { ...pending.file, path: path.join(pending.dir, 'original') };
  await replacePicture(em, store, similar.id, file, { sent: { opened: pending.replaces?.opened } });
  return similar.id;
}

/** A batch with its open questions. @throws not_found */
export async function readBatch(em: EntityManager, batch: string) {
  const outcomes = isToken(batch) ? await readOutcomes(em, batch) : [];
  if (outcomes.length === 0) throw notFound();
  return Promise.all(
    outcomes.map(async (outcome) => ({
      ...outcome,
      question: outcome.pending ? await getQuestion(em, outcome.pending).catch(nullIfNotFound) : null,
    })),
  );
}

/** Skips the pictures of a batch that have fewer pixels than their lookalike. @throws not_found */
export async function skipSmaller(em: EntityManager, store: FileStore, batch: string): Promise<void> {
  for (const { question } of await readBatch(em, batch)) {
    if (question?.larger === 'existing') await decidePending(em, store, question.token, 'skip');
  }
}

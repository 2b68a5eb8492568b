import type { EntityManager } from '@mikro-orm/postgresql';
import type { Jobs } from '~/db/jobs.queries.server';
import { retryingDeadlocks } from '~/db/transactions.server';
import { startTask, type TaskStep } from '~/features/background-tasks/tasks.server';
import { reconcileFiles } from '~/features/files/file-reconciler.server';
import { lockFileKeys, markLoose } from '~/features/files/loose-files.queries.server';
import { enqueueRenditions } from '~/features/files/rendition-jobs.server';
import { countWallpapers } from '~/features/lists/counts/device-counts.queries.server';
import { restoreDownloadCounts } from '~/features/lists/orders/recent-downloads.queries.server';
import { attachTags, storedTagNames } from '~/features/taxonomy/tags/tags.commands.server';
import { DomainError, noSuch } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { FileStore } from '~/storage/file-store.server';
import { fileStore } from '~/storage/store.server';
import {
  countTrash,
  discardDrafts,
  findFileKeys,
  findLastDeletion,
  findTrashedKeys,
  findTrashedTags,
  keepDraftsAgain,
  listAllUpTo,
  listOverdue,
  listTrashedUpTo,
  measureDrafts,
  moveIntoTrash,
  moveOutOfTrash,
  removeFromTrash,
} from './trash.queries.server';
import { PURGE_WORDS } from './trash.view';

const MAX_IN_REQUEST = 200;
const BATCH = 200;

const PURGE = 'purge';
const EMPTY_TRASH = 'empty-trash';
const RESTORE_TRASH = 'restore-trash';

interface Outcome {
  done: number;
  failed: number;
}

async function lockFiles(tx: EntityManager, keys: string[]): Promise<string[]> {
  await lockFileKeys(tx, keys);
  await markLoose(tx, keys);
  return keys;
}

/**
 * The commit takes them off every list. Their files follow at once, or with the sweep after a crash.
 * @param hiddenFor the reason, for wallpapers that stay in the trash until they are shown again
 */
export async function deleteWallpapers(
  em: EntityManager,
  store: FileStore,
  ids: number[],
  { hiddenFor = null }: { hiddenFor?: string | null } = {},
): Promise<{ deleted: number; failed: number }> {
  const wanted = [...new Set(ids)];
  const { moved, drafts } = await retryingDeadlocks(em, async (tx) => {
    const keys = await lockFiles(tx, await findFileKeys(tx, wanted));
    return { moved: await moveIntoTrash(tx, wanted, keys, hiddenFor), drafts: await discardDrafts(tx, wanted) };
  });
  await reconcileFiles(em, store, moved);
  const deleted = moved.length + drafts;
  return { deleted, failed: wanted.length - deleted };
}

export async function deleteWallpaper(em: EntityManager, store: FileStore, id: number): Promise<void> {
  const { deleted } = await deleteWallpapers(em, store, [id]);
  if (deleted === 0) throw noSuch('wallpaper');
}

export async function restoreWallpapers(em: EntityManager, store: FileStore, ids: number[]): Promise<Outcome> {
  const { back, drafts } = await retryingDeadlocks(em, async (tx) => {
    const drafts = await keepDraftsAgain(tx, ids);
    const keys = await lockFiles(tx, await findTrashedKeys(tx, ids));
    // Tags before rows: locks are always taken in this order.
    await storedTagNames(tx, await findTrashedTags(tx, ids));
    const rows = await moveOutOfTrash(tx, ids, keys);
    await attachTags(tx, rows);
    await restoreDownloadCounts(tx, rows);
    // AVIF is made last, so a row with it has every rendition.
    for (const { id, avif } of rows) if (!avif) await enqueueRenditions(tx, id);
    return { back: rows.map((row) => row.file_key), drafts };
  });
  await reconcileFiles(em, store, back);
  const done = back.length + drafts;
  return { done, failed: ids.length - done };
}

/** @throws not_found unless it is in the trash */
export async function restoreWallpaper(em: EntityManager, store: FileStore, id: number): Promise<void> {
  const { done } = await restoreWallpapers(em, store, [id]);
  if (done === 0) throw noSuch('trashed wallpaper');
}

export async function deleteForGood(em: EntityManager, store: FileStore, ids: number[]): Promise<Outcome> {
  const gone = await retryingDeadlocks(em, async (tx) => {
    const keys = await lockFiles(tx, await findTrashedKeys(tx, ids));
    await removeFromTrash(tx, ids, keys);
    return keys;
  });
  await reconcileFiles(em, store, gone);
  return { done: gone.length, failed: ids.length - gone.length };
}

export async function purgeExpiredTrash(em: EntityManager, store: FileStore): Promise<void> {
  for (;;) {
    const ids = await listOverdue(em, BATCH);
    if (ids.length === 0) return;
    await deleteForGood(em, store, ids);
  }
}

type BatchCommand = (em: EntityManager, store: FileStore, ids: number[]) => Promise<Outcome>;

/** The newest row, by id or by time. */
interface Bound {
  upTo: unknown;
}

function stepThrough(list: typeof listTrashedUpTo, command: BatchCommand): TaskStep {
  return async (em, store, { upTo }: Bound) => {
    const ids = await list(em, upTo, BATCH);
    const { done, failed } = await command(em, store, ids);
    return { done, failed, isLast: ids.length < BATCH };
  };
}

const moveToTrash: BatchCommand = async (em, store, ids) => {
  const { deleted, failed } = await deleteWallpapers(em, store, ids);
  return { done: deleted, failed };
};

/** They skip wallpapers that are uploaded or deleted after they start. */
export const TRASH_JOBS: Jobs = { 'forget-trash': (em) => purgeExpiredTrash(em, fileStore()) };

export const TRASH_TASKS: Record<string, TaskStep> = {
  [PURGE]: stepThrough(listAllUpTo, moveToTrash),
  [EMPTY_TRASH]: stepThrough(listTrashedUpTo, deleteForGood),
  [RESTORE_TRASH]: stepThrough(listTrashedUpTo, restoreWallpapers),
};

export interface Begun {
  count: number;
  isInBackground: boolean;
}

async function runAll(
  em: EntityManager,
  store: FileStore,
  kind: string,
  title: string,
  total: number,
  upTo: unknown,
): Promise<Begun> {
  const step = TRASH_TASKS[kind];
  if (!step || total === 0) return { count: 0, isInBackground: false };
  if (total < MAX_IN_REQUEST) {
    const { done } = await step(em, store, { upTo } satisfies Bound as never);
    return { count: done, isInBackground: false };
  }
  await startTask(em, kind, { title, total, input: { upTo } });
  return { count: total, isInBackground: true };
}

/** What a purge moves to the trash. */
export async function countPurged(em: EntityManager): Promise<{ count: number; drafts: number }> {
  const [count, { drafts }] = await Promise.all([countWallpapers(em, { versions: 'all' }), measureDrafts(em)]);
  return { count, drafts };
}

/** Of drafts, too, which `drafts` counts. @throws invalid unless the words match exactly */
export async function purgeWallpapers(
  em: EntityManager,
  store: FileStore,
  words: unknown,
): Promise<Begun & { drafts: number }> {
  const { purgeAborted, purging } = messagesOf('trashTasks');
  if (words !== PURGE_WORDS) throw new DomainError('invalid', purgeAborted, { fields: { confirm: [purgeAborted] } });
  const { drafts, newest } = await measureDrafts(em);
  const total = drafts + (await countWallpapers(em, { versions: 'all' }));
  const { count, isInBackground } = await runAll(em, store, PURGE, purging, total, newest);
  return { count: Math.max(0, count - drafts), drafts, isInBackground };
}

export async function emptyTrash(em: EntityManager, store: FileStore): Promise<Begun> {
  const { emptying } = messagesOf('trashTasks');
  return runAll(em, store, EMPTY_TRASH, emptying, await countTrash(em), await findLastDeletion(em));
}

export async function restoreTrash(em: EntityManager, store: FileStore): Promise<Begun> {
  const { restoring } = messagesOf('trashTasks');
  return runAll(em, store, RESTORE_TRASH, restoring, await countTrash(em), await findLastDeletion(em));
}

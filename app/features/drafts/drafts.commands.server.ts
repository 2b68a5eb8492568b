import type { EntityManager, InferEntity, RequiredEntityData } from '@mikro-orm/postgresql';
import { TrashedWallpaper } from '~/db/entities/wallpaper.entity';
import { retryingDeadlocks } from '~/db/transactions.server';
import { reconcileFiles } from '~/features/files/file-reconciler.server';
import { lockFileKeys, markLoose } from '~/features/files/loose-files.queries.server';
import { enqueueRenditions } from '~/features/files/rendition-jobs.server';
import { attachTags, storedTagNames } from '~/features/taxonomy/tags/tags.commands.server';
import { isUnavailable } from '~/lib/errors';
import { logError } from '~/platform/log.server';
import type { FileStore } from '~/storage/file-store.server';
import {
  findDraftFiles,
  listDue,
  listKnownDrafts,
  lockPublishing,
  moveIntoGallery,
  savePlans,
} from './drafts.queries.server';
import type { Plan } from './plan.view';
import { lockPlans } from './plans.queries.server';
import { takePlaces } from './plans.server';

/** About half a second of work, so that the first ones don't wait for the last. */
const BATCH = 20;

type NewDraft = RequiredEntityData<InferEntity<typeof TrashedWallpaper>>;

/** Adds the row. Its tags are created with the publication, so that no list of tags names them before. */
export async function addDraft(tx: EntityManager, plan: Plan, values: NewDraft): Promise<number> {
  const [publishAt = null] = await takePlaces(tx, plan, 1);
  const draft = tx.create(TrashedWallpaper, { ...values, draft: 'kept', publishAt });
  await tx.flush();
  return draft.id;
}

/** Plans drafts in the order of their list. Returns how many were still there. @throws invalid without enough days */
export async function planDrafts(em: EntityManager, ids: number[], plan: Plan): Promise<number> {
  return retryingDeadlocks(em, async (tx) => {
    await lockPlans(tx);
    const known = await listKnownDrafts(tx, ids);
    await savePlans(tx, known, await takePlaces(tx, plan, known.length, known));
    return known.length;
  });
}

/** The commit puts them on every list. Their files follow at once, or with the sweep after a crash. Returns how many there were. */
export async function publishDrafts(
  em: EntityManager,
  store: FileStore,
  ids: number[],
  { onlyDue = false }: { onlyDue?: boolean } = {},
): Promise<number> {
  const keys = await retryingDeadlocks(em, async (tx) => {
    await lockPublishing(tx);
    const files = await findDraftFiles(tx, ids);
    const keys = files.map((file) => file.file_key);
    await lockFileKeys(tx, keys);
    await markLoose(tx, keys);
    // Tags before rows: locks are always taken in this order.
    await storedTagNames(tx, [...new Set(files.flatMap(({ tags }) => tags))]);
    const rows = await moveIntoGallery(tx, ids, keys, { onlyDue });
    await attachTags(tx, rows);
    for (const { id } of rows) await enqueueRenditions(tx, id);
    return rows.map((row) => row.file_key);
  });
  await reconcileFiles(em, store, keys);
  return keys.length;
}

/** Publishes what is selected, in the order of their list. */
export async function publishNow(em: EntityManager, store: FileStore, ids: number[]): Promise<number> {
  const known = await listKnownDrafts(em, ids);
  let done = 0;
  for (let at = 0; at < known.length; at += BATCH) done += await publishDrafts(em, store, known.slice(at, at + BATCH));
  return done;
}

/**
 * Publishes everything whose time has come, oldest first, also after the machine was off. Other processes may do the same: each
 * picture is published once. Returns the ids of those that failed, which don't hold up the others.
 * @param skipped ids to leave out @throws unavailable
 */
export async function publishDue(
  em: EntityManager,
  store: FileStore,
  skipped: ReadonlySet<number> = new Set(),
): Promise<Set<number>> {
  const failed = new Set<number>();
  for (;;) {
    const due = await listDue(em, BATCH + skipped.size + failed.size);
    const ids = due.filter((id) => !skipped.has(id) && !failed.has(id));
    if (ids.length === 0) return failed;
    try {
      await publishDrafts(em.fork(), store, ids, { onlyDue: true });
    } catch (error) {
      if (isUnavailable(error)) throw error;
      for (const id of ids) {
        await publishDrafts(em.fork(), store, [id], { onlyDue: true }).catch((error) => {
          failed.add(id);
          logError(error);
        });
      }
    }
  }
}

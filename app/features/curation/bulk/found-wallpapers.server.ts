import type { EntityManager } from '@mikro-orm/postgresql';
import { startTask, type TaskStep } from '~/features/background-tasks/tasks.server';
import { type AdminListQuery, listBehind, readSelected } from '~/features/curation/list/admin-list.view';
import type { Target } from '~/features/curation/list/target';
import { countFiltered, resolveFilter } from '~/features/lists/resolve/filter.queries.server';
import type { ResolvedFilter } from '~/features/lists/resolve/resolved-filter';
import { deleteWallpapers } from '~/features/trash/trash.commands.server';
import { findNewestId } from '~/features/trash/trash.queries.server';
import { messagesOf } from '~/messages/messages';
import type { FileStore } from '~/storage/file-store.server';
import { editWallpapers } from './bulk-edit.commands.server';
import type { BulkChange } from './bulk-edit.schema';
import { listIdsBelow, listSelected } from './selected.queries.server';
import { type NamedTarget, NO_TARGET } from './selected-wallpapers';

const BATCH = 200;
const SHOWN = 12;

const EDIT_FOUND = 'edit-found';
const DELETE_FOUND = 'delete-found';

type Filter = Pick<AdminListQuery, 'search' | 'deviceType' | 'categoryId' | 'featured' | 'without' | 'ids'>;

/**
 * Keeps the resolved filter, not its text. Once the wallpapers with its words are deleted, the same text would match
 * similar words instead.
 */
interface FoundInput {
  selection: ResolvedFilter;
  /** Wallpapers with lower ids are still to do. */
  below: number;
  change: BulkChange;
  /** Under which the edit can be undone. */
  undo: string | null;
}

const resolve = (em: EntityManager, { search, deviceType, categoryId, featured, without, ids }: Filter) =>
  resolveFilter(em, { search, deviceType, categoryId, featured, without, ids, versions: 'all' });

/** Looks the target up again, and counts it as the list does. */
export async function readTarget(em: EntityManager, filter: Filter, target: Target): Promise<NamedTarget> {
  if ('ids' in target) {
    const selected = await listSelected(em, target.ids);
    return { selected, target: { ids: selected.map(({ id }) => id) } };
  }
  const selection = await resolve(em, filter);
  if (!selection) return { selected: [], target: { found: 0 } };
  const ids = await listIdsBelow(em, selection, 2 ** 31 - 1, SHOWN);
  const [found, selected] = await Promise.all([countFiltered(em, selection), listSelected(em, ids)]);
  return { selected, target: { found } };
}

/** What the address of a page asks about. */
export async function readAsked(em: EntityManager, address: string): Promise<NamedTarget> {
  const ids = readSelected(new URL(address).searchParams);
  return Array.isArray(ids) && ids.length > 0 ? readTarget(em, listBehind(address), { ids }) : NO_TARGET;
}

async function startFound(em: EntityManager, kind: string, title: string, filter: Filter, more: object): Promise<void> {
  const [selection, newest] = [await resolve(em, filter), await findNewestId(em)];
  if (!selection || newest === null) return;
  const input = { selection, below: newest + 1, ...more } satisfies Omit<FoundInput, 'change' | 'undo'>;
  // The ORM would store undefined as null, which filters for wallpapers without a value.
  const stored = JSON.parse(JSON.stringify(input));
  await startTask(em, kind, { title, total: await countFiltered(em, selection), input: stored });
}

export const startEditingFound = (em: EntityManager, filter: Filter, change: BulkChange, undo: string | null = null) =>
  startFound(em, EDIT_FOUND, messagesOf('wallpaperList').edit.task, filter, { change, undo });

export const startDeletingFound = (em: EntityManager, filter: Filter): Promise<void> =>
  startFound(em, DELETE_FOUND, messagesOf('wallpaperList').delete.task, filter, {});

type BatchWork = (
  em: EntityManager,
  store: FileStore,
  ids: number[],
  input: FoundInput,
) => Promise<{ done: number; failed: number }>;

const stepThrough =
  (work: BatchWork): TaskStep =>
  async (em, store, input: FoundInput) => {
    const ids = await listIdsBelow(em, input.selection, input.below, BATCH);
    const counts = ids.length > 0 ? await work(em, store, ids, input) : { done: 0, failed: 0 };
    return { ...counts, isLast: ids.length < BATCH, input: { ...input, below: ids.at(-1) ?? input.below } };
  };

/** Wallpapers uploaded after the start are not touched. */
export const FOUND_TASKS: Record<string, TaskStep> = {
  [EDIT_FOUND]: stepThrough(async (em, _store, ids, { change, undo = null }) => {
    const { changed, failures } = await editWallpapers(em, ids, change, undo);
    return { done: changed, failed: failures.length };
  }),
  [DELETE_FOUND]: stepThrough(async (em, store, ids) => {
    const { deleted, failed } = await deleteWallpapers(em, store, ids);
    return { done: deleted, failed };
  }),
};

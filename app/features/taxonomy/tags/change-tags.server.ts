import { type EntityManager, type InferEntity, LockMode } from '@mikro-orm/postgresql';
import { Tag, TagRedirect } from '~/db/entities/tag.entity';
import type { Jobs } from '~/db/jobs.queries.server';
import { retryOnConflict } from '~/db/transactions.server';
import { taskStep, workNowOrLater } from '~/features/background-tasks/now-or-later.server';
import { isUnderWay } from '~/features/background-tasks/tasks.queries.server';
import { startTask, type TaskStep } from '~/features/background-tasks/tasks.server';
import { isolate } from '~/lib/bidi';
import { onlyChanged } from '~/lib/edited-form.server';
import { DomainError, invalid, noSuch } from '~/lib/errors';
import { tagKey, tagSlug } from '~/lib/tag-name';
import { messagesOf } from '~/messages/messages';
import { listMerges } from './admin-tags.queries.server';
import { dissolveBatch, renameBatch } from './rewrite-tags.server';
import { editTagPath } from './tag.view';

type TagRow = InferEntity<typeof Tag>;

const RENAME_TAG = 'rename-tag';
const MERGE_TAG = 'merge-tag';
const DELETE_TAG = 'delete-tag';

export const TAG_TASKS: Record<string, TaskStep> = {
  [RENAME_TAG]: taskStep(renameBatch),
  [MERGE_TAG]: taskStep(dissolveBatch),
  [DELETE_TAG]: taskStep(dissolveBatch),
};

export interface TagChange {
  name: string;
  count: number;
  isInBackground: boolean;
}

/** Waits for uploads that are using the tag, and keeps new ones waiting until the commit. */
async function lockTag(tx: EntityManager, id: number): Promise<TagRow> {
  const tag = await tx.findOne(Tag, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!tag) throw noSuch('tag');
  return tag;
}

const findMerge = (tx: EntityManager, { key }: TagRow) => tx.findOne(TagRedirect, { key });

async function requireNoMerge(tx: EntityManager, tag: TagRow, field: string): Promise<void> {
  if (!(await findMerge(tx, tag))) return;
  const message = messagesOf('taxonomy').tag.beingMerged(isolate(tag.name));
  throw new DomainError('conflict', message, { fields: { [field]: [message] } });
}

async function refuseTakenName(tx: EntityManager, key: string): Promise<void> {
  const other = await tx.findOne(Tag, { key });
  if (!other) return;
  const message = messagesOf('taxonomy').tag.nameTaken(isolate(other.name));
  throw new DomainError('conflict', message, { fields: { name: [message] }, location: editTagPath(other.id) });
}

/**
 * The old slug redirects to the new one, and uploads with the old name get this tag.
 * @param sent the fields of a form @throws not_found, conflict
 */
export async function renameTag(
  em: EntityManager,
  id: number,
  wanted: string,
  sent: Record<string, unknown> = {},
): Promise<TagChange> {
  const { name, oldName, uses } = await retryOnConflict(em, async (tx) => {
    const tag = await lockTag(tx, id);
    const { name: oldName, key: oldKey, slug: oldSlug, uses } = tag;
    const { name = oldName } = onlyChanged({ name: wanted }, sent, { name: oldName }, 'tag');
    const key = tagKey(name);
    await requireNoMerge(tx, tag, 'name');
    if (key !== oldKey) {
      await refuseTakenName(tx, key);
      await tx.nativeDelete(TagRedirect, { key });
      tx.create(TagRedirect, { key: oldKey, slug: oldSlug, name: oldName, tag });
    }
    tx.assign(tag, { name, slug: tagSlug(name) });
    await tx.flush();
    return { name, oldName, uses };
  });
  const work = {
    title: messagesOf('taxonomy').tag.renaming(isolate(oldName), isolate(name)),
    total: uses,
    input: { tagId: id, oldName },
  };
  return { name, ...(await workNowOrLater(em, RENAME_TAG, renameBatch, work)) };
}

/** Makes a name lead to a tag, as if it had been its name. @throws not_found, conflict */
export async function addAlias(em: EntityManager, id: number, name: string): Promise<void> {
  const key = tagKey(name);
  await retryOnConflict(em, async (tx) => {
    const tag = await lockTag(tx, id);
    await requireNoMerge(tx, tag, 'into');
    await refuseTakenName(tx, key);
    await tx.nativeDelete(TagRedirect, { key });
    tx.create(TagRedirect, { key, slug: tagSlug(name), name, tag });
    await tx.flush();
    return tag;
  });
}

/** The old name and slug lead to the target tag at once. @throws not_found, conflict, invalid */
export async function mergeTag(em: EntityManager, id: number, intoId: number): Promise<TagChange> {
  if (id === intoId) throw invalid({ into: [messagesOf('taxonomy').tag.sameTag] });
  if ((await em.count(Tag, intoId)) === 0) throw invalid({ into: [messagesOf('failures').noSuch.tag] });
  const { tag, into, keys } = await retryOnConflict(em, async (tx) => {
    // Lock in a fixed order: the opposite merge may run at the same time.
    const locked = [await lockTag(tx, Math.min(id, intoId)), await lockTag(tx, Math.max(id, intoId))];
    const [tag, into] = (id < intoId ? locked : locked.reverse()) as [TagRow, TagRow];
    await requireNoMerge(tx, into, 'into');
    const known = await findMerge(tx, tag);
    if (known?.tag !== into) await requireNoMerge(tx, tag, 'into');
    const redirects = await tx.find(TagRedirect, { tag });
    for (const redirect of redirects) redirect.tag = into;
    if (!known) tx.create(TagRedirect, { key: tag.key, slug: tag.slug, name: tag.name, tag: into });
    await tx.flush();
    return { tag, into, keys: [tag.key, ...redirects.map(({ key }) => key)] };
  });
  const work = {
    title: messagesOf('taxonomy').tag.merging(isolate(tag.name), isolate(into.name)),
    total: tag.uses,
    input: { tagId: id, intoId, keys },
  };
  return { name: tag.name, ...(await workNowOrLater(em, MERGE_TAG, dissolveBatch, work)) };
}

export async function deleteTag(em: EntityManager, id: number): Promise<TagChange> {
  const { tag, keys } = await retryOnConflict(em, async (tx) => {
    const tag = await lockTag(tx, id);
    await requireNoMerge(tx, tag, 'name');
    const redirects = await tx.find(TagRedirect, { tag });
    return { tag, keys: [tag.key, ...redirects.map(({ key }) => key)] };
  });
  const work = {
    title: messagesOf('taxonomy').tag.deleting(isolate(tag.name)),
    total: tag.uses,
    input: { tagId: id, intoId: null, keys },
  };
  return { name: tag.name, ...(await workNowOrLater(em, DELETE_TAG, dissolveBatch, work)) };
}

/** Frees a previous name: its slug no longer redirects, and uploads with it create a new tag. */
export async function forgetFormerName(em: EntityManager, id: number, key: string): Promise<void> {
  await em.fork().transactional(async (tx) => {
    const redirect = await tx.findOne(TagRedirect, { key, tag: id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    // A tag that is being merged still needs its redirect.
    if (!redirect || (await tx.count(Tag, { key })) > 0) return;
    tx.remove(redirect);
  });
}

export async function resumeMerges(em: EntityManager): Promise<void> {
  for (const { id, name, key, uses, intoId } of await listMerges(em)) {
    if (await isUnderWay(em, { tagId: id, intoId })) continue;
    const input = { tagId: id, intoId, keys: [key] };
    await startTask(em, MERGE_TAG, { title: messagesOf('taxonomy').tag.mergingOne(isolate(name)), total: uses, input });
  }
}

export const TAG_JOBS: Jobs = { 'sweep-leftovers': resumeMerges };

/** Renaming, merging and deleting tags of any number of wallpapers. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { retryOnConflict } from '~/db/transactions.server';
import { taskStep, workNowOrLater } from '~/features/background-tasks/now-or-later.server';
import { startTask, type TaskStep } from '~/features/background-tasks/tasks.server';
import { DomainError, invalid, notFound } from '~/lib/errors';
import { slugify } from '~/lib/slug';
import { dissolveBatch, renameBatch } from './rewrite-tags.server';
import { editTagPath } from './tag.view';

const RENAME_TAG = 'rename-tag';
const MERGE_TAG = 'merge-tag';
const DELETE_TAG = 'delete-tag';

/** The tasks about tags, by kind. */
export const TAG_TASKS: Record<string, TaskStep> = {
  [RENAME_TAG]: taskStep(renameBatch),
  [MERGE_TAG]: taskStep(dissolveBatch),
  [DELETE_TAG]: taskStep(dissolveBatch),
};

export interface TagChange {
  name: string;
  /** Number of wallpapers. */
  count: number;
  isInBackground: boolean;
}

interface TagRow {
  id: number;
  name: string;
  slug: string;
  uses: number;
}

/** Holds a tag until the commit: uploads that are about to use it are through by then, and see it as it is. */
async function lockTag(tx: EntityManager, id: number): Promise<TagRow> {
  const [tag]: TagRow[] = await query(tx, 'select id, name, slug, uses from tag where id = ? for update', [id]);
  if (!tag) throw notFound('There is no tag with this id.');
  return tag;
}

/** The tag that this one is being merged into. */
async function successorOf(tx: EntityManager, { slug }: TagRow): Promise<number | null> {
  const [row] = await query(tx, 'select tag_id from tag_redirect where slug = ?', [slug]);
  return row?.tag_id ?? null;
}

async function requireNoMerge(tx: EntityManager, tag: TagRow, field: string): Promise<void> {
  if ((await successorOf(tx, tag)) === null) return;
  const message = `“${tag.name}” is just being merged into another tag.`;
  throw new DomainError('conflict', message, { fields: { [field]: [message] } });
}

async function refuseTakenName(tx: EntityManager, slug: string): Promise<void> {
  const [other] = await query(tx, 'select id, name from tag where slug = ?', [slug]);
  if (!other) return;
  const message = `There is a tag “${other.name}” already.`;
  throw new DomainError('conflict', message, { fields: { name: [message] }, location: editTagPath(other.id) });
}

/** Gives a tag another name; its old address, and uploads with the old name, lead to it from then on. @throws not_found, conflict */
export async function renameTag(em: EntityManager, id: number, name: string): Promise<TagChange> {
  const slug = slugify(name);
  const old = await retryOnConflict(em, async (tx) => {
    const tag = await lockTag(tx, id);
    await requireNoMerge(tx, tag, 'name');
    if (slug !== tag.slug) {
      await refuseTakenName(tx, slug);
      await query(tx, 'delete from tag_redirect where slug = ?', [slug]);
      await query(tx, 'insert into tag_redirect (slug, name, tag_id) values (?, ?, ?)', [tag.slug, tag.name, id]);
    }
    await query(tx, 'update tag set name = ?, slug = ? where id = ?', [name, slug, id]);
    return tag;
  });
  const work = {
    title: `Renaming the tag “${old.name}” to “${name}”`,
    total: old.uses,
    input: { tagId: id, oldName: old.name },
  };
  return { name, ...(await workNowOrLater(em, RENAME_TAG, renameBatch, work)) };
}

/** Gives all wallpapers of a tag another one instead. The old name and address lead to that one at once. @throws not_found, conflict, invalid */
export async function mergeTag(em: EntityManager, id: number, intoId: number): Promise<TagChange> {
  if (id === intoId) throw invalid({ into: ['Please choose another tag.'] });
  const { tag, into, slugs } = await retryOnConflict(em, async (tx) => {
    // In one order, in case somebody merges them the other way round.
    const locked = [await lockTag(tx, Math.min(id, intoId)), await lockTag(tx, Math.max(id, intoId))];
    const [tag, into] = (id < intoId ? locked : locked.reverse()) as [TagRow, TagRow];
    await requireNoMerge(tx, into, 'into');
    if ((await successorOf(tx, tag)) !== intoId) await requireNoMerge(tx, tag, 'into');
    const former: { slug: string }[] = await query(
      tx,
      'update tag_redirect set tag_id = ? where tag_id = ? returning slug',
      [intoId, id],
    );
    await query(tx, 'insert into tag_redirect (slug, name, tag_id) values (?, ?, ?) on conflict (slug) do nothing', [
      tag.slug,
      tag.name,
      intoId,
    ]);
    return { tag, into, slugs: [tag.slug, ...former.map(({ slug }) => slug)] };
  });
  const work = {
    title: `Merging the tag “${tag.name}” into “${into.name}”`,
    total: tag.uses,
    input: { tagId: id, intoId, slugs },
  };
  return { name: tag.name, ...(await workNowOrLater(em, MERGE_TAG, dissolveBatch, work)) };
}

/** Takes a tag off all wallpapers. @throws not_found, conflict */
export async function deleteTag(em: EntityManager, id: number): Promise<TagChange> {
  const { tag, slugs } = await retryOnConflict(em, async (tx) => {
    const tag = await lockTag(tx, id);
    await requireNoMerge(tx, tag, 'name');
    const former: { slug: string }[] = await query(tx, 'select slug from tag_redirect where tag_id = ?', [id]);
    return { tag, slugs: [tag.slug, ...former.map(({ slug }) => slug)] };
  });
  const work = { title: `Deleting the tag “${tag.name}”`, total: tag.uses, input: { tagId: id, intoId: null, slugs } };
  return { name: tag.name, ...(await workNowOrLater(em, DELETE_TAG, dissolveBatch, work)) };
}

/** Makes a former name free again: its address leads nowhere, and an upload with it creates a tag of that name. */
export async function forgetFormerName(em: EntityManager, id: number, slug: string): Promise<void> {
  await query(
    em,
    'delete from tag_redirect r where tag_id = ? and slug = ? and not exists (select from tag t where t.slug = r.slug)',
    [id, slug],
  );
}

/** Goes on where a kill has broken off a merge. */
export async function resumeMerges(em: EntityManager): Promise<void> {
  const rows: { id: number; name: string; slug: string; uses: number; tag_id: number }[] = await query(
    em,
    'select t.id, t.name, t.slug, t.uses, r.tag_id from tag_redirect r join tag t on t.slug = r.slug',
  );
  for (const { id, name, slug, uses, tag_id } of rows) {
    const [busy] = await query(em, `select from task where input @> ?::jsonb and state in ('waiting', 'running')`, [
      JSON.stringify({ tagId: id, intoId: tag_id }),
    ]);
    if (busy) continue;
    const input = { tagId: id, intoId: tag_id, slugs: [slug] };
    await startTask(em, MERGE_TAG, { title: `Merging the tag “${name}”`, total: uses, input });
  }
}

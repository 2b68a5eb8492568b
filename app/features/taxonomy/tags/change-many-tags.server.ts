import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, invalid } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { countTagged, findTagByName, getTags, type Tagged } from './admin-tags.queries.server';
import { deleteTag, mergeTag, renameTag, type TagChange } from './change-tags.server';
import { TagInput } from './tag.schema';

export interface TagChanges {
  done: TagChange[];
  /** Each is counted once, however many of the tags it has. */
  tagged: Tagged;
  problems: string[];
}

async function changeEach(
  em: EntityManager,
  ids: number[],
  change: (id: number) => Promise<TagChange>,
): Promise<TagChanges> {
  const changes: TagChanges = { done: [], problems: [], tagged: await countTagged(em, ids) };
  for (const id of ids) {
    try {
      changes.done.push(await change(id));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      changes.problems.push(error.message);
    }
  }
  return changes;
}

/** Undefined when the name is valid for a new tag. */
export const newNameProblem = (into: string): string | undefined =>
  TagInput.safeParse({ name: into }).error?.issues[0]?.message;

/** Renames the most used tag, then merges the others into it. @throws invalid, conflict */
async function mergeIntoNew(em: EntityManager, ids: number[], into: string): Promise<TagChanges & { into: string }> {
  const problem = newNameProblem(into);
  if (problem) throw invalid({ into: [problem] });
  const [first, ...others] = await getTags(em, ids);
  if (!first) throw invalid({ into: [messagesOf('taxonomy').tag.alreadyDeleted] });
  const tagged = await countTagged(em, ids);
  const renamed = await renameTag(em, first.id, into);
  const { done, problems } = await changeEach(
    em,
    others.map(({ id }) => id),
    (id) => mergeTag(em, id, first.id),
  );
  return { into, done: [{ ...renamed, name: first.name }, ...done], problems, tagged };
}

/** The target tag may be new. @throws invalid, conflict */
export async function mergeTags(
  em: EntityManager,
  ids: number[],
  into: string,
): Promise<TagChanges & { into: string }> {
  const target = await findTagByName(em, into);
  if (!target) return mergeIntoNew(em, ids, into);
  const others = ids.filter((id) => id !== target.id);
  if (others.length === 0) throw invalid({ into: [messagesOf('taxonomy').tag.sameTag] });
  return { into: target.name, ...(await changeEach(em, others, (id) => mergeTag(em, id, target.id))) };
}

export const deleteTags = (em: EntityManager, ids: number[]): Promise<TagChanges> =>
  changeEach(em, ids, (id) => deleteTag(em, id));

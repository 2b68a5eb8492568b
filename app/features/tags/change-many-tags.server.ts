import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, invalid } from '~/lib/errors';
import { findTagByName } from './admin-tags.queries.server';
import { deleteTag, mergeTag, type TagChange } from './change-tags.server';

export interface TagChanges {
  done: TagChange[];
  problems: string[];
}

async function changeEach(ids: number[], change: (id: number) => Promise<TagChange>): Promise<TagChanges> {
  const changes: TagChanges = { done: [], problems: [] };
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

/** Merges tags into the one of this name. @throws invalid when there is none */
export async function mergeTags(
  em: EntityManager,
  ids: number[],
  into: string,
): Promise<TagChanges & { into: string }> {
  const target = await findTagByName(em, into);
  if (!target) throw invalid({ into: [`There is no tag “${into}”.`] });
  const others = ids.filter((id) => id !== target.id);
  if (others.length === 0) throw invalid({ into: ['Please choose another tag.'] });
  return { into: target.name, ...(await changeEach(others, (id) => mergeTag(em, id, target.id))) };
}

export const deleteTags = (em: EntityManager, ids: number[]): Promise<TagChanges> =>
  changeEach(ids, (id) => deleteTag(em, id));

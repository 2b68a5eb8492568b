import type { EntityManager } from '@mikro-orm/postgresql';
import { VERSION_ROLES } from '~/lib/version-roles';
import { guessRoles, namesRole, titleOfSet } from './guess-role';
import { MAX_VERSIONS, type Proposal } from './set.view';
import { type Candidate, listNewestOutsideSets } from './sets.queries.server';

const NEWEST = 1000;

/**
 * Pictures outside sets with the same title in another shape, or whose titles differ only in words for roles, the newest first.
 * @param also how many more pictures to read
 */
export async function listProposals(em: EntityManager, also = 0): Promise<Proposal[]> {
  const groups = new Map<string, Candidate[]>();
  for (const one of await listNewestOutsideSets(em, NEWEST + also)) {
    const title = titleOfSet(one.title);
    const others = groups.get(title);
    if (others) others.push(one);
    else groups.set(title, [one]);
  }
  return [...groups].flatMap(([title, found]) => {
    const isSet = found.some((one) => namesRole(one.title)) || haveOwnShapes(found);
    return title && isSet && found.length > 1 && found.length <= MAX_VERSIONS
      ? { title, versions: withRoles(found) }
      : [];
  });
}

/** Of two with the same title and shape, nothing says that they are the same picture. */
const haveOwnShapes = (found: Candidate[]) => new Set(found.map(({ shape }) => shape)).size === found.length;

function withRoles(found: Candidate[]) {
  return guessRoles(found).sort((one, other) => VERSION_ROLES.indexOf(one.role) - VERSION_ROLES.indexOf(other.role));
}

/** Those with at least one of these pictures. */
export async function listProposalsWith(em: EntityManager, ids: number[]): Promise<Proposal[]> {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  const proposals = await listProposals(em, ids.length);
  return proposals.filter(({ versions }) => versions.some(({ id }) => wanted.has(id)));
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { retryingDeadlocks } from '~/db/transactions.server';
import { DomainError, noSuch } from '~/lib/errors';
import type { VersionRole } from '~/lib/version-roles';
import { messagesOf } from '~/messages/messages';
import { guessRole } from './guess-role';
import { MAX_VERSIONS } from './set.view';
import {
  assignVersions,
  dissolveIfAlone,
  findCandidates,
  listAllVersions,
  lockVersions,
  nextSetId,
} from './sets.queries.server';

const refuse = (sentence: string) => new DomainError('invalid', sentence);

/**
 * Joins wallpapers and drafts as versions of one picture. Those that are in a set already bring it along.
 * @param roles for some of the ids; others are guessed, and versions of an existing set keep theirs
 * @returns the id of the set
 * @throws invalid for fewer than two, too many, or versions of different sets
 */
export async function makeSet(
  em: EntityManager,
  ids: number[],
  roles: ReadonlyMap<number, VersionRole> = new Map(),
): Promise<number> {
  const text = messagesOf('setErrors');
  return retryingDeadlocks(em, async (tx) => {
    await lockVersions(tx, ids);
    const found = await findCandidates(tx, ids);
    if (found.length < 2) throw refuse(text.tooFew);
    const known = new Set(found.flatMap(({ setId }) => setId ?? []));
    if (known.size > 1) throw refuse(text.severalSets);
    const [existing] = known;
    const kept = existing === undefined ? [] : await listAllVersions(tx, existing);
    const added = found.filter(({ setId, id }) => setId === null || roles.has(id));
    const others = kept.filter(({ id }) => !added.some((one) => one.id === id));
    if (others.length + added.length > MAX_VERSIONS) throw refuse(text.tooMany(MAX_VERSIONS));
    const setId = existing ?? (await nextSetId(tx));
    const versions = added.map((one) => ({ id: one.id, role: roles.get(one.id) ?? guessRole(one) }));
    await assignVersions(tx, setId, versions);
    return setId;
  });
}

/** @throws not_found unless it is a version of a set */
export async function changeRole(em: EntityManager, id: number, role: VersionRole): Promise<void> {
  await retryingDeadlocks(em, async (tx) => {
    await lockVersions(tx, [id]);
    const [one] = await findCandidates(tx, [id]);
    if (!one || one.setId === null) throw noSuch('wallpaper');
    await assignVersions(tx, one.setId, [{ id, role }]);
  });
}

/** A set needs two versions, so its last one leaves, too. */
export async function leaveSet(em: EntityManager, id: number): Promise<void> {
  await retryingDeadlocks(em, async (tx) => {
    await lockVersions(tx, [id]);
    const [one] = await findCandidates(tx, [id]);
    if (!one || one.setId === null) return;
    await assignVersions(tx, null, [{ id, role: null }]);
    await dissolveIfAlone(tx, one.setId);
  });
}

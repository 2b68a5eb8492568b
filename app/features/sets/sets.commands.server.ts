import type { EntityManager } from '@mikro-orm/postgresql';
import { retryingDeadlocks } from '~/db/transactions.server';
import { onlyChanged } from '~/lib/edited-form.server';
import { DomainError, notFound } from '~/lib/errors';
import type { VersionRole } from '~/lib/version-roles';
import { messagesOf } from '~/messages/messages';
import { guessRoles } from './guess-role';
import type { SetChange } from './set.schema';
import { MAX_VERSIONS, type MadeSet } from './set.view';
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
 * @param roles of those that are in no set yet; the others are guessed
 * @throws invalid for fewer than two, too many, or versions of different sets
 */
export async function makeSet(
  em: EntityManager,
  ids: number[],
  roles: ReadonlyMap<number, VersionRole> = new Map(),
): Promise<MadeSet> {
  const text = messagesOf('setErrors');
  return retryingDeadlocks(em, async (tx) => {
    await lockVersions(tx, ids);
    const found = await findCandidates(tx, ids);
    if (found.length < 2) throw refuse(text.tooFew);
    const known = new Set(found.flatMap(({ setId }) => setId ?? []));
    if (known.size > 1) throw refuse(text.severalSets);
    const [existing] = known;
    const kept = existing === undefined ? [] : await listAllVersions(tx, existing);
    const added = found.filter(({ setId }) => setId === null);
    const count = kept.length + added.length;
    if (count > MAX_VERSIONS) throw refuse(text.tooMany(MAX_VERSIONS));
    const setId = existing ?? (await nextSetId(tx));
    const guessed = guessRoles([...kept, ...added]).slice(kept.length);
    const versions = guessed.map(({ id, role }) => ({ id, role: roles.get(id) ?? role }));
    await assignVersions(tx, setId, versions);
    const [first] = await listAllVersions(tx, setId);
    return { first: first?.id ?? 0, versions: count };
  });
}

/** What the form of a set shows: the role of each version, by its id. */
export const setValues = (versions: { id: number; role: VersionRole }[]) =>
  Object.fromEntries(versions.map(({ id, role }) => [String(id), role as string]));

/**
 * Of the set that a wallpaper or draft is in. Ignores roles of others.
 * @param opened from the form @throws not_found when it is in none, conflict
 */
export async function changeSet(
  em: EntityManager,
  id: number,
  { role: roles, leave, opened }: SetChange,
): Promise<void> {
  if (leave !== undefined) return leaveSet(em, leave);
  await retryingDeadlocks(em, async (tx) => {
    await lockVersions(tx, [...roles.keys()]);
    const [one] = await findCandidates(tx, [id]);
    if (!one || one.setId === null) throw notFound();
    const versions = await listAllVersions(tx, one.setId);
    const chosen: Record<string, VersionRole> = Object.fromEntries(roles);
    const wanted = onlyChanged(chosen, { ...chosen, opened }, setValues(versions), 'versions');
    const changed = versions.map((version) => ({ id: version.id, role: wanted[version.id] ?? version.role }));
    await assignVersions(tx, one.setId, changed);
  });
}

/** A set needs two versions, so its last one leaves, too. */
export async function leaveSet(em: EntityManager, id: number): Promise<void> {
  await retryingDeadlocks(em, async (tx) => {
    const [one] = await findCandidates(tx, [id]);
    if (!one || one.setId === null) return;
    // All of them, so that two that leave at once don't leave a third behind.
    const versions = await listAllVersions(tx, one.setId);
    await lockVersions(
      tx,
      versions.map((version) => version.id),
    );
    await assignVersions(tx, null, [{ id, role: null }]);
    await dissolveIfAlone(tx, one.setId);
  });
}

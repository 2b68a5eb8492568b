import { createHash, scryptSync } from 'node:crypto';
import { hostname } from 'node:os';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ago } from '~/db/clock.server';
import { SystemNote } from '~/db/entities/system-note.entity';
import { env } from '~/lib/env.server';
import { messagesOf } from '~/messages/messages';
import { writeNote } from './system-notes.server';

const PREFIX = 'node ';
/** Nodes record themselves every ten minutes. */
const SEEN_MS = 25 * 60_000;

interface NodeSecret {
  fingerprint: string;
  host: string;
}

/** Slow on purpose: it makes guessing a weak secret expensive. */
export const fingerprintSecret = (secret: string, galleryId: string): string =>
  scryptSync(secret, galleryId, 16).toString('hex');

/** Stays the same after a restart, so that a node with a new secret replaces its old entry. */
function ownName(): string {
  const node = JSON.stringify([hostname(), env.DATA_DIR, env.PORT]);
  return PREFIX + createHash('sha256').update(node).digest('hex').slice(0, 24);
}

export async function noteSecret(em: EntityManager, fingerprint: string): Promise<void> {
  await em.nativeDelete(SystemNote, { name: { $like: `${PREFIX}%` }, notedAt: { $lt: ago(SEEN_MS) } });
  await writeNote(em, ownName(), { fingerprint, host: hostname() } satisfies NodeSecret);
}

/** A warning that names a node with a different secret, or null. */
export async function findOtherSecret(em: EntityManager, fingerprint: string): Promise<string | null> {
  const notes = await em.fork().find(SystemNote, { name: { $like: `${PREFIX}%` }, notedAt: { $gt: ago(SEEN_MS) } });
  const other = notes.map(({ value }) => value as NodeSecret).find((node) => node.fingerprint !== fingerprint);
  if (!other) return null;
  return messagesOf('systemChecks').otherSecret(other.host);
}

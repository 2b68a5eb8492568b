import { createHash, scryptSync } from 'node:crypto';
import { hostname } from 'node:os';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ago } from '~/db/clock.server';
import { SystemNote } from '~/db/entities/system-note.entity';
import { env } from '~/lib/env.server';
import { writeNote } from './system-notes.server';

const PREFIX = 'node ';
/** Each node says every ten minutes that it is there. */
const SEEN_MS = 25 * 60_000;

interface NodeSecret {
  fingerprint: string;
  host: string;
}

/** Slow, so that a weak secret cannot be guessed from it. */
export const fingerprintSecret = (secret: string, galleryId: string): string =>
  scryptSync(secret, galleryId, 16).toString('hex');

/** The same after a start anew, so that a node that gets another secret takes its former one away. */
function ownName(): string {
  const node = JSON.stringify([hostname(), env.DATA_DIR, env.PORT]);
  return PREFIX + createHash('sha256').update(node).digest('hex').slice(0, 24);
}

export async function noteSecret(em: EntityManager, fingerprint: string): Promise<void> {
  await em.nativeDelete(SystemNote, { name: { $like: `${PREFIX}%` }, notedAt: { $lt: ago(SEEN_MS) } });
  await writeNote(em, ownName(), { fingerprint, host: hostname() } satisfies NodeSecret);
}

/** Says in a sentence which node of this site signs with another secret; null when none does. */
export async function findOtherSecret(em: EntityManager, fingerprint: string): Promise<string | null> {
  const notes = await em.fork().find(SystemNote, { name: { $like: `${PREFIX}%` }, notedAt: { $gt: ago(SEEN_MS) } });
  const other = notes.map(({ value }) => value as NodeSecret).find((node) => node.fingerprint !== fingerprint);
  if (!other) return null;
  return `Another node of this site (${other.host}) has another SESSION_SECRET than this one: what a form says after it was sent is lost between them, and visitors are counted twice. Set the same one on all nodes.`;
}

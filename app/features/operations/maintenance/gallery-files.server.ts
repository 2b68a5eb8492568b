import type { EntityManager } from '@mikro-orm/postgresql';
import { Gallery } from '~/db/entities/gallery.entity';
import { env } from '~/lib/env.server';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { FileStore } from '~/storage/file-store.server';
import { findUnknown, listFileOwners, soundOwners } from './check-files.queries.server';
import { isOriginalThere } from './check-files.server';

const SAMPLE = 20;

export async function galleryId(em: EntityManager): Promise<string> {
  return (await em.findOneOrFail(Gallery, { id: { $ne: null } })).id;
}

/** What is wrong with the file store as a whole, as a sentence. Marks a new store as this gallery's. */
export async function findStoreProblem(em: EntityManager, store: FileStore): Promise<string | null> {
  const [id, mark] = await Promise.all([galleryId(em), store.readGalleryId()]);
  if (mark === id) return null;
  if (mark) return messagesOf('maintenance').store.otherGallery(env.S3_BUCKET);
  const problem = await findUnmarkedProblem(em, store);
  if (problem === null) await store.writeGalleryId(id);
  return problem;
}

/** An earlier version left no mark, but then the store has this gallery's pictures. */
async function findUnmarkedProblem(em: EntityManager, store: FileStore): Promise<string | null> {
  const text = messagesOf('maintenance').store;
  const rows = [...(await listFileOwners(em, false, 0, SAMPLE)), ...(await listFileOwners(em, true, 0, SAMPLE))];
  const owners = soundOwners(em, rows.slice(0, SAMPLE));
  if (owners.length === 0) {
    return (await hasUnknownFiles(em, store)) ? text.unknownPictures(env.S3_BUCKET) : null;
  }
  // In parallel: a distant bucket is slow, and the readiness check has two seconds.
  const there = (await Promise.all(owners.map((owner) => isOriginalThere(store, owner)))).filter(Boolean).length;
  if (there * 2 >= owners.length) return null;
  return text.empty(there, owners.length, env.S3_BUCKET);
}

/** Called after all files have moved. A mark left in the old store would vouch for whatever is there later. */
export async function moveMark(em: EntityManager, from: FileStore, to: FileStore): Promise<void> {
  await to.writeGalleryId(await galleryId(em));
  await from.writeGalleryId('');
}

async function hasUnknownFiles(em: EntityManager, store: FileStore): Promise<boolean> {
  const keys: string[] = [];
  for await (const key of store.keys()) if (keys.push(key) === SAMPLE) break;
  return (await findUnknown(em, keys)).length > 0;
}

/** @throws unavailable when the files are not this gallery's */
export async function requireOwnStore(em: EntityManager, store: FileStore): Promise<void> {
  const problem = await findStoreProblem(em, store);
  if (problem) throw new DomainError('unavailable', problem);
}

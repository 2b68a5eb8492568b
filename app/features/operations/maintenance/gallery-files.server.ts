import type { EntityManager } from '@mikro-orm/postgresql';
import { Gallery } from '~/db/entities/gallery.entity';
import { env } from '~/lib/env.server';
import { DomainError } from '~/lib/errors';
import type { FileStore } from '~/storage/file-store.server';
import { findUnknown, listFileOwners } from './check-files.queries.server';
import { isOriginalThere } from './check-files.server';

const SAMPLE = 20;

const UNTIL_THEN = 'Until then no picture is stored, moved or removed.';
const [PLACE, REMEDY] = env.S3_BUCKET
  ? [`The bucket ${env.S3_BUCKET}`, `Set the right S3_BUCKET and S3_PREFIX. ${UNTIL_THEN}`]
  : ['The files folder', `Set the right DATA_DIR, or mount its disk. ${UNTIL_THEN}`];

export async function galleryId(em: EntityManager): Promise<string> {
  return (await em.findOneOrFail(Gallery, { id: { $ne: null } })).id;
}

/** What is wrong with the file store as a whole, in a sentence. A new one is marked as this gallery's. */
export async function findStoreProblem(em: EntityManager, store: FileStore): Promise<string | null> {
  const [id, mark] = await Promise.all([galleryId(em), store.readGalleryId()]);
  if (mark === id) return null;
  if (mark) return `${PLACE} belongs to another gallery. ${REMEDY}`;
  const problem = await findUnmarkedProblem(em, store);
  if (problem === null) await store.writeGalleryId(id);
  return problem;
}

/** Of a gallery of a version that left no mark, pictures are there. */
async function findUnmarkedProblem(em: EntityManager, store: FileStore): Promise<string | null> {
  const owners = [
    ...(await listFileOwners(em, false, 0, SAMPLE)),
    ...(await listFileOwners(em, true, 0, SAMPLE)),
  ].slice(0, SAMPLE);
  if (owners.length === 0) {
    return (await hasUnknownFiles(em, store))
      ? `${PLACE} holds pictures that this gallery does not know. ${REMEDY}`
      : null;
  }
  // At once: a bucket far away takes its time for each, and readiness has two seconds.
  const there = (await Promise.all(owners.map((owner) => isOriginalThere(store, owner)))).filter(Boolean).length;
  if (there * 2 >= owners.length) return null;
  const found = there === 0 ? 'none' : `only ${there}`;
  return `${PLACE} is empty or not this gallery’s: of ${owners.length} pictures looked for, ${found} is there. ${REMEDY}`;
}

/** After all files have moved: a mark left behind would vouch for whatever stands in the new place one day. */
export async function moveMark(em: EntityManager, from: FileStore, to: FileStore): Promise<void> {
  await to.writeGalleryId(await galleryId(em));
  await from.writeGalleryId('');
}

async function hasUnknownFiles(em: EntityManager, store: FileStore): Promise<boolean> {
  const keys: string[] = [];
  for await (const key of store.keys()) if (keys.push(key) === SAMPLE) break;
  return (await findUnknown(em, keys)).length > 0;
}

/** @throws unavailable where the files are not this gallery's */
export async function requireOwnStore(em: EntityManager, store: FileStore): Promise<void> {
  const problem = await findStoreProblem(em, store);
  if (problem) throw new DomainError('unavailable', problem);
}

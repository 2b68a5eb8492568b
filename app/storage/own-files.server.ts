import { rm } from 'node:fs/promises';
import { paced } from '~/lib/env.server';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { FileStore } from './file-store.server';

const TRUSTED_MS = paced(5000);

/** Refuses changes while the files are not this gallery's, as in an empty folder where a disk should be mounted. */
export function onlyOwnFiles(store: FileStore, galleryId: string): FileStore {
  let seenAt = 0;

  async function check(): Promise<void> {
    if (Date.now() - seenAt < TRUSTED_MS) return;
    if ((await store.readGalleryId()) !== galleryId) throw new DomainError('unavailable', messagesOf('storage').notOwn);
    seenAt = Date.now();
  }

  /** Removes the source on failure too: callers rely on it being moved away. */
  async function checkOrRemove(source: string): Promise<void> {
    await check().catch(async (error) => {
      await rm(source, { recursive: true, force: true });
      throw error;
    });
  }

  return {
    ...store,
    publish: (key, dir) => checkOrRemove(dir).then(() => store.publish(key, dir)),
    put: (key, name, file) => checkOrRemove(file).then(() => store.put(key, name, file)),
    share: (key, name) => check().then(() => store.share(key, name)),
    remove: (key) => check().then(() => store.remove(key)),
    withhold: (key) => check().then(() => store.withhold(key)),
    release: (key) => check().then(() => store.release(key)),
  };
}

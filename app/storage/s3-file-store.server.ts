import { rm } from 'node:fs/promises';
import { isRendition } from '~/images/renditions';
import { notFound } from '~/lib/errors';
import { type FileStore, ORIGINAL } from './file-store.server';
import type { S3Bucket } from './s3-bucket.server';
import { eachButOriginal, type S3Place, s3Place, sharedName } from './s3-place.server';

/**
 * Objects cannot be renamed, so files are copied and then removed. Their order lets a second try complete an interrupted move.
 * Only files below images/ may be public.
 */
export function s3FileStore(bucket: S3Bucket, prefix: string): FileStore {
  const [images, originals, trash] = [`${prefix}images/`, `${prefix}private/`, `${prefix}withheld/`];
  const mark = `${prefix}gallery-id`;
  const shown = s3Place(bucket, [images, originals], (name) => (isRendition(name) ? images : originals));
  const withheld = s3Place(bucket, [trash], () => trash);

  async function requireShown(key: string): Promise<void> {
    if (!(await shown.files.stat(key, ORIGINAL))) throw notFound();
  }

  async function addTo(key: string, name: string, add: () => Promise<void>): Promise<void> {
    await requireShown(key);
    await add();
    // Another process may have removed or withheld the wallpaper before this file existed.
    await requireShown(key).catch(async (error) => {
      await shown.removeNames(key, [name]);
      throw error;
    });
  }

  async function move(key: string, from: S3Place, to: S3Place): Promise<void> {
    const names = await from.sizes(key);
    if (names.size === 0) return;
    const before = await to.sizes(key);
    const copy = (name: string) => bucket.copy(from.s3Url(key, name), to.s3Url(key, name), names.get(name) ?? 0);
    const isWhole = names.has(ORIGINAL);
    // Otherwise these files are left over from a move that had copied everything.
    if (isWhole || !before.has(ORIGINAL)) {
      await eachButOriginal([...names.keys()], copy);
      const outdated = [...before.keys()].filter((name) => !names.has(name));
      if (isWhole) {
        await copy(ORIGINAL);
        await to.removeNames(key, outdated);
      }
    }
    await from.removeAll(key);
  }

  return {
    ...shown.files,
    withheld: withheld.files,
    hasLateWrites: true,
    // Other objects in the bucket do not concern us.
    async *foreign() {},
    readGalleryId: () => bucket.getText(mark),
    writeGalleryId: (id) => bucket.putText(mark, id),
    async put(key, name, source) {
      try {
        await addTo(key, name, () => shown.upload(key, name, source));
      } finally {
        await rm(source, { force: true });
      }
    },
    async share(key, name) {
      await addTo(key, sharedName(name), () => shown.share(key, name));
      await shown.removeNames(key, [name]);
    },
    async remove(key) {
      await shown.removeAll(key);
      await withheld.removeAll(key);
    },
    withhold: (key) => move(key, shown, withheld),
    release: (key) => move(key, withheld, shown),
  };
}

import { access, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env, objectStorage } from '~/lib/env.server';
import type { FileStore } from './file-store.server';
import { localFileStore } from './local-file-store.server';
import { onlyOwnFiles } from './own-files.server';
import { s3Bucket } from './s3-bucket.server';
import { s3FileStore } from './s3-file-store.server';
import { s3Place } from './s3-place.server';
import { twoStores } from './two-stores.server';
import { FILES_DIR } from './work-dir.server';

const settings = objectStorage();
const bucket = settings && s3Bucket(settings);

export const onDisk = localFileStore(FILES_DIR);
export const inBucket = bucket && s3FileStore(bucket, settings.prefix);

/** Uploads waiting for a decision. */
export const pendingInBucket =
  bucket && s3Place(bucket, [`${settings.prefix}pending/`], () => `${settings.prefix}pending/`);

/** While this file exists, new pictures go to the disk although a bucket is set, because files are being moved back. */
const TO_DISK = path.join(env.DATA_DIR, 'files-move-to-disk');

const goal = (): Promise<FileStore> =>
  access(TO_DISK).then(
    () => onDisk,
    () => inBucket ?? onDisk,
  );

// Files missing from the bucket may still be on the disk, from before the bucket was set.
const all = inBucket ? twoStores(inBucket, onDisk, goal) : onDisk;
const store = env.GALLERY_ID ? onlyOwnFiles(all, env.GALLERY_ID) : all;

export const fileStore = (): FileStore => store;

export async function setGoal(goal: 'disk' | 's3'): Promise<void> {
  if (goal === 'disk') await writeFile(TO_DISK, '');
  else await rm(TO_DISK, { force: true });
}

/** Does nothing for a disk. @throws the service's own error */
export const tryOutStorage = async (): Promise<void> => bucket?.tryOut(`${settings?.prefix}private/try`);

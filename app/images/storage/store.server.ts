import path from 'node:path';
import { env, objectStorage } from '~/lib/env.server';
import type { FileStore } from './file-store.server';
import { localFileStore } from './local-file-store.server';
import { s3Bucket } from './s3-bucket.server';
import { s3FileStore } from './s3-file-store.server';

const settings = objectStorage();
const bucket = settings && s3Bucket(settings);

const store = bucket ? s3FileStore(bucket, settings.prefix) : localFileStore(path.join(env.DATA_DIR, 'files'));

export const fileStore = (): FileStore => store;

/** Nothing to do for a disk. @throws what the service of the bucket answers */
export const tryOutStorage = async (): Promise<void> => bucket?.tryOut(`${settings?.prefix}private/try`);

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { describeFileStore } from '../support/file-store-contract';
import { type ObjectStore, startObjectStore } from '../support/object-store';

let objects: ObjectStore;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tapeta-test-'));
  vi.stubEnv('DATA_DIR', dataDir);
  objects = await startObjectStore();
});

afterAll(async () => {
  await objects?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function newStore(prefix = '') {
  const { s3Bucket } = await import('~/storage/s3-bucket.server');
  const { s3FileStore } = await import('~/storage/s3-file-store.server');
  const settings = await objects.newBucket();
  const bucket = s3Bucket({
    endpoint: settings.S3_ENDPOINT,
    bucket: settings.S3_BUCKET,
    region: 'us-east-1',
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    forcePathStyle: true,
  });
  return s3FileStore(bucket, prefix);
}

const newWorkDir = async () => (await import('~/storage/work-dir.server')).createWorkDir();

describeFileStore('in a bucket', { newStore: () => newStore(), newWorkDir });
describeFileStore('in a folder of a bucket', { newStore: () => newStore('gallery/2/'), newWorkDir });

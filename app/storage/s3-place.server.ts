import { createWriteStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import pLimit from 'p-limit';
import { FILE_KEY, isRendition, RENDITION_CACHING, RENDITION_TYPES, type RenditionFormat } from '~/images/renditions';
import { nullIfNotFound } from '~/lib/errors';
import { withStorageErrors } from '~/platform/disk.server';
import { type ByteRange, checkAddress, type FilePlace, isAddress, ORIGINAL } from './file-store.server';
import { MAX_AT_ONCE } from './read-bytes.server';
import type { S3Bucket } from './s3-bucket.server';
import { toReadError } from './s3-errors.server';
import { mayBeOriginal, namesOfOriginal } from './same-bytes.server';
import { withWorkDir } from './work-dir.server';

const AT_ONCE = 8;

/** A marker next to the original, instead of a file with the same bytes. */
const SHARED = '.shared';
export const sharedName = (name: string) => `${name}${SHARED}`;

export type S3Place = ReturnType<typeof s3Place>;

/** @param folders the folders for names, up to the key @param folderOf the folder for a name */
export function s3Place(bucket: S3Bucket, folders: string[], folderOf: (name: string) => string) {
  const s3Url = (key: string, name: string) => {
    checkAddress(key, name);
    return `${folderOf(name)}${key}/${name}`;
  };

  async function sizes(key: string): Promise<Map<string, number>> {
    checkAddress(key);
    const found = new Map<string, number>();
    for (const folder of folders) {
      for await (const { name, bytes } of bucket.list(`${folder}${key}/`)) {
        if (isAddress(key, name)) found.set(name, bytes);
      }
    }
    return found;
  }

  const upload = (key: string, name: string, file: string) => bucket.put(s3Url(key, name), file, objectHeaders(name));

  const share = (key: string, name: string) => bucket.putText(s3Url(key, sharedName(name)), ORIGINAL);

  const isShared = async (key: string, name: string) =>
    mayBeOriginal(name) && (await bucket.head(s3Url(key, sharedName(name)))) !== null;

  const find = (key: string, name: string, range?: ByteRange) =>
    bucket.get(s3Url(key, name), range).catch(async (error) => {
      nullIfNotFound(error);
      if (!(await isShared(key, name))) throw error;
      return bucket.get(s3Url(key, ORIGINAL), range);
    });

  const removeNames = (key: string, names: string[]) =>
    eachButOriginal(names, (name) => bucket.remove(s3Url(key, name)));

  async function removeAll(key: string): Promise<void> {
    const names = [...(await sizes(key)).keys()];
    if (names.includes(ORIGINAL)) await bucket.remove(s3Url(key, ORIGINAL));
    await removeNames(key, names);
  }

  const files: FilePlace = {
    async publish(key, dir) {
      try {
        checkAddress(key);
        const [names, shared] = await withStorageErrors(() => Promise.all([readdir(dir), namesOfOriginal(dir)]));
        const before = [...(await sizes(key)).keys()];
        await eachButOriginal(names, (name) =>
          shared.includes(name) ? share(key, name) : upload(key, name, path.join(dir, name)),
        );
        const stored = names.map((name) => (shared.includes(name) ? sharedName(name) : name));
        await removeNames(
          key,
          before.filter((name) => !stored.includes(name)),
        );
        if (names.includes(ORIGINAL)) await upload(key, ORIGINAL, path.join(dir, ORIGINAL));
      } finally {
        await rm(dir, { recursive: true, force: true });
      }
    },
    async stat(key, name) {
      const facts = await bucket.head(s3Url(key, name));
      if (facts || !(await isShared(key, name))) return facts;
      const original = await bucket.head(s3Url(key, ORIGINAL));
      return original && { ...original, isShared: true };
    },
    async open(key, name, range) {
      const { bytes, body } = await find(key, name, range);
      if (bytes > MAX_AT_ONCE) return NodeReadableStream.from(body) as ReadableStream<Uint8Array>;
      const read = await buffer(body).catch((error) => {
        throw toReadError(error);
      });
      return new Uint8Array(read);
    },
    async withLocalFile(key, name, use) {
      return withWorkDir(async (workDir) => {
        const file = path.join(workDir, name);
        const { body } = await find(key, name);
        await withStorageErrors(() => pipeline(body, createWriteStream(file, { mode: 0o600 })));
        return use(file);
      });
    },
    async list(key) {
      const names = [...(await sizes(key)).keys()];
      return [...new Set(names.map((name) => (name.endsWith(SHARED) ? name.slice(0, -SHARED.length) : name)))].sort();
    },
    keys: () => withoutRepeats(folders.map((folder) => bucket.listFolders(folder))),
  };

  return { files, s3Url, sizes, upload, share, removeNames, removeAll };
}

export async function eachButOriginal(names: string[], work: (name: string) => Promise<unknown>): Promise<void> {
  const limit = pLimit(AT_ONCE);
  const others = names.filter((name) => name !== ORIGINAL);
  const results = await Promise.allSettled(others.map((name) => limit(work, name)));
  // Waits for all of them, so that none can overtake later changes.
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

function objectHeaders(name: string): { ContentType: string; CacheControl?: string } {
  const type = RENDITION_TYPES[path.extname(name).slice(1) as RenditionFormat];
  if (isRendition(name)) return { ContentType: type, CacheControl: RENDITION_CACHING };
  return { ContentType: type ?? 'application/octet-stream' };
}

/** Merges sorted lists, with each key once. */
async function* withoutRepeats(lists: AsyncGenerator<string>[]): AsyncGenerator<string> {
  const heads = await Promise.all(lists.map((list) => list.next()));
  for (;;) {
    const [first] = heads.flatMap(({ done, value }) => (done ? [] : [value])).sort();
    if (first === undefined) return;
    if (FILE_KEY.test(first)) yield first;
    for (const [index, list] of lists.entries()) {
      if (heads[index]?.value === first) heads[index] = await list.next();
    }
  }
}

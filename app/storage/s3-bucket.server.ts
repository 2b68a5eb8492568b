import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { GetObjectCommandInput, ListObjectsV2CommandInput, PutObjectCommandInput, S3 } from '@aws-sdk/client-s3';
import { messagesOf } from '~/messages/messages';
import type { ByteRange, FileFacts } from './file-store.server';
import { ANSWER_MS, type BucketSettings, type CallOptions, confirmed, s3Caller } from './s3-client.server';
import { isNotThere, toReadError, toWriteError } from './s3-errors.server';

const WRITE_MS = 30_000;
/** Extra time per megabyte for slow connections. */
const MS_PER_MEGABYTE = 1000;
const MEGABYTE = 1024 * 1024;
/** Smaller files are kept in memory, so that a failed try can be repeated. */
const MAX_BUFFERED = 4 * MEGABYTE;
/** For this long after an answer, the bucket is assumed to exist. */
const KNOWN_MS = 10_000;

/** Objects by key. Methods throw `not_found` for a missing object, `unavailable` when the service fails. */
export type S3Bucket = ReturnType<typeof s3Bucket>;

export function s3Bucket(settings: BucketSettings) {
  const Bucket = settings.bucket;
  const within = s3Caller(settings);
  let seenAt = 0;

  const read = <T>(send: (s3: S3, options: CallOptions) => Promise<T>): Promise<T> =>
    within(ANSWER_MS, send).catch((error) => {
      throw toReadError(error);
    });

  async function write(bytes: number, send: (s3: S3, options: CallOptions) => Promise<unknown>): Promise<void> {
    await within(WRITE_MS + (bytes / MEGABYTE) * MS_PER_MEGABYTE, send).catch((error) => {
      throw toWriteError(error);
    });
  }

  /** HEAD answers the same for a missing object and a missing bucket. */
  async function requireBucket(): Promise<void> {
    if (Date.now() - seenAt < KNOWN_MS) return;
    await read((s3, options) => list(s3, { MaxKeys: 1 }, options));
    seenAt = Date.now();
  }

  async function list(s3: S3, wanted: Omit<ListObjectsV2CommandInput, 'Bucket'>, options: CallOptions) {
    const page = await s3.listObjectsV2({ Bucket, ...wanted }, options);
    return confirmed(page, page.IsTruncated);
  }

  async function get(s3: S3, wanted: Omit<GetObjectCommandInput, 'Bucket'>, options: CallOptions) {
    const found = await s3.getObject({ Bucket, ...wanted }, options);
    if (!found.ETag) (found.Body as Readable | undefined)?.destroy();
    return confirmed(found, found.ETag);
  }

  async function put(s3: S3, object: PutObjectCommandInput, options: CallOptions) {
    const stored = await s3.putObject(object, options);
    return confirmed(stored, stored.ETag);
  }

  return {
    async head(key: string): Promise<FileFacts | null> {
      try {
        const found = await within(ANSWER_MS, async (s3, options) => {
          const answer = await s3.headObject({ Bucket, Key: key }, options);
          return confirmed(answer, answer.ETag);
        });
        return { bytes: found.ContentLength ?? 0, modified: found.LastModified ?? new Date(0) };
      } catch (error) {
        if (!isNotThere(error)) throw toReadError(error);
        await requireBucket();
        return null;
      }
    },

    async get(key: string, range?: ByteRange): Promise<{ bytes: number; body: Readable }> {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await read((s3, options) => get(s3, { Key: key, Range }, options));
      return { bytes: found.ContentLength ?? 0, body: found.Body as unknown as Readable };
    },

    async put(key: string, file: string, headers: { ContentType: string; CacheControl?: string }): Promise<void> {
      const { size } = await stat(file);
      const Body = size <= MAX_BUFFERED ? await readFile(file) : createReadStream(file);
      const object = { Bucket, Key: key, Body, ContentLength: size, ...headers };
      await write(size, (s3, options) => put(s3, object, options));
    },

    async getText(key: string): Promise<string | null> {
      try {
        const found = await within(ANSWER_MS, (s3, options) => get(s3, { Key: key }, options));
        return (await found.Body?.transformToString()) || null;
      } catch (error) {
        if (!isNotThere(error)) throw toReadError(error);
        await requireBucket();
        return null;
      }
    },

    async putText(key: string, text: string): Promise<void> {
      const object = {
        Bucket,
        Key: key,
        Body: text,
        ContentLength: Buffer.byteLength(text),
        ContentType: 'text/plain',
      };
      await write(0, (s3, options) => put(s3, object, options));
    },

    async copy(from: string, to: string, bytes: number): Promise<void> {
      const CopySource = `${Bucket}/${encodeURI(from)}`;
      await write(bytes, async (s3, options) => {
        const { CopyObjectResult } = await s3.copyObject({ Bucket, Key: to, CopySource }, options);
        confirmed(CopyObjectResult, CopyObjectResult?.ETag);
      });
    },

    /** One by one: some services cannot remove several objects in one request. */
    remove: (key: string) => write(0, (s3, options) => s3.deleteObject({ Bucket, Key: key }, options)),

    /** Names after the prefix, sorted by bytes. */
    async *list(prefix: string): AsyncGenerator<{ name: string; bytes: number }> {
      for await (const { Contents = [] } of pages({ Prefix: prefix })) {
        for (const { Key = '', Size = 0 } of Contents) yield { name: Key.slice(prefix.length), bytes: Size };
      }
    },

    /** Names after the prefix up to the next slash, sorted by bytes. */
    async *listFolders(prefix: string): AsyncGenerator<string> {
      for await (const { CommonPrefixes = [] } of pages({ Prefix: prefix, Delimiter: '/' })) {
        for (const { Prefix = '' } of CommonPrefixes) yield Prefix.slice(prefix.length, -1);
      }
    },

    /** Reads and writes once. @throws the service's own error */
    async tryOut(key: string): Promise<void> {
      await within(ANSWER_MS, (s3, options) => list(s3, { MaxKeys: 1 }, options));
      await within(ANSWER_MS, (s3, options) =>
        put(
          s3,
          { Bucket, Key: key, Body: messagesOf('storage').probe, ContentLength: messagesOf('storage').probe.length },
          options,
        ),
      );
      await within(ANSWER_MS, (s3, options) => s3.deleteObject({ Bucket, Key: key }, options));
    },
  };

  async function* pages(wanted: { Prefix: string; Delimiter?: string }) {
    let ContinuationToken: string | undefined;
    do {
      const page = await read((s3, options) => list(s3, { ...wanted, ContinuationToken }, options));
      yield page;
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }
}

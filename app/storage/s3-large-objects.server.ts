import { Readable, Writable } from 'node:stream';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { ANSWER_MS, type BucketSettings, confirmed, type S3Caller, s3Caller } from './s3-client.server';
import { describeRefusal, isNotThere } from './s3-errors.server';

const MEGABYTE = 1024 * 1024;
/** All parts have the same size, as some services require. Kept in memory to repeat a failed try. */
const PART_BYTES = 32 * MEGABYTE;
/** The limit of all services. */
const MAX_PARTS = 10_000;
const RANGE_BYTES = 8 * MEGABYTE;
const CALL_MS = 30_000;
/** Per megabyte. Generous, because no one waits for it at a screen. */
const PATIENCE_MS = 10_000;
/** Some services take minutes to assemble many parts. */
const COMPLETE_MS = 10 * 60_000;

/** Objects of any size in a bucket, such as s3://my-backups/gallery/one.tar. Failures are `unavailable` with a sentence. */
export function largeObjects(settings: BucketSettings) {
  const Bucket = settings.bucket;
  const call = s3Caller(settings);
  const s3Url = (key: string) => `s3://${Bucket}/${key}`;
  const failed = (sentence: (url: string, reason: string) => string, key: string, error: unknown) => {
    if (error instanceof DomainError) return error;
    const reason = describeRefusal(error, messagesOf('storage').bucketNamed(Bucket), settings);
    return new DomainError('unavailable', sentence(s3Url(key), reason));
  };

  async function sizeOf(key: string): Promise<number | null> {
    try {
      const found = await call(ANSWER_MS, (s3, options) => s3.headObject({ Bucket, Key: key }, options));
      return confirmed(found, found.ETag).ContentLength ?? 0;
    } catch (error) {
      if (isNotThere(error)) return null;
      throw failed(messagesOf('storage').objects.unreadable, key, error);
    }
  }

  /** Reads ranges: the reader may take hours, and no connection lasts that long. */
  async function* rangesOf(key: string): AsyncGenerator<Uint8Array> {
    const size = await sizeOf(key);
    if (size === null) throw new DomainError('not_found', messagesOf('storage').objects.missing(s3Url(key)));
    for (let start = 0; start < size; start += RANGE_BYTES) {
      const Range = `bytes=${start}-${Math.min(size, start + RANGE_BYTES) - 1}`;
      const patience = CALL_MS + (RANGE_BYTES / MEGABYTE) * PATIENCE_MS;
      yield await call(patience, async (s3, options) => {
        const { Body, ETag } = await s3.getObject({ Bucket, Key: key, Range }, options);
        const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
        return confirmed(bytes, ETag);
      }).catch((error) => {
        throw failed(messagesOf('storage').objects.unreadable, key, error);
      });
    }
  }

  return {
    sizeOf,
    read: (key: string) => Readable.from(rangesOf(key), { objectMode: false }),
    /** @param leftovers prefix of keys that only this process writes: their unfinished uploads are removed */
    write: (key: string, leftovers: string) =>
      new LargeObjectWriter(call, { Bucket, Key: key }, leftovers, s3Url(key), (error) =>
        failed(messagesOf('storage').objects.unwritable, key, error),
      ),
    async list(prefix: string): Promise<string[]> {
      const keys: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const wanted = { Bucket, Prefix: prefix, ContinuationToken };
        const page = await call(ANSWER_MS, async (s3, options) => {
          const answer = await s3.listObjectsV2(wanted, options);
          return confirmed(answer, answer.IsTruncated);
        }).catch((error) => {
          throw failed(messagesOf('storage').objects.unlistable, prefix, error);
        });
        keys.push(...(page.Contents ?? []).map(({ Key = '' }) => Key));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return keys;
    },
    async remove(key: string): Promise<void> {
      await call(CALL_MS, (s3, options) => s3.deleteObject({ Bucket, Key: key }, options)).catch((error) => {
        throw failed(messagesOf('storage').objects.unremovable, key, error);
      });
    },
  };
}

/** The object exists once the stream has finished. A destroyed stream leaves nothing. */
class LargeObjectWriter extends Writable {
  private readonly part = Buffer.allocUnsafe(PART_BYTES);
  private readonly tags: string[] = [];
  private filled = 0;
  private sent = 0;
  private upload = '';
  private isCompleting = false;

  constructor(
    private readonly call: S3Caller,
    private readonly object: { Bucket: string; Key: string },
    private readonly leftovers: string,
    private readonly url: string,
    private readonly toFailure: (error: unknown) => Error,
  ) {
    super();
  }

  override _write(chunk: Buffer, _: string, done: (error?: Error) => void): void {
    this.take(chunk).then(
      () => done(),
      (error) => done(this.toFailure(error)),
    );
  }

  override _final(done: (error?: Error) => void): void {
    this.complete().then(
      () => done(),
      (error) => done(this.toFailure(error)),
    );
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    const { upload } = this;
    const aborted = upload ? this.remove(upload) : Promise.resolve();
    // The next upload removes anything left over.
    aborted.catch(() => undefined).then(() => done(error));
  }

  private async take(chunk: Buffer): Promise<void> {
    for (let taken = 0; taken < chunk.length; ) {
      const copied = chunk.copy(this.part, this.filled, taken);
      taken += copied;
      this.filled += copied;
      if (this.filled === PART_BYTES) await this.send();
    }
  }

  private async send(): Promise<void> {
    if (!this.upload) await this.begin();
    if (this.tags.length === MAX_PARTS) {
      const most = (MAX_PARTS * PART_BYTES) / 1024 ** 3;
      throw new DomainError('too_large', messagesOf('storage').objects.tooLarge(most));
    }
    const Body = this.part.subarray(0, this.filled);
    const part = { ...this.object, UploadId: this.upload, PartNumber: this.tags.length + 1, Body };
    const patience = CALL_MS + (this.filled / MEGABYTE) * PATIENCE_MS;
    const { ETag = '' } = await this.call(patience, (s3, options) => s3.uploadPart(part, options));
    this.tags.push(confirmed(ETag, ETag));
    this.sent += this.filled;
    this.filled = 0;
  }

  private async begin(): Promise<void> {
    await this.removeLeftovers().catch(() => undefined);
    const begun = await this.call(CALL_MS, (s3, options) => s3.createMultipartUpload(this.object, options));
    this.upload = confirmed(begun, begun.UploadId).UploadId ?? '';
    if (this.destroyed) await this.abort(this.object.Key, this.upload);
  }

  private async removeLeftovers(): Promise<void> {
    const wanted = { Bucket: this.object.Bucket, Prefix: this.leftovers };
    const { Uploads = [] } = await this.call(ANSWER_MS, (s3, options) => s3.listMultipartUploads(wanted, options));
    for (const { Key = '', UploadId = '' } of Uploads) await this.abort(Key, UploadId);
  }

  private async abort(Key: string, UploadId: string): Promise<void> {
    const upload = { Bucket: this.object.Bucket, Key, UploadId };
    await this.call(CALL_MS, (s3, options) => s3.abortMultipartUpload(upload, options));
  }

  /** Also the object, if its completion was not confirmed. */
  private async remove(upload: string): Promise<void> {
    await this.abort(this.object.Key, upload).catch(() => undefined);
    if (this.isCompleting) await this.call(CALL_MS, (s3, options) => s3.deleteObject(this.object, options));
  }

  private async complete(): Promise<void> {
    if (this.filled > 0) await this.send();
    this.isCompleting = true;
    const Parts = this.tags.map((ETag, index) => ({ ETag, PartNumber: index + 1 }));
    const all = { ...this.object, UploadId: this.upload, MultipartUpload: { Parts } };
    await this.call(COMPLETE_MS, (s3, options) => s3.completeMultipartUpload(all, options));
    // Not every service answers with an ETag here.
    const stored = await this.call(ANSWER_MS, (s3, options) => s3.headObject(this.object, options));
    const { ContentLength } = confirmed(stored, stored.ContentLength?.toString());
    if (ContentLength !== this.sent) {
      const reason = messagesOf('storage').objects.otherSize(ContentLength ?? 0, this.sent);
      throw new DomainError('unavailable', messagesOf('storage').objects.unwritable(this.url, reason));
    }
    this.upload = '';
  }
}

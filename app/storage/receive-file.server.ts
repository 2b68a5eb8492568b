import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { toStorageError } from '~/platform/disk.server';

export interface ReceivedFile {
  path: string;
  name: string;
  bytes: number;
  sha256: string;
}

/** Hashes on the way; never more than a chunk is in memory. @throws unavailable when storage is full */
export async function receiveFile(stream: Readable, target: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    await pipeline(
      stream,
      async function* (source: Readable): AsyncGenerator<Buffer> {
        for await (const chunk of source) {
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(target, { mode: 0o600 }),
    );
  } catch (error) {
    throw toStorageError(error);
  }
  return { bytes, sha256: hash.digest('hex') };
}

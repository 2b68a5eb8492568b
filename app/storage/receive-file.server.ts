import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { withStorageErrors } from '~/platform/disk.server';

export interface ReceivedFile {
  path: string;
  name: string;
  bytes: number;
  sha256: string;
}

/** Hashes the file while storing it, with only one chunk in memory. @throws unavailable when storage is full */
export async function receiveFile(stream: Readable, target: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measured(source: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await withStorageErrors(() => pipeline(stream, measured, createWriteStream(target, { mode: 0o600 })));
  return { bytes, sha256: hash.digest('hex') };
}

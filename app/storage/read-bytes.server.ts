import type { FileHandle } from 'node:fs/promises';
import type { ByteRange } from './file-store.server';

/** Works for remote files too. */
export const MAX_AT_ONCE = 256 * 1024;
const CHUNK_BYTES = 64 * 1024;

/** Returns few bytes at once, more as a stream. Takes over the handle and closes it. */
export async function readBytes(
  handle: FileHandle,
  range?: ByteRange,
): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> {
  let streaming = false;
  try {
    const start = range?.start ?? 0;
    const size = (await handle.stat()).size;
    const length = Math.max(0, Math.min(size, (range?.end ?? size) + 1) - start);
    if (length <= MAX_AT_ONCE) return await readChunk(handle, start, length);
    streaming = true;
    return streamRange(handle, start, start + length);
  } finally {
    if (!streaming) await handle.close();
  }
}

function streamRange(handle: FileHandle, start: number, end: number): ReadableStream<Uint8Array> {
  let at = start;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const bytes = await readChunk(handle, at, Math.min(CHUNK_BYTES, end - at));
        at += bytes.length;
        if (bytes.length > 0) controller.enqueue(bytes);
        if (at < end && bytes.length > 0) return;
        await handle.close();
        controller.close();
      } catch (error) {
        await handle.close();
        throw error;
      }
    },
    cancel: () => handle.close(),
  });
}

async function readChunk(handle: FileHandle, start: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const { bytesRead, buffer } = await handle.read(new Uint8Array(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}

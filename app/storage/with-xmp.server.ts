import { createHash } from 'node:crypto';
import { addXmp } from '~/images/formats/add-xmp.server';
import type { ByteRange, ReadableFiles } from './file-store.server';

type Files = Pick<ReadableFiles, 'stat' | 'open'>;

async function readAll(body: Awaited<ReturnType<Files['open']>>): Promise<Buffer> {
  return Buffer.from(await new Response(body).arrayBuffer());
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
  } finally {
    await reader.cancel();
  }
}

const toStream = (pieces: AsyncGenerator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });

/** The same files, with an XMP packet in each picture. Its other bytes are not changed. */
export function withXmp(files: Files, packet: Buffer | null): Files {
  if (!packet) return files;
  const mark = createHash('sha256').update(packet).digest('hex').slice(0, 12);

  const splice = (key: string, name: string, bytes: number) =>
    addXmp(packet, { name, bytes }, async (length) =>
      readAll(await files.open(key, name, { start: 0, end: length - 1 })),
    );

  async function* read(key: string, name: string, bytes: number, range: ByteRange): AsyncGenerator<Uint8Array> {
    const { replaced, head, tail } = await splice(key, name, bytes);
    const kept = bytes - replaced;
    const { start, end } = range;
    if (start < head.length) yield head.subarray(start, end + 1);
    const from = Math.max(0, start - head.length);
    const to = Math.min(kept - 1, end - head.length);
    if (from <= to) {
      const body = await files.open(key, name, { start: replaced + from, end: replaced + to });
      if (body instanceof Uint8Array) yield body;
      else yield* chunksOf(body);
    }
    const inTail = head.length + kept;
    if (end >= inTail) yield tail.subarray(Math.max(0, start - inTail), end - inTail + 1);
  }

  return {
    async stat(key, name) {
      const facts = await files.stat(key, name);
      if (!facts) return null;
      const { replaced, head, tail } = await splice(key, name, facts.bytes);
      return { bytes: facts.bytes - replaced + head.length + tail.length, modified: facts.modified, mark };
    },
    async open(key, name, range = { start: 0, end: Number.MAX_SAFE_INTEGER }) {
      const facts = await files.stat(key, name);
      return toStream(read(key, name, facts?.bytes ?? 0, range));
    },
  };
}

import { createHash } from 'node:crypto';
import { addXmp, type Splice } from '~/images/formats/add-xmp.server';
import { notFound } from '~/lib/errors';
import type { ByteRange, ReadableFiles } from './file-store.server';

type Files = Pick<ReadableFiles, 'stat' | 'open'>;

interface Laid extends Splice {
  /** How many of the stored bytes lie between head and tail. */
  kept: number;
  modified: Date;
}

const WHOLE = { start: 0, end: Number.MAX_SAFE_INTEGER };

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

  const known = new Map<string, Promise<Laid | null>>();

  async function lay(key: string, name: string): Promise<Laid | null> {
    const facts = await files.stat(key, name);
    if (!facts) return null;
    const { bytes, modified } = facts;
    const splice = await addXmp(packet as Buffer, { name, bytes }, async (length) =>
      readAll(await files.open(key, name, { start: 0, end: length - 1 })),
    );
    return { ...splice, kept: bytes - splice.replaced, modified };
  }

  /** Looked up once: the answer needs it before and while it reads the file. */
  function laid(key: string, name: string): Promise<Laid | null> {
    const address = `${key}/${name}`;
    const found = known.get(address) ?? lay(key, name);
    known.set(address, found);
    return found;
  }

  async function* read(key: string, name: string, { start, end }: ByteRange): AsyncGenerator<Uint8Array> {
    const found = await laid(key, name);
    if (!found) throw notFound();
    const { replaced, head, kept, tail } = found;
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
      const found = await laid(key, name);
      return found && { bytes: found.head.length + found.kept + found.tail.length, modified: found.modified, mark };
    },
    open: async (key, name, range = WHOLE) => toStream(read(key, name, range)),
  };
}

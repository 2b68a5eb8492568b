import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ByteRange, ReadableFiles } from '~/storage/file-store.server';

type Files = Pick<ReadableFiles, 'stat' | 'open'>;

/** A file with a packet: `head` replaces its first bytes, and `tail` follows the rest. */
interface Splice {
  replaced: number;
  head: Buffer;
  tail: Buffer;
}

const NOTHING = Buffer.alloc(0);

/** As much of a PNG or WebP as has to be read. */
const START_BYTES = 40;

/** An APP1 segment directly after SOI. XMP specification, part 3. */
function inJpeg(packet: Buffer): Splice {
  const name = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');
  const segment = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  segment.writeUInt16BE(2 + name.length + packet.length, 4);
  return { replaced: 2, head: Buffer.concat([segment, name, packet]), tail: NOTHING };
}

/** An iTXt chunk after IHDR. */
function inPng(packet: Buffer, start: Buffer): Splice {
  const body = Buffer.concat([Buffer.from('iTXtXML:com.adobe.xmp\0\0\0\0\0', 'latin1'), packet]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return { replaced: 33, head: Buffer.concat([start.subarray(0, 33), chunk]), tail: NOTHING };
}

const XMP_FLAG = 0b0000_0100;
const ALPHA_FLAG = 0b0001_0000;

/** The canvas of a WebP without VP8X. RFC 9649, sections 2.5 and 2.6. */
function canvasOf(start: Buffer): { flags: number; width: number; height: number } {
  if (start.toString('latin1', 12, 16) === 'VP8 ')
    return { flags: 0, width: start.readUInt16LE(26) & 0x3fff, height: start.readUInt16LE(28) & 0x3fff };
  const bits = start.readUInt32LE(21);
  const flags = (bits >>> 28) & 1 ? ALPHA_FLAG : 0;
  return { flags, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** A chunk at the end, which VP8X announces. */
function inWebp(packet: Buffer, start: Buffer, bytes: number): Splice {
  const padding = Buffer.alloc(packet.length % 2);
  const tail = Buffer.concat([Buffer.from('XMP     ', 'latin1'), packet, padding]);
  tail.writeUInt32LE(packet.length, 4);
  const isExtended = start.toString('latin1', 12, 16) === 'VP8X';
  const head = Buffer.alloc(30);
  start.copy(head, 0, 0, isExtended ? 30 : 12);
  if (isExtended) {
    head.writeUInt8(head.readUInt8(20) | XMP_FLAG, 20);
  } else {
    const { flags, width, height } = canvasOf(start);
    head.write('VP8X', 12, 'latin1');
    head.writeUInt32LE(10, 16);
    head.writeUInt8(flags | XMP_FLAG, 20);
    head.writeUIntLE(width - 1, 24, 3);
    head.writeUIntLE(height - 1, 27, 3);
  }
  const replaced = isExtended ? 30 : 12;
  head.writeUInt32LE(bytes - replaced + head.length + tail.length - 8, 4);
  return { replaced, head, tail };
}

/** The `uuid` box of XMP at the end: no offset in the file changes. */
function inAvif(packet: Buffer): Splice {
  const box = Buffer.from('0000000075756964be7acfcb97a942e89c71999491e3afac', 'hex');
  box.writeUInt32BE(box.length + packet.length, 0);
  return { replaced: 0, head: NOTHING, tail: Buffer.concat([box, packet]) };
}

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

  async function splice(key: string, name: string, bytes: number): Promise<Splice> {
    if (name.endsWith('.jpg')) return inJpeg(packet as Buffer);
    if (name.endsWith('.avif')) return inAvif(packet as Buffer);
    const start = await readAll(await files.open(key, name, { start: 0, end: START_BYTES - 1 }));
    return name.endsWith('.png') ? inPng(packet as Buffer, start) : inWebp(packet as Buffer, start, bytes);
  }

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

import { crc32 } from 'node:zlib';
import { INDEX_BEFORE_SIZE } from './gain-map.server';
import { extended, XMP_FLAG } from './webp-chunks.server';

/** A file with a packet: `head` replaces its first bytes, and `tail` follows the rest. */
export interface Splice {
  replaced: number;
  head: Buffer;
  tail: Buffer;
}

const NOTHING = Buffer.alloc(0);

/** As much of a file as has to be read: an index of several pictures begins earlier. */
const START_BYTES = 256;

/** An APP1 segment directly after SOI. XMP specification, part 3. */
function inJpeg(packet: Buffer, start: Buffer): Splice {
  const name = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');
  const segment = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  segment.writeUInt16BE(2 + name.length + packet.length, 4);
  const added = Buffer.concat([segment, name, packet]);
  const index = start.indexOf(INDEX_BEFORE_SIZE);
  if (index < 0) return { replaced: 2, head: added, tail: NOTHING };
  // The index of a picture with a gain map says how long the picture is.
  const sizeAt = index + INDEX_BEFORE_SIZE.length;
  const copy = Buffer.from(start.subarray(2, sizeAt + 4));
  copy.writeUInt32BE(copy.readUInt32BE(copy.length - 4) + added.length - 2, copy.length - 4);
  return { replaced: sizeAt + 4, head: Buffer.concat([added, copy]), tail: NOTHING };
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

/** A chunk at the end, which VP8X announces. */
function inWebp(packet: Buffer, start: Buffer, bytes: number): Splice {
  const padding = Buffer.alloc(packet.length % 2);
  const tail = Buffer.concat([Buffer.from('XMP     ', 'latin1'), packet, padding]);
  tail.writeUInt32LE(packet.length, 4);
  const { head, replaced } = extended(start, XMP_FLAG);
  head.writeUInt32LE(bytes - replaced + head.length + tail.length - 8, 4);
  return { replaced, head, tail };
}

/** The `uuid` box of XMP at the end: no offset in the file changes. */
function inAvif(packet: Buffer): Splice {
  const box = Buffer.from('0000000075756964be7acfcb97a942e89c71999491e3afac', 'hex');
  box.writeUInt32BE(box.length + packet.length, 0);
  return { replaced: 0, head: NOTHING, tail: Buffer.concat([box, packet]) };
}

/**
 * How a file gets an XMP packet without a change to its other bytes.
 * @param readStart reads this many bytes from its beginning
 */
export async function addXmp(
  packet: Buffer,
  file: { name: string; bytes: number },
  readStart: (length: number) => Promise<Buffer>,
): Promise<Splice> {
  if (file.name.endsWith('.avif')) return inAvif(packet);
  const start = await readStart(START_BYTES);
  if (file.name.endsWith('.jpg')) return inJpeg(packet, start);
  return file.name.endsWith('.png') ? inPng(packet, start) : inWebp(packet, start, file.bytes);
}

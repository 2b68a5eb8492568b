import type { Part, Pieces } from './pieces.server';

const KEPT = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH']);
const PICTURE = new Set(['VP8 ', 'VP8L']);

export const XMP_FLAG = 0b0000_0100;
// stripWebp removes all others of VP8X: the reserved ones and those for EXIF, XMP and animation.
const ALPHA_FLAG = 0b0001_0000;
const PROFILE_FLAG = 0b0010_0000;

const HEAD = 12;

/** RFC 9649, section 2. */
export async function* walkWebp(pieces: Pieces): AsyncGenerator<Part> {
  const fileEnd = Math.min(pieces.size, 8 + (await pieces.at(0, HEAD)).readUInt32LE(4));
  for (let start = HEAD; start + 8 <= fileEnd; ) {
    const head = await pieces.at(start, 8);
    const end = start + 8 + head.readUInt32LE(4);
    yield { type: head.toString('latin1', 0, 4), start, end, isWhole: end <= fileEnd };
    start = end + (end % 2);
  }
}

/** The same picture data without private parts. Null when the chunks are out of order. */
export function stripWebp(file: Buffer, parts: Part[], profile?: Buffer): Buffer | null {
  const kept: Buffer[] = [];
  const seen = new Set<string>();
  for (const { type, start, end, isWhole } of parts) {
    if (!isWhole) return null;
    if (KEPT.has(type) && !seen.has(type)) kept.push(...cleaned(type, file.subarray(start, end), profile));
    seen.add(type);
  }
  // A frame of an animation has its picture one level deeper.
  if (![...PICTURE].some((type) => seen.has(type))) return null;
  const body = Buffer.concat(kept);
  const header = Buffer.from(file.subarray(0, HEAD));
  header.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([header, body]);
}

function cleaned(type: string, chunk: Buffer, profile?: Buffer): Buffer[] {
  if (type !== 'VP8X') return padded(chunk);
  const header = Buffer.from(chunk);
  header.writeUInt8(((header[8] ?? 0) & ALPHA_FLAG) | (profile ? PROFILE_FLAG : 0), 8);
  return [...padded(header), ...(profile ? profileChunk(profile) : [])];
}

function profileChunk(profile: Buffer): Buffer[] {
  const head = Buffer.from('ICCP    ', 'latin1');
  head.writeUInt32LE(profile.length, 4);
  return padded(Buffer.concat([head, profile]));
}

/** The canvas of a WebP without VP8X. RFC 9649, sections 2.5 and 2.6. */
function canvasOf(start: Buffer): { flags: number; width: number; height: number } {
  if (start.toString('latin1', 12, 16) === 'VP8 ')
    return { flags: 0, width: start.readUInt16LE(26) & 0x3fff, height: start.readUInt16LE(28) & 0x3fff };
  const bits = start.readUInt32LE(21);
  const flags = (bits >>> 28) & 1 ? ALPHA_FLAG : 0;
  return { flags, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** The beginning of a WebP with VP8X and a flag in it, and how many bytes of the file it replaces. */
export function extended(start: Buffer, flag: number): { head: Buffer; replaced: number } {
  const isExtended = start.toString('latin1', 12, 16) === 'VP8X';
  const head = Buffer.alloc(30);
  start.copy(head, 0, 0, isExtended ? 30 : 12);
  if (isExtended) {
    head.writeUInt8(head.readUInt8(20) | flag, 20);
  } else {
    const { flags, width, height } = canvasOf(start);
    head.write('VP8X', 12, 'latin1');
    head.writeUInt32LE(10, 16);
    head.writeUInt8(flags | flag, 20);
    head.writeUIntLE(width - 1, 24, 3);
    head.writeUIntLE(height - 1, 27, 3);
  }
  return { head, replaced: isExtended ? 30 : 12 };
}

export function addWebpProfile(webp: Buffer, profile: Buffer): Buffer {
  const { head, replaced } = extended(webp, PROFILE_FLAG);
  const file = Buffer.concat([head, ...profileChunk(profile), webp.subarray(replaced)]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

const padded = (chunk: Buffer): Buffer[] => (chunk.length % 2 === 0 ? [chunk] : [chunk, Buffer.alloc(1)]);

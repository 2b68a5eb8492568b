import type { Part, Pieces } from './pieces.server';

const KEPT = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH']);
const PICTURE = new Set(['VP8 ', 'VP8L']);

// Removes the reserved flags of VP8X and those for EXIF, XMP and animation.
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

const padded = (chunk: Buffer): Buffer[] => (chunk.length % 2 === 0 ? [chunk] : [chunk, Buffer.alloc(1)]);

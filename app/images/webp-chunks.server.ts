// Extended header, lossy picture, lossless picture, transparency, colour profile.
const KEPT = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP']);
const PICTURE = new Set(['VP8 ', 'VP8L']);

// Of the flags in VP8X, the reserved ones and those for EXIF, XMP and animation go.
const KEPT_FLAGS = 0b0011_0000;

/**
 * The same picture data and colour profile without private parts and without anything after the picture's end. Null
 * when the chunks are not in order; decoders forgive more. Layout: RFC 9649, section 2.
 */
export function stripWebp(file: Buffer): Buffer | null {
  if (file.length < 20 || file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') {
    return null;
  }
  const end = Math.min(file.length, 8 + file.readUInt32LE(4));
  const parts: Buffer[] = [];
  for (let at = 12; at + 8 <= end; ) {
    const chunkEnd = at + 8 + file.readUInt32LE(at + 4);
    if (chunkEnd > end) return null;
    parts.push(...kept(file.subarray(at, chunkEnd)));
    at = chunkEnd + (chunkEnd % 2);
  }
  // One frame of an animation has its picture a level deeper.
  if (!parts.some((part) => PICTURE.has(typeOf(part)))) return null;
  const body = Buffer.concat(parts);
  const header = Buffer.from(file.subarray(0, 12));
  header.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([header, body]);
}

const typeOf = (chunk: Buffer) => chunk.toString('latin1', 0, 4);

/** The chunk, padded to an even length as RIFF wants it, or nothing. */
function kept(chunk: Buffer): Buffer[] {
  const type = typeOf(chunk);
  if (!KEPT.has(type)) return [];
  const copy = Buffer.from(chunk);
  if (type === 'VP8X') copy.writeUInt8((copy[8] ?? 0) & KEPT_FLAGS, 8);
  return chunk.length % 2 === 0 ? [copy] : [copy, Buffer.alloc(1)];
}

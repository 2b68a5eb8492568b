const KEPT = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH']);
const PICTURE = new Set(['VP8 ', 'VP8L']);

// Of the flags in VP8X, the reserved ones and those for EXIF, XMP and animation go.
const ALPHA_FLAG = 0b0001_0000;
const PROFILE_FLAG = 0b0010_0000;

/** The same picture data without private parts; null when the chunks are not in order. RFC 9649, section 2. */
export function stripWebp(file: Buffer, profile?: Buffer): Buffer | null {
  if (file.length < 20 || file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') {
    return null;
  }
  const end = Math.min(file.length, 8 + file.readUInt32LE(4));
  const parts: Buffer[] = [];
  const seen = new Set<string>();
  for (let at = 12; at + 8 <= end; ) {
    const chunkEnd = at + 8 + file.readUInt32LE(at + 4);
    if (chunkEnd > end) return null;
    const chunk = file.subarray(at, chunkEnd);
    if (!seen.has(typeOf(chunk))) parts.push(...kept(chunk, profile));
    seen.add(typeOf(chunk));
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

function kept(chunk: Buffer, profile?: Buffer): Buffer[] {
  const type = typeOf(chunk);
  if (!KEPT.has(type)) return [];
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

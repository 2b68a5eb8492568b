import { crc32, deflateSync } from 'node:zlib';

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface Chunk {
  type: string;
  content: Buffer;
  bytes: Buffer;
}

/** Layout: W3C PNG (third edition), chapter 5. */
export function* chunksOf(png: Buffer): Generator<Chunk> {
  for (let at = PNG_SIGNATURE.length; at + 12 <= png.length; ) {
    const end = at + 12 + png.readUInt32BE(at);
    if (end > png.length) return;
    const type = png.toString('latin1', at + 4, at + 8);
    yield { type, content: png.subarray(at + 8, end - 4), bytes: png.subarray(at, end) };
    at = end;
  }
}

function chunk(type: string, content: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + content.length);
  bytes.writeUInt32BE(content.length);
  bytes.write(type, 4, 'latin1');
  content.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + content.length)), 8 + content.length);
  return bytes;
}

export const profileChunk = (profile: Buffer): Buffer =>
  chunk('iCCP', Buffer.concat([Buffer.from('profile\0\0', 'latin1'), deflateSync(profile)]));

/** Chunks that say how the picture looks, with their most bytes; others are text, time, EXIF or private. */
const KEPT = new Map(
  Object.entries({
    ...{ IHDR: 13, PLTE: 768, tRNS: 256, IDAT: Number.POSITIVE_INFINITY },
    ...{ cHRM: 32, gAMA: 4, sBIT: 4, sRGB: 1, cICP: 4, mDCV: 24, cLLI: 8, pHYs: 9 },
  }),
);

export function stripPng(file: Buffer, profile?: Buffer): Buffer | null {
  if (!file.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return null;
  const parts: Buffer[] = [PNG_SIGNATURE];
  const seen = new Set<string>();
  for (const { type, content, bytes } of chunksOf(file)) {
    if (type === 'IEND') return Buffer.concat([...parts, chunk('IEND', Buffer.alloc(0))]);
    const isNew = type === 'IDAT' || !seen.has(type);
    if (isNew && content.length <= (KEPT.get(type) ?? -1)) parts.push(bytes);
    if (isNew && type === 'IHDR' && profile) parts.push(profileChunk(profile));
    seen.add(type);
  }
  return null;
}

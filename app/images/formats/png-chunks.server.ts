import { crc32, deflateSync } from 'node:zlib';
import type { Part, Pieces } from './pieces.server';

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Layout: W3C PNG (third edition), chapter 5. */
export async function* walkPng(pieces: Pieces): AsyncGenerator<Part> {
  for (let start = PNG_SIGNATURE.length; start + 8 <= pieces.size; ) {
    const head = await pieces.at(start, 8);
    const type = head.toString('latin1', 4, 8);
    const end = start + 12 + head.readUInt32BE(0);
    yield { type, start, end, isWhole: end <= pieces.size };
    if (type === 'IEND') return;
    start = end;
  }
}

const ACTL_BYTES = 8;

/** An animation is announced before the picture data. Its one frame may be the picture itself. */
export async function isAnimatedPng(pieces: Pieces, parts: Part[]): Promise<boolean> {
  const first = parts.find(({ type }) => type === 'acTL' || type === 'IDAT');
  if (first?.type !== 'acTL') return false;
  const content = await pieces.copy(first.start + 8, first.end - 4);
  return content.length !== ACTL_BYTES || content.readUInt32BE(0) > 1 || parts.some(({ type }) => type === 'fdAT');
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

/** Chunks that affect the picture, with their maximum size. Others are text, time, EXIF or private. */
const KEPT = new Map(
  Object.entries({
    ...{ IHDR: 13, PLTE: 768, tRNS: 256, IDAT: Number.POSITIVE_INFINITY },
    ...{ cHRM: 32, gAMA: 4, sBIT: 4, sRGB: 1, cICP: 4, mDCV: 24, cLLI: 8, pHYs: 9 },
  }),
);

export function stripPng(file: Buffer, parts: Part[], profile?: Buffer): Buffer | null {
  const kept: Buffer[] = [PNG_SIGNATURE];
  const seen = new Set<string>();
  for (const { type, start, end, isWhole } of parts) {
    if (!isWhole) return null;
    if (type === 'IEND') return Buffer.concat([...kept, chunk('IEND', Buffer.alloc(0))]);
    const isNew = type === 'IDAT' || !seen.has(type);
    if (isNew && end - start - 12 <= (KEPT.get(type) ?? -1)) kept.push(file.subarray(start, end));
    if (isNew && type === 'IHDR' && profile) kept.push(profileChunk(profile));
    seen.add(type);
  }
  return null;
}

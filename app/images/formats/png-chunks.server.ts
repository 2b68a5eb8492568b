import { crc32, deflateSync } from 'node:zlib';
import type { Part, Pieces } from './pieces.server';

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

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

const HEAD_END = PNG_SIGNATURE.length + 25;

/** Adds chunks behind the header. */
export const addChunks = (png: Buffer, chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, HEAD_END), ...chunks, png.subarray(HEAD_END)]);

export const addPngProfile = (png: Buffer, profile: Buffer): Buffer => addChunks(png, [profileChunk(profile)]);

/** Chunks that say what colours the values are, with their maximum size. */
const COLOURS = { cHRM: 32, gAMA: 4, sRGB: 1, cICP: 4, mDCV: 24, cLLI: 8 };

/** Chunks that affect the picture. Others are text, time, EXIF or private. */
const KEPT = { ...COLOURS, IHDR: 13, PLTE: 768, tRNS: 256, IDAT: Number.POSITIVE_INFINITY, sBIT: 4, pHYs: 9 };

const isShortIn = (sizes: Record<string, number>, { type, start, end }: Part) =>
  end - start - 12 <= (sizes[type] ?? -1);

/** The first of each kind. */
export const colourChunks = (file: Buffer, parts: Part[]): Buffer[] =>
  Object.keys(COLOURS).flatMap((wanted) => {
    const part = parts.find(({ type }) => type === wanted);
    return part && isShortIn(COLOURS, part) ? [file.subarray(part.start, part.end)] : [];
  });

export function stripPng(file: Buffer, parts: Part[], profile?: Buffer): Buffer | null {
  const kept: Buffer[] = [PNG_SIGNATURE];
  const seen = new Set<string>();
  for (const part of parts) {
    const { type, start, end, isWhole } = part;
    if (!isWhole) return null;
    if (type === 'IEND') return Buffer.concat([...kept, chunk('IEND', Buffer.alloc(0))]);
    const isNew = type === 'IDAT' || !seen.has(type);
    if (isNew && isShortIn(KEPT, part)) kept.push(file.subarray(start, end));
    if (isNew && type === 'IHDR' && profile) kept.push(profileChunk(profile));
    seen.add(type);
  }
  return null;
}

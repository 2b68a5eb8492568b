import { profileChunk } from './png-colours.server';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The chunks that say how the picture looks, and the most bytes of each; the rest is text, time, EXIF, animation or private. */
const KEPT = new Map(
  Object.entries({
    ...{ IHDR: 13, PLTE: 768, tRNS: 256, IDAT: Number.POSITIVE_INFINITY },
    ...{ cHRM: 32, gAMA: 4, sBIT: 4, sRGB: 1, cICP: 4, mDCV: 24, cLLI: 8, pHYs: 9 },
  }),
);

/**
 * The same picture data with `profile`, the one that the decoder has read, without private parts and without anything after the
 * picture's end. Null when the chunks are not in order; decoders forgive more. Layout: W3C PNG (third edition), chapter 5.
 */
export function stripPng(file: Buffer, profile?: Buffer): Buffer | null {
  if (!file.subarray(0, 8).equals(SIGNATURE)) return null;
  const parts: Buffer[] = [SIGNATURE];
  const seen = new Set<string>();
  let at = SIGNATURE.length;
  for (;;) {
    if (at + 12 > file.length) return null;
    const type = file.toString('latin1', at + 4, at + 8);
    const length = type === 'IEND' ? 0 : file.readUInt32BE(at);
    // Length, type and checksum take four bytes each.
    const end = at + 12 + length;
    if (end > file.length) return null;
    const isFirst = !seen.has(type);
    if (length <= (KEPT.get(type) ?? -1) && (isFirst || type === 'IDAT')) parts.push(file.subarray(at, end));
    if (type === 'IHDR' && isFirst && profile) parts.push(profileChunk(profile));
    if (type === 'IEND') break;
    seen.add(type);
    at = end;
  }
  parts.push(Buffer.from('0000000049454e44ae426082', 'hex'));
  return Buffer.concat(parts);
}

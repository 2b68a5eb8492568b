const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

// The chunks that say how the picture looks; the rest is text, time, EXIF, animation or private.
const KEPT = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'tRNS'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'pHYs'],
]);

/**
 * The same picture data and colour profile without private parts and without anything after the picture's end. Null
 * when the chunks are not in order; decoders forgive more. Layout: W3C PNG (third edition), chapter 5.
 */
export function stripPng(file: Buffer): Buffer | null {
  if (!file.subarray(0, 8).equals(SIGNATURE)) return null;
  const parts: Buffer[] = [SIGNATURE];
  let at = SIGNATURE.length;
  for (;;) {
    if (at + 12 > file.length) return null;
    const type = file.toString('latin1', at + 4, at + 8);
    // Length, type and checksum take four bytes each.
    const end = at + 12 + (type === 'IEND' ? 0 : file.readUInt32BE(at));
    if (end > file.length) return null;
    if (KEPT.has(type)) parts.push(file.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  parts.push(Buffer.from('0000000049454e44ae426082', 'hex'));
  return Buffer.concat(parts);
}

import { open } from 'node:fs/promises';
import { openPicture, toRaw } from './decoder.server';

/** AVIF, which sharp may not open here, is checked by the lengths of its boxes. */
export async function isWhole(file: string): Promise<boolean> {
  if (file.endsWith('.avif')) return hasWholeBoxes(file);
  try {
    // Decodes every row and keeps none: a whole large picture takes 200 MB.
    await toRaw(openPicture(file).resize(64, 64, { fit: 'fill' }));
    return true;
  } catch {
    return false;
  }
}

const BOX_HEADER = 8;

async function hasWholeBoxes(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const header = Buffer.alloc(BOX_HEADER);
    let at = 0;
    let kinds = '';
    while (at < size) {
      if ((await handle.read(header, 0, BOX_HEADER, at)).bytesRead < BOX_HEADER) return false;
      const length = header.readUInt32BE(0);
      if (length < BOX_HEADER) return false;
      kinds += `${header.toString('latin1', 4)} `;
      at += length;
    }
    return at === size && kinds.startsWith('ftyp ') && kinds.includes('mdat ');
  } finally {
    await handle.close();
  }
}

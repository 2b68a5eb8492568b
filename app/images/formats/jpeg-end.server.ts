import { readFile } from 'node:fs/promises';
import { EOI } from './jpeg-segments.server';
import { formatIn, partsIn } from './parts.server';
import { type Pieces, withPieces } from './pieces.server';

const END = Buffer.from(`ff${EOI}`, 'hex');

async function lacksEnd(pieces: Pieces): Promise<boolean> {
  if ((await formatIn(pieces)) !== 'jpeg' || (await pieces.copy(pieces.size - 2, pieces.size)).equals(END))
    return false;
  let last = '';
  for await (const { type } of partsIn(pieces, 'jpeg')) last = type;
  return last !== EOI;
}

/** A JPEG that has only lost its end marker, as some cameras write it, is whole. Null for all others. */
export async function withEnd(path: string): Promise<Buffer | null> {
  return (await withPieces(path, lacksEnd)) ? Buffer.concat([await readFile(path), END]) : null;
}

import { readFile } from 'node:fs/promises';
import { EOI, hasAllScans } from './jpeg-segments.server';
import { formatIn, partsIn } from './parts.server';
import { type Part, type Pieces, withPieces } from './pieces.server';

const END = Buffer.from(`ff${EOI}`, 'hex');

async function lacksOnlyEnd(pieces: Pieces): Promise<boolean> {
  if ((await formatIn(pieces)) !== 'jpeg') return false;
  const last = await pieces.copy(pieces.size - 2, pieces.size);
  // Half a marker is left by a transfer that broke off.
  if (last.equals(END) || last.at(-1) === 0xff) return false;
  const parts: Part[] = [];
  for await (const part of partsIn(pieces, 'jpeg')) parts.push(part);
  return parts.at(-1)?.type !== EOI && (await hasAllScans(pieces, parts));
}

/** A JPEG that has only lost its end marker, as some cameras write it, is whole. Null for all others. */
export async function withEnd(path: string): Promise<Buffer | null> {
  return (await withPieces(path, lacksOnlyEnd)) ? Buffer.concat([await readFile(path), END]) : null;
}

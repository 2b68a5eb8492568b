import { SIGNATURE_BYTES, type Signature, signatureOf } from '../signatures';
import { walkAvif } from './avif-boxes.server';
import { walkJpeg } from './jpeg-segments.server';
import { type Part, type Pieces, withPieces } from './pieces.server';
import { walkPng } from './png-chunks.server';
import { walkWebp } from './webp-chunks.server';

/** Cameras and editors write a few thousand at most. */
export const MAX_PARTS = 50_000;

const WALKS = { jpeg: walkJpeg, png: walkPng, webp: walkWebp, avif: walkAvif };

type WalkedFormat = keyof typeof WALKS;

const isWalked = (format: Signature): format is WalkedFormat => format in WALKS;

export interface PictureParts {
  format: Signature;
  /** None of formats that are not accepted. */
  parts: Part[];
}

export const formatIn = async (pieces: Pieces): Promise<Signature | null> =>
  signatureOf((await pieces.at(0, SIGNATURE_BYTES)).toString('latin1', 0, SIGNATURE_BYTES));

/** At most MAX_PARTS, plus an incomplete one in place of the rest. */
export async function* partsIn(pieces: Pieces, format: WalkedFormat): AsyncGenerator<Part> {
  let count = 0;
  for await (const part of WALKS[format](pieces)) {
    count += 1;
    if (count > MAX_PARTS) return yield { ...part, isWhole: false };
    yield part;
  }
}

/** Null if the file is no picture. */
export function readParts(path: string): Promise<PictureParts | null> {
  return withPieces(path, async (pieces) => {
    const format = await formatIn(pieces);
    if (!format) return null;
    const parts: Part[] = [];
    if (!isWalked(format)) return { format, parts };
    for await (const part of partsIn(pieces, format)) parts.push(part);
    return { format, parts };
  });
}

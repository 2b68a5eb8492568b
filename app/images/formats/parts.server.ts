import { walkJpeg } from './jpeg-segments.server';
import { type Part, type Pieces, withPieces } from './pieces.server';
import { walkPng } from './png-chunks.server';
import { walkWebp } from './webp-chunks.server';

/** Cameras and editors write a few thousand at most. */
export const MAX_PARTS = 50_000;

const WALKS = { jpeg: walkJpeg, png: walkPng, webp: walkWebp };

export type PictureFormat = keyof typeof WALKS;

export interface PictureParts {
  format: PictureFormat;
  parts: Part[];
}

export async function formatIn(pieces: Pieces): Promise<PictureFormat | null> {
  const head = (await pieces.at(0, 12)).toString('latin1', 0, 12);
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : null;
}

/** At most MAX_PARTS, plus an incomplete one in place of the rest. */
export async function* partsIn(pieces: Pieces, format: PictureFormat): AsyncGenerator<Part> {
  let count = 0;
  for await (const part of WALKS[format](pieces)) {
    count += 1;
    if (count > MAX_PARTS) return yield { ...part, isWhole: false };
    yield part;
  }
}

/** Null if the file is not JPEG, PNG or WebP. */
export function readParts(path: string): Promise<PictureParts | null> {
  return withPieces(path, async (pieces) => {
    const format = await formatIn(pieces);
    if (!format) return null;
    const parts: Part[] = [];
    for await (const part of partsIn(pieces, format)) parts.push(part);
    return { format, parts };
  });
}

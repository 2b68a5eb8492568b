import { createReadStream } from 'node:fs';
import { readMetadata } from './decoder.server';

/**
 * IPTC's digital source types trainedAlgorithmicMedia and compositeWithTrainedAlgorithmicMedia, as named in XMP and C2PA, and the
 * text chunk (tEXt or iTXt) that programs for Stable Diffusion write.
 */
const MARKS = ['rainedAlgorithmicMedia', 'Xtparameters\0'].map((mark) => Buffer.from(mark));
const OVERLAP = Math.max(...MARKS.map(({ length }) => length)) - 1;

const hasMark = (bytes: Buffer) => MARKS.some((mark) => bytes.includes(mark));

/** Whether a file declares that its picture was made by AI. Searches the bytes: pixel data does not contain such marks. */
export async function saysMadeByAi(path: string): Promise<boolean> {
  // In a PNG, XMP may be compressed.
  const { xmp } = await readMetadata(path).catch(() => ({ xmp: undefined }));
  if (xmp && hasMark(xmp)) return true;
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    if (hasMark(bytes)) return true;
    rest = bytes.subarray(-OVERLAP);
  }
  return false;
}

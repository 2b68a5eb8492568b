import { createReadStream } from 'node:fs';
import { readMetadata } from './decoder.server';

/**
 * IPTC's digital source types trainedAlgorithmicMedia and compositeWithTrainedAlgorithmicMedia, as XMP and C2PA name them; and the
 * chunk (tEXt or iTXt) that Stable Diffusion's programs write.
 */
const MARKS = ['rainedAlgorithmicMedia', 'Xtparameters\0'].map((mark) => Buffer.from(mark));
const OVERLAP = Math.max(...MARKS.map(({ length }) => length)) - 1;

const hasMark = (bytes: Buffer) => MARKS.some((mark) => bytes.includes(mark));

/** Whether a file says itself that its picture was made by AI. Its bytes are looked through: those marks stand in no pixels. */
export async function saysMadeByAi(path: string): Promise<boolean> {
  // In a PNG it may be compressed.
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

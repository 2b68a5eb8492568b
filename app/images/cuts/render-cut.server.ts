import type { Sharp } from 'sharp';
import { openUpright, readHeader, toBytes } from '~/images/decoder.server';
import { inTurnIfHeavy } from '~/images/heavy-pictures.server';
import { type Cut, layoutOf, type Size } from './cut';

// Choosing the best codes doubles the time and saves a twentieth; efforts above these as well.
const ENCODERS: Record<Cut['format'], (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false }),
  webp: (picture) => picture.webp({ quality: 90, effort: 1 }),
  avif: (picture) => picture.avif({ quality: 65, effort: 0 }),
  png: (picture) => picture.png({ compressionLevel: 6 }),
};

/** @param picture the size of the whole, of which `path` may be a smaller rendition */
export async function renderCut(path: string, picture: Size, cut: Cut): Promise<Buffer> {
  const { scaled, left, top } = layoutOf(picture, cut);
  // The part is taken afterwards: before, no decoder could leave out what the smaller size does not need.
  const whole = (await openUpright(path)).resize({ ...scaled, fit: 'fill' });
  const { decoderBytes } = await readHeader(path);
  return inTurnIfHeavy(decoderBytes, () => toBytes(ENCODERS[cut.format](placed(whole, cut, scaled, left, top))));
}

function placed(whole: Sharp, cut: Cut, scaled: Size, left: number, top: number): Sharp {
  const { width, height } = cut;
  if (cut.fit === 'contain') {
    const background = `#${cut.border}`;
    const [right, bottom] = [width - scaled.width + left, height - scaled.height + top];
    return whole.extend({ left: -left, right, top: -top, bottom, background });
  }
  return cut.fit === 'cover' ? whole.extract({ left, top, width, height }) : whole;
}

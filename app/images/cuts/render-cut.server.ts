import type { Sharp } from 'sharp';
import { inTurnIfHeavy } from '~/images/bounded-queue.server';
import { openBlank, openUpright, readHeader, toBytes } from '~/images/decoder.server';
import { type Cut, type CutFormat, layOut, type Size } from './cut';
import type { SpanPart } from './span';

// Optimised codes double the time and save 5 %, and so do higher efforts.
const ENCODERS: Record<CutFormat, (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false }),
  webp: (picture) => picture.webp({ quality: 90, effort: 1 }),
  avif: (picture) => picture.avif({ quality: 65, effort: 0 }),
  png: (picture) => picture.png({ compressionLevel: 6 }),
};

/** @param picture the full size; `path` may be a smaller rendition */
export async function renderCut(path: string, picture: Size, cut: Cut): Promise<Buffer> {
  const { scaled, left, top } = layOut(picture, cut);
  return render(path, scaled, cut.format, (whole) => placed(whole, cut, scaled, left, top));
}

export function renderPart(path: string, { scaled, left, top, width, height }: SpanPart): Promise<Buffer> {
  return render(path, scaled, 'jpg', (whole) => whole.extract({ left, top, width, height }));
}

/** Crops after scaling: otherwise the decoder could not skip data that the smaller size does not need. */
async function render(path: string, scaled: Size, format: CutFormat, take: (whole: Sharp) => Sharp): Promise<Buffer> {
  const whole = (await openUpright(path)).resize({ ...scaled, fit: 'fill' });
  const { decoderBytes } = await readHeader(path);
  return inTurnIfHeavy(decoderBytes, () => toBytes(ENCODERS[format](take(whole))));
}

/** Monitors side by side with aligned centres, as Windows and GNOME spread one file over several screens. */
export async function joinParts(files: Buffer[], parts: Size[]): Promise<Buffer> {
  const width = parts.reduce((sum, part) => sum + part.width, 0);
  const height = Math.max(...parts.map((part) => part.height));
  let right = 0;
  const placedFiles = files.map((input, index) => {
    const part = parts[index] ?? { width: 0, height: 0 };
    const left = right;
    right += part.width;
    return { input, left, top: Math.floor((height - part.height) / 2) };
  });
  const canvas = openBlank({ width, height }).composite(placedFiles);
  // The parts are kept in memory.
  return inTurnIfHeavy(width * height * 3, () => toBytes(ENCODERS.jpg(canvas)));
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

import { openRaw, type RawPicture, toRaw } from './decoder.server';

/** Width and height of a sample in px. */
export const SAMPLE_SIDE = 32;

/** The whole picture squeezed into a small square, whatever its shape. */
export function takeSample(picture: RawPicture): Promise<RawPicture> {
  return toRaw(openRaw(picture).resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'fill' }));
}

/**
 * Mean colours of the quarters top left, top right, bottom left and bottom right of a sample, as `#rgb` without the
 * hash sign, one after the other: 12 hexadecimal digits.
 */
export function placeholderOf(sample: RawPicture): string {
  const half = SAMPLE_SIDE / 2;
  const sums = Array.from({ length: 12 }, () => 0);
  for (let y = 0; y < SAMPLE_SIDE; y++) {
    for (let x = 0; x < SAMPLE_SIDE; x++) {
      const quarter = (y < half ? 0 : 2) + (x < half ? 0 : 1);
      for (let channel = 0; channel < 3; channel++) {
        const slot = quarter * 3 + channel;
        sums[slot] = (sums[slot] ?? 0) + sample.data.readUInt8((y * SAMPLE_SIDE + x) * 3 + channel);
      }
    }
  }
  // One hexadecimal digit stands for a step of 17 out of 255.
  return sums.map((sum) => Math.round(sum / (half * half) / 17).toString(16)).join('');
}

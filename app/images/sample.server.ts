import { openPicture, openRaw, type RawPicture, toRaw } from './decoder.server';

export const SAMPLE_SIDE = 32;

export function takeSample(picture: RawPicture): Promise<RawPicture> {
  return toRaw(openRaw(picture).resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'fill' }));
}

/** Mean colours of the four quarters as `#rgb` without the hash sign: 12 hexadecimal digits. */
export function makePlaceholder(sample: RawPicture): string {
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
  return sums.map((sum) => Math.round(sum / (half * half) / 17).toString(16)).join('');
}

/** Pixels that an OLED screen switches off, or almost. */
const OFF = 8;

/** Share of the pixels that are off, rounded to a thousandth. */
export function measureBlack({ data }: RawPicture): number {
  let off = 0;
  for (let at = 0; at + 2 < data.length; at += 3) {
    if ((data[at] ?? 0) <= OFF && (data[at + 1] ?? 0) <= OFF && (data[at + 2] ?? 0) <= OFF) off += 1;
  }
  return Math.round((3000 * off) / data.length) / 1000;
}

/** Measures a rendition. */
export async function measureBlackShare(file: string): Promise<number> {
  return measureBlack(await toRaw(openPicture(file).toColourspace('srgb')));
}

import { createHash } from 'node:crypto';
import type { RawPicture } from './decoder.server';
import { makePlaceholder, SAMPLE_SIDE } from './sample.server';

const BANDS = 8;
/** Out of 255. With less variation in brightness, the frequencies are only rounding errors. */
const MIN_CONTRAST = 4;

const cosines = Array.from({ length: BANDS }, (_, band) =>
  Array.from({ length: SAMPLE_SIDE }, (_, place) => Math.cos((Math.PI / SAMPLE_SIDE) * (place + 0.5) * band)),
);

/** pHash. Zauner, "Implementation and benchmarking of perceptual image hash functions" (2010), 3.2.1. */
export function computePerceptualHash(sample: RawPicture): bigint {
  const levels = brightness(sample);
  if (Math.max(...levels.flat()) - Math.min(...levels.flat()) < MIN_CONTRAST) return hashColours(sample);
  const rows = levels.map((row) => cosines.map((wave) => dot(wave, row)));
  const strengths = cosines.flatMap((wave) =>
    cosines.map((_, band) =>
      dot(
        wave,
        rows.map((row) => row[band] ?? 0),
      ),
    ),
  );
  const median = middleValue(strengths);
  const bits = strengths.map((strength) => (strength > median ? '1' : '0')).join('');
  return BigInt.asIntN(64, BigInt(`0b${bits}`));
}

/** For a picture of one brightness: close to the same colours only, far from everything else. */
function hashColours(sample: RawPicture): bigint {
  return createHash('sha256').update(makePlaceholder(sample)).digest().readBigInt64BE();
}

function brightness({ data, width, height }: RawPicture): number[][] {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const at = (y * width + x) * 3;
      return 0.299 * data.readUInt8(at) + 0.587 * data.readUInt8(at + 1) + 0.114 * data.readUInt8(at + 2);
    }),
  );
}

const dot = (a: number[], b: number[]) => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

function middleValue(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

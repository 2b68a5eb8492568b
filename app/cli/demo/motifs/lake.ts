import type { Rgb } from '../colour';
import { blend, ease, type Layer, type Sheet } from '../sheet';

/** Water that mirrors the rows above it, broken by ripples; lies last, under the line at `shore` of the height. */
export function mirrorLake(sheet: Sheet, shore: number, depthColour: Rgb): Layer {
  const { width, height, noise, unit } = sheet;
  const line = Math.round(shore * height);
  const seen = new Uint8Array(width * line * 3);
  return (row, y) => {
    if (y < line) {
      seen.set(row, y * width * 3);
      return;
    }
    const below = (y - line) / unit;
    const closeness = below / (1 - shore);
    const calm = unit * (0.0015 + closeness * 0.022);
    const stretch = 3 + 9 / (0.25 + closeness * 3);
    for (let x = 0; x < width; x++) {
      const u = x / unit;
      const ripple =
        noise.at(u * stretch * 0.55, below * stretch * 9) * 0.7 +
        noise.at(u * stretch * 1.6 + 9, below * stretch * 22) * 0.3;
      const from = Math.min(line - 1, Math.max(0, 2 * line - y + ripple * calm));
      const upper = Math.min(line - 2, Math.floor(from));
      const share = from - upper;
      for (let channel = 0; channel < 3; channel++) {
        const index = (upper * width + x) * 3 + channel;
        const near = seen[index] as number;
        row[x * 3 + channel] = near + ((seen[index + width * 3] as number) - near) * share;
      }
      const glint = ease(0.35, 0.8, ripple) * 0.1;
      blend(row, x, depthColour, 0.1 + closeness * 0.35 - glint);
    }
    const shoreLine = Math.max(0, 1 - (y - line) / (unit * 0.004));
    if (shoreLine > 0) for (let x = 0; x < width; x++) blend(row, x, depthColour, shoreLine * 0.35);
  };
}

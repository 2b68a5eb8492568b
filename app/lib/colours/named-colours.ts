import type { ColourName } from './colour-names';
import { type Oklab, type Rgb, toOklab } from './oklab';

/** A colour below all bounds gets the name. Hues are degrees in OKLCH: red is around 25, and 355 is pink. */
interface Rule {
  name: ColourName;
  hue?: number;
  lightness?: number;
  chroma?: number;
  /** An upper bound for lightness + chromaTimes × chroma. */
  both?: { chromaTimes: number; below: number };
}

/** Colours with less chroma are greys, whatever their hue. */
const GREY = 0.027;
const MUTED = 0.085;

/** The first matching rule names a colour. Tuned by eye on the swatches of tests/unit/colour-names.test.ts. */
export const COLOUR_RULES: Rule[] = [
  { name: 'black', chroma: GREY, lightness: 0.27 },
  { name: 'grey', chroma: GREY, lightness: 0.88 },
  { name: 'white', chroma: GREY },
  { name: 'black', both: { chromaTimes: 1, below: 0.25 } },
  { name: 'red', hue: 10, lightness: 0.5 },
  { name: 'pink', hue: 10 },
  { name: 'red', hue: 20, lightness: 0.65 },
  { name: 'pink', hue: 20 },
  { name: 'brown', hue: 36, lightness: 0.74, chroma: MUTED },
  { name: 'red', hue: 36, lightness: 0.75 },
  { name: 'pink', hue: 36 },
  { name: 'brown', hue: 50, lightness: 0.84, chroma: MUTED },
  { name: 'pink', hue: 50, chroma: MUTED },
  { name: 'brown', hue: 76, chroma: MUTED },
  { name: 'brown', hue: 76, both: { chromaTimes: 2, below: 0.86 } },
  { name: 'orange', hue: 76 },
  { name: 'brown', hue: 110, lightness: 0.62 },
  { name: 'brown', hue: 110, lightness: 0.88, chroma: 0.08 },
  { name: 'yellow', hue: 110 },
  { name: 'green', hue: 116, lightness: 0.85 },
  { name: 'yellow', hue: 116 },
  { name: 'green', hue: 165 },
  { name: 'teal', hue: 220 },
  { name: 'blue', hue: 288 },
  { name: 'purple', hue: 335 },
  { name: 'purple', hue: 358, lightness: 0.5 },
  { name: 'pink', hue: 358 },
  { name: 'red', lightness: 0.5 },
  { name: 'pink' },
];

function parseHex(hex: string): Rgb {
  const rgb = Number.parseInt(hex.slice(1), 16);
  return [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
}

export const hexToOklab = (hex: string): Oklab => toOklab(parseHex(hex));

export const labDistance = (a: Oklab, b: Oklab): number =>
  Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);

/** @param hex #rrggbb */
export function nameOfColour(hex: string): ColourName {
  const [lightness, a, b] = hexToOklab(hex);
  const chroma = Math.hypot(a, b);
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const fits = ({ both, ...below }: Rule) =>
    hue < (below.hue ?? 360) &&
    lightness < (below.lightness ?? 2) &&
    chroma < (below.chroma ?? 2) &&
    (!both || lightness + both.chromaTimes * chroma < both.below);
  return COLOUR_RULES.find(fits)?.name ?? 'pink';
}

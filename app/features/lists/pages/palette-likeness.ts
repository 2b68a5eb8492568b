import { hexToOklab, labDistance } from '~/lib/colours/named-colours';
import type { Oklab } from '~/lib/colours/oklab';

type Palette = { color: string; weight: number }[];

/** Distance in Oklab, where black and white are 1 apart. */
const UNLIKE = 0.35;

interface Colour {
  lab: Oklab;
  weight: number;
}

const known = new WeakMap<Palette, Colour[]>();

function labColours(palette: Palette): Colour[] {
  const colours = known.get(palette) ?? palette.map(({ color, weight }) => ({ lab: hexToOklab(color), weight }));
  known.set(palette, colours);
  return colours;
}

function wayTo(from: Colour[], to: Colour[]): number {
  const total = from.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const ways = from.map(
    ({ lab, weight }) => weight * Math.min(UNLIKE, ...to.map((other) => labDistance(lab, other.lab))),
  );
  return ways.reduce((sum, way) => sum + way, 0) / total;
}

export function paletteLikeness(a: Palette, b: Palette): number {
  if (a.length === 0 || b.length === 0) return 0;
  const ours = labColours(a);
  const theirs = labColours(b);
  return 1 - (wayTo(ours, theirs) + wayTo(theirs, ours)) / 2 / UNLIKE;
}

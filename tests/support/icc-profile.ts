import { makeProfile as profileOrNull } from '~/images/formats/rgb-profile.server';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** A colour space as the site receives it, and the published matrix from XYZ under D50 to its linear values. */
export interface ColourSpace {
  space: Parameters<typeof profileOrNull>[0];
  fromXyz: Matrix;
}

export const ADOBE_RGB: ColourSpace = {
  space: {
    primaries: [
      [0.64, 0.33],
      [0.21, 0.71],
      [0.15, 0.06],
    ],
    white: [0.3127, 0.329],
    curve: [563 / 256],
  },
  fromXyz: [
    [1.9624274, -0.6105343, -0.3413404],
    [-0.9787684, 1.9161415, 0.033454],
    [0.0286869, -0.1406752, 1.3487655],
  ],
};
export const PROPHOTO: ColourSpace = {
  space: {
    primaries: [
      [0.734699, 0.265301],
      [0.159597, 0.840403],
      [0.036598, 0.000105],
    ],
    white: [0.3457, 0.3585],
    curve: [1.8],
  },
  fromXyz: [
    [1.3459433, -0.2556075, -0.0511118],
    [-0.5445989, 1.5081673, 0.0205351],
    [0, 0, 1.2118128],
  ],
};
const SRGB_TO_XYZ: Matrix = [
  [0.4360747, 0.3850649, 0.1430804],
  [0.2225045, 0.7168786, 0.0606169],
  [0.0139322, 0.0971045, 0.7141733],
];

function times(rows: Matrix, [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(rows[0]), row(rows[1]), row(rows[2])];
}

const linear = (display: number) =>
  display / 255 <= 0.04045 ? display / 255 / 12.92 : ((display / 255 + 0.055) / 1.055) ** 2.4;

/** Converts a colour from sRGB to a colour space. All values are 0 to 255. */
export function fromSrgb([red, green, blue]: Triple, { space, fromXyz }: ColourSpace): number[] {
  const there = times(fromXyz, times(SRGB_TO_XYZ, [linear(red), linear(green), linear(blue)]));
  return there.map((value) => 255 * Math.max(0, Math.min(1, value)) ** (1 / (space.curve[0] ?? 1)));
}

export function profileOf({ space }: ColourSpace): Buffer {
  const profile = profileOrNull(space);
  if (!profile) throw new Error('These primaries make no colour space.');
  return profile;
}

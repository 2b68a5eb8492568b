import {
  apply,
  type ColourSpace,
  inverse,
  matrixOf,
  profileOf as profileOrNull,
  type Triple,
} from '~/images/formats/rgb-profile.server';

const D65 = [0.3127, 0.329] as const;
const D50 = [0.3457, 0.3585] as const;

export const ADOBE_RGB: ColourSpace = {
  primaries: [
    [0.64, 0.33],
    [0.21, 0.71],
    [0.15, 0.06],
  ],
  white: D65,
  gamma: 563 / 256,
};
export const PROPHOTO: ColourSpace = {
  primaries: [
    [0.734699, 0.265301],
    [0.159597, 0.840403],
    [0.036598, 0.000105],
  ],
  white: D50,
  gamma: 1.8,
};
const SRGB: ColourSpace = {
  primaries: [
    [0.64, 0.33],
    [0.3, 0.6],
    [0.15, 0.06],
  ],
  white: D65,
  gamma: 2.4,
};

/** The values in a colour space of a colour given in sRGB; all 0 to 255. */
export function fromSrgb(colour: Triple, space: ColourSpace): Triple {
  const linear = colour
    .map((value) => value / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  const rows = matrixOf(space) as [Triple, Triple, Triple];
  const there = apply(inverse(rows), apply(matrixOf(SRGB), linear as unknown as Triple));
  return there.map((value) => 255 * Math.max(0, Math.min(1, value)) ** (1 / space.gamma)) as unknown as Triple;
}

export function profileOf(space: ColourSpace): Buffer {
  const profile = profileOrNull(space);
  if (!profile) throw new Error('These primaries make no colour space.');
  return profile;
}

import { type ColourSpace, profileOf as profileOrNull } from '~/images/rgb-profile.server';

type Triple = readonly [number, number, number];

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

const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const apply = (rows: readonly Triple[], v: Triple) => rows.map((row) => dot(row, v)) as unknown as Triple;
const transposed = (rows: readonly Triple[]): Triple[] =>
  [0, 1, 2].map((at) => rows.map((row) => row[at]) as unknown as Triple);
const times = (a: readonly Triple[], b: readonly Triple[]) => a.map((row) => apply(transposed(b), row));

function inverse([a, b, c]: readonly [Triple, Triple, Triple]): Triple[] {
  const determinant = dot(a, cross(b, c));
  const columns = [cross(b, c), cross(c, a), cross(a, b)] as const;
  return transposed(columns.map((column) => column.map((value) => value / determinant) as unknown as Triple));
}

const xyzOf = ([x, y]: readonly [number, number]): Triple => [x / y, 1, (1 - x - y) / y];

// Bradford: what a white looks like under another light.
const CONE: [Triple, Triple, Triple] = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/** From linear red, green and blue to XYZ under D50, in which profiles speak. Rows. Source: ICC.1:2022, annex E. */
function matrixOf({ primaries, white }: ColourSpace): Triple[] {
  const columns = primaries.map(xyzOf);
  const rows = transposed(columns) as [Triple, Triple, Triple];
  const strength = apply(inverse(rows), xyzOf(white));
  const toXyz = rows.map((row) => row.map((value, at) => value * (strength[at] ?? 0)) as unknown as Triple);
  const [from, to] = [apply(CONE, xyzOf(white)), apply(CONE, xyzOf(D50))];
  const scale = CONE.map(
    (row, at) => row.map((value) => (value * (to[at] ?? 0)) / (from[at] ?? 1)) as unknown as Triple,
  );
  return times(times(inverse(CONE), scale), toXyz);
}

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

type Triple = readonly [number, number, number];

/** From a value to light, as ICC's parametric curves: the exponent alone, or g, a, b, c and d of `(a x + b) ** g`, below d `c x`. */
export type Curve = readonly number[];

export interface ColourSpace {
  primaries: readonly [readonly [number, number], readonly [number, number], readonly [number, number]];
  white: readonly [number, number];
  curve: Curve;
}

const D50 = [0.3457, 0.3585] as const;

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

const whitePointToXyz = ([x, y]: readonly [number, number]): Triple => [x / y, 1, (1 - x - y) / y];

// Bradford: adapts a white to another light.
const CONE: [Triple, Triple, Triple] = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/** Converts linear RGB to XYZ under D50, as profiles need it. Source: ICC.1:2022, annex E. */
function rgbToXyz({ primaries, white }: ColourSpace): Triple[] {
  const columns = primaries.map(whitePointToXyz);
  const rows = transposed(columns) as [Triple, Triple, Triple];
  const strength = apply(inverse(rows), whitePointToXyz(white));
  const toXyz = rows.map((row) => row.map((value, at) => value * (strength[at] ?? 0)) as unknown as Triple);
  const [from, to] = [apply(CONE, whitePointToXyz(white)), apply(CONE, whitePointToXyz(D50))];
  const scale = CONE.map(
    (row, at) => row.map((value) => (value * (to[at] ?? 0)) / (from[at] ?? 1)) as unknown as Triple,
  );
  return times(times(inverse(CONE), scale), toXyz);
}

/** Null for primaries that do not span a space. Layout: ICC.1:2022, clauses 7 to 10. */
export function makeProfile(space: ColourSpace): Buffer | null {
  const columns = transposed(rgbToXyz(space));
  if (!columns.flat().every((value) => Math.abs(value) < 100)) return null;
  const [red, green, blue] = columns as [Triple, Triple, Triple];
  const curve = parametric(space.curve);
  const tags: [string, Buffer][] = [
    ['desc', text('RGB ')],
    ['cprt', text('none')],
    ['wtpt', xyz(whitePointToXyz(D50))],
    ['rXYZ', xyz(red)],
    ['gXYZ', xyz(green)],
    ['bXYZ', xyz(blue)],
    ...['rTRC', 'gTRC', 'bTRC'].map((name): [string, Buffer] => [name, curve]),
  ];
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length);
  let at = 128 + table.length;
  for (const [index, [name, content]] of tags.entries()) {
    table.write(name, 4 + index * 12);
    table.writeUInt32BE(at, 8 + index * 12);
    table.writeUInt32BE(content.length, 12 + index * 12);
    at += content.length;
  }
  const header = Buffer.alloc(128);
  header.writeUInt32BE(at);
  header.writeUInt32BE(0x04300000, 8);
  header.write('mntrRGB XYZ ', 12);
  header.write('acsp', 36);
  xyz(whitePointToXyz(D50)).copy(header, 68, 8);
  return Buffer.concat([header, table, ...tags.map(([, content]) => content)]);
}

const fixed = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(Math.round(value * 65_536), index * 4);
  return bytes;
};

const xyz = (values: Triple) => Buffer.concat([Buffer.from('XYZ '), Buffer.alloc(4), fixed(values)]);

const parametric = (curve: Curve) =>
  Buffer.concat([Buffer.from('para\0\0\0\0\0'), Buffer.from([curve.length === 1 ? 0 : 3, 0, 0]), fixed(curve)]);

/** One English text. @param words in an even number of letters, so that the next tag is aligned */
function text(words: string): Buffer {
  const head = Buffer.from(`mluc${'\0'.repeat(7)}\x01\0\0\0\x0cenUS${'\0'.repeat(7)}\x1c`, 'latin1');
  head.writeUInt32BE(words.length * 2, 20);
  return Buffer.concat([head, Buffer.from(words, 'utf16le').swap16()]);
}

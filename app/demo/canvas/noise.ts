export type Random = () => number;

/** Mulberry32: small, fast, and the same on every machine, so a painting always has the same bytes. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, low: number, high: number) => low + (high - low) * random();

/** A random number, roughly normally distributed around 0 with deviation 1. */
export const bell = (random: Random) => (random() + random() + random() + random() - 2) * 1.732;

const SIZE = 1024;
const MASK = SIZE - 1;

export type Noise = ReturnType<typeof seededNoise>;

/** Two-dimensional gradient noise. Its functions return roughly -1 to 1. */
export function seededNoise(seed: number) {
  const random = seededRandom(seed ^ 0x9e3779b9);
  const order = Uint16Array.from({ length: SIZE * 2 }, (_, index) => index & MASK);
  for (let index = MASK; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] as number, order[index] as number];
  }
  order.copyWithin(SIZE, 0, SIZE);
  const angles = Array.from({ length: SIZE }, () => random() * Math.PI * 2);
  const gradientX = Float32Array.from(angles, (angle) => Math.cos(angle) * 1.45);
  const gradientY = Float32Array.from(angles, (angle) => Math.sin(angle) * 1.45);

  const hash = (column: number, line: number) => order[(order[column & MASK] as number) + (line & MASK)] as number;
  const slope = (column: number, line: number, dx: number, dy: number) => {
    const index = hash(column, line);
    return (gradientX[index] as number) * dx + (gradientY[index] as number) * dy;
  };

  const at = (x: number, y: number) => {
    const column = Math.floor(x);
    const line = Math.floor(y);
    const dx = x - column;
    const dy = y - line;
    const easeX = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const easeY = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const upperLeft = slope(column, line, dx, dy);
    const lowerLeft = slope(column, line + 1, dx, dy - 1);
    const upper = upperLeft + (slope(column + 1, line, dx - 1, dy) - upperLeft) * easeX;
    const lower = lowerLeft + (slope(column + 1, line + 1, dx - 1, dy - 1) - lowerLeft) * easeX;
    return upper + (lower - upper) * easeY;
  };

  const octaves = (x: number, y: number, count: number, shape: (value: number) => number) => {
    let sum = 0;
    for (let octave = 0, fineness = 1; octave < count; octave++, fineness *= 2) {
      sum += shape(at(x * fineness + octave * 37.7, y * fineness + octave * 17.3)) / fineness;
    }
    return sum;
  };

  return {
    at,
    layered: (x: number, y: number, count: number) => octaves(x, y, count, (value) => value) / (2 - 2 ** (1 - count)),
    /** Sharp crests and round valleys, 0 to 1. */
    ridged: (x: number, y: number, count: number) => octaves(x, y, count, (value) => (1 - Math.abs(value)) ** 2) / 2,
    cells(x: number, y: number) {
      const column = Math.floor(x);
      const line = Math.floor(y);
      let nearest = 9;
      let second = 9;
      for (let cell = 0; cell < 9; cell++) {
        const left = column + (cell % 3) - 1;
        const top = line + Math.floor(cell / 3) - 1;
        const index = hash(left, top);
        const dx = left + 0.5 + (gradientX[index] as number) * 0.33 - x;
        const dy = top + 0.5 + (gradientY[index] as number) * 0.33 - y;
        const distance = dx * dx + dy * dy;
        second = Math.min(second, Math.max(nearest, distance));
        nearest = Math.min(nearest, distance);
      }
      return Math.sqrt(second) - Math.sqrt(nearest);
    },
  };
}

import { seededRandom } from './random';

/** Gradient noise in the plane; every function answers roughly -1 to 1. */
export interface Noise {
  at(x: number, y: number): number;
  /** Octaves of `at`, each half as strong and twice as fine. */
  layered(x: number, y: number, octaves: number): number;
  /** Sharp crests and round valleys, 0 to 1. */
  ridged(x: number, y: number, octaves: number): number;
  /** Distance to the nearest cell border, 0 on the border: foam, caustics. */
  cells(x: number, y: number): number;
}

const SIZE = 1024;
const MASK = SIZE - 1;

/** Noise that depends on nothing but its seed. */
export function seededNoise(seed: number): Noise {
  const random = seededRandom(seed ^ 0x9e3779b9);
  const order = Uint16Array.from({ length: SIZE * 2 }, (_, index) => index & MASK);
  for (let index = MASK; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    const kept = order[index] as number;
    order[index] = order[other] as number;
    order[other] = kept;
  }
  order.copyWithin(SIZE, 0, SIZE);
  const gradientX = new Float32Array(SIZE);
  const gradientY = new Float32Array(SIZE);
  for (let index = 0; index < SIZE; index++) {
    const angle = random() * Math.PI * 2;
    gradientX[index] = Math.cos(angle) * 1.45;
    gradientY[index] = Math.sin(angle) * 1.45;
  }

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

  const layered = (x: number, y: number, octaves: number) => {
    let sum = 0;
    let strength = 1;
    let total = 0;
    for (let octave = 0; octave < octaves; octave++) {
      const fineness = 2 ** octave;
      sum += at(x * fineness + octave * 37.7, y * fineness + octave * 17.3) * strength;
      total += strength;
      strength /= 2;
    }
    return sum / total;
  };

  const ridged = (x: number, y: number, octaves: number) => {
    let sum = 0;
    let strength = 0.5;
    for (let octave = 0; octave < octaves; octave++) {
      const fineness = 2 ** octave;
      const crest = 1 - Math.abs(at(x * fineness + octave * 37.7, y * fineness + octave * 17.3));
      sum += crest * crest * strength;
      strength /= 2;
    }
    return sum;
  };

  const cells = (x: number, y: number) => {
    const column = Math.floor(x);
    const line = Math.floor(y);
    let nearest = 9;
    let second = 9;
    for (let j = -1; j <= 1; j++) {
      for (let i = -1; i <= 1; i++) {
        const index = hash(column + i, line + j);
        const dx = column + i + 0.5 + (gradientX[index] as number) * 0.33 - x;
        const dy = line + j + 0.5 + (gradientY[index] as number) * 0.33 - y;
        const distance = dx * dx + dy * dy;
        if (distance < nearest) {
          second = nearest;
          nearest = distance;
        } else if (distance < second) {
          second = distance;
        }
      }
    }
    return Math.sqrt(second) - Math.sqrt(nearest);
  };

  return { at, layered, ridged, cells };
}

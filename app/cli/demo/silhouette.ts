import { between } from './random';
import type { Layer, Sheet } from './sheet';

/** Samples a column, so that steep edges stay smooth. */
const FINENESS = 4;

/** The upper edge of something that reaches down from it: a ridge, a wave, a row of trees. */
export class Silhouette {
  readonly #sheet: Sheet;
  readonly #tops: Float32Array;
  /** What depths are measured from: the edge without its trees, rounded. */
  readonly #ground: Float32Array;

  /**
   * `edge` answers the height of the edge, from the top, both in units of the shorter side. Depths are measured from
   * the edge rounded over `rounding` units: a peak that shades by its own depth draws a streak down the hill.
   */
  constructor(sheet: Sheet, edge: (u: number) => number, rounding = 0) {
    this.#sheet = sheet;
    this.#tops = new Float32Array(sheet.width * FINENESS);
    for (let index = 0; index < this.#tops.length; index++) {
      this.#tops[index] = edge(index / FINENESS / sheet.unit) * sheet.unit;
    }
    const reach = Math.round((rounding * sheet.unit * FINENESS) / 2);
    this.#ground = reach > 0 ? averaged(averaged(this.#tops, reach), reach) : this.#tops.slice();
  }

  /** Plants spruces along the edge; `density` is their number per unit, heights in units. */
  plant(density: number, low: number, high: number): this {
    const { random, unit, noise } = this.#sheet;
    const ground = this.#tops.slice();
    const count = Math.round((this.#sheet.width / unit) * density);
    for (let tree = 0; tree < count; tree++) {
      const stem = Math.floor(random() * ground.length);
      const clump = 0.5 + 0.5 * noise.at((stem / ground.length) * (this.#sheet.width / unit) * 3.2, density);
      const height = between(random, low, high) * (0.42 + 0.58 * clump) * unit;
      this.#spruce(stem, ground[stem] as number, height * (0.4 + 0.6 * random() ** 0.8));
    }
    return this;
  }

  #spruce(stem: number, ground: number, height: number): void {
    const { random } = this.#sheet;
    const breadth = height * between(random, 0.13, 0.19) * FINENESS;
    const tiers = between(random, 7, 12);
    for (const side of [-1, 1]) {
      const phase = random();
      let reach = 0;
      for (let level = 1; level > 0; level -= 1 / height) {
        const tier = ((1 - level) * tiers + phase) % 1;
        const width = Math.max(0.006, (1 - level) ** 1.1) * (0.55 + 0.45 * tier) * breadth;
        for (; reach <= width; reach++) this.#raise(stem + side * reach, ground - height * level + height * 0.06);
      }
    }
  }

  #raise(index: number, top: number): void {
    if (index >= 0 && index < this.#tops.length && top < (this.#tops[index] as number)) this.#tops[index] = top;
  }

  /** A layer that visits the covered pixels with their depth below the edge, in pixels, and their coverage. */
  layer(visit: (row: Float32Array, x: number, y: number, depth: number, coverage: number) => void): Layer {
    const tops = this.#tops;
    const highest = tops.reduce((top, value) => Math.min(top, value), Infinity);
    return (row, y) => {
      if (y < highest - 1) return;
      for (let x = 0; x < this.#sheet.width; x++) {
        let coverage = 0;
        for (let index = x * FINENESS; index < (x + 1) * FINENESS; index++) {
          const below = y - (tops[index] as number) + 0.5;
          coverage += below < 0 ? 0 : Math.min(below, 1);
        }
        const depth = y - (this.#ground[x * FINENESS] as number) + 0.5;
        if (coverage > 0) visit(row, x, y, Math.max(0, depth), coverage / FINENESS);
      }
    };
  }
}

/** Each value as the mean of those within `reach` of it. */
function averaged(values: Float32Array, reach: number): Float32Array {
  const last = values.length - 1;
  const at = (index: number) => values[Math.min(last, Math.max(0, index))] as number;
  let sum = 0;
  for (let index = -reach; index <= reach; index++) sum += at(index);
  return values.map((_, index) => {
    const mean = sum / (reach * 2 + 1);
    sum += at(index + reach + 1) - at(index - reach);
    return mean;
  });
}

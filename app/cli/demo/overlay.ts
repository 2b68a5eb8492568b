import type { Rgb } from './colour';
import type { Layer, Sheet } from './sheet';

/** A corner of a polygon, in pixels. */
export type Point = readonly [number, number];

const SUBLINES = 4;

/** A transparent sheet for strokes and polygons, with soft edges; it becomes one layer of a painting. */
export class Overlay {
  readonly #width: number;
  readonly #height: number;
  /** Red, green, blue times opacity, and opacity. */
  readonly #data: Uint8ClampedArray;

  constructor(sheet: Sheet) {
    this.#width = sheet.width;
    this.#height = sheet.height;
    this.#data = new Uint8ClampedArray(sheet.width * sheet.height * 4);
  }

  readonly layer: Layer = (row, y) => {
    const start = y * this.#width * 4;
    for (let x = 0; x < this.#width; x++) {
      const index = start + x * 4;
      const alpha = this.#data[index + 3] as number;
      if (alpha === 0) continue;
      const through = 1 - alpha / 255;
      for (let channel = 0; channel < 3; channel++) {
        row[x * 3 + channel] = (row[x * 3 + channel] as number) * through + (this.#data[index + channel] as number);
      }
    }
  };

  #cover(x: number, y: number, colour: Rgb, alpha: number): void {
    const index = (y * this.#width + x) * 4;
    const through = 1 - alpha;
    for (let channel = 0; channel < 3; channel++) {
      const under = this.#data[index + channel] as number;
      this.#data[index + channel] = under * through + (colour[channel] as number) * alpha;
    }
    this.#data[index + 3] = (this.#data[index + 3] as number) * through + 255 * alpha;
  }

  /** A round dot with a soft edge of one pixel. */
  dot(x: number, y: number, radius: number, colour: Rgb, alpha: number): void {
    const reach = radius + 0.5;
    const top = Math.max(0, Math.ceil(y - reach));
    const bottom = Math.min(this.#height - 1, Math.floor(y + reach));
    const left = Math.max(0, Math.ceil(x - reach));
    const right = Math.min(this.#width - 1, Math.floor(x + reach));
    for (let line = top; line <= bottom; line++) {
      for (let column = left; column <= right; column++) {
        const inside = reach - Math.hypot(column - x, line - y);
        if (inside > 0) this.#cover(column, line, colour, Math.min(1, inside) * alpha);
      }
    }
  }

  /** A filled polygon; `seamless` adds coverage, so that neighbours which share an edge leave no gap. */
  polygon(points: readonly Point[], colour: Rgb, alpha = 1, seamless = false): void {
    const top = Math.max(0, Math.floor(Math.min(...points.map((point) => point[1]))));
    const bottom = Math.min(this.#height - 1, Math.ceil(Math.max(...points.map((point) => point[1]))));
    const from = Math.max(0, Math.floor(Math.min(...points.map((point) => point[0]))));
    const to = Math.min(this.#width - 1, Math.ceil(Math.max(...points.map((point) => point[0]))));
    if (to < from) return;
    const coverage = new Float32Array(to - from + 1);
    for (let y = top; y <= bottom; y++) {
      coverage.fill(0);
      for (let subline = 0; subline < SUBLINES; subline++) {
        const crossings = crossingsAt(points, y + (subline + 0.5) / SUBLINES);
        for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
          addSpan(coverage, (crossings[pair] as number) - from, (crossings[pair + 1] as number) - from);
        }
      }
      for (let x = from; x <= to; x++) {
        const share = ((coverage[x - from] as number) / SUBLINES) * alpha;
        if (share <= 0) continue;
        if (seamless) this.#add(x, y, colour, share);
        else this.#cover(x, y, colour, share);
      }
    }
  }

  #add(x: number, y: number, colour: Rgb, share: number): void {
    const index = (y * this.#width + x) * 4;
    for (let channel = 0; channel < 3; channel++) {
      this.#data[index + channel] = (this.#data[index + channel] as number) + (colour[channel] as number) * share;
    }
    this.#data[index + 3] = (this.#data[index + 3] as number) + 255 * share;
  }
}

function crossingsAt(points: readonly Point[], y: number): number[] {
  const crossings: number[] = [];
  let [fromX, fromY] = points[points.length - 1] as Point;
  for (const [toX, toY] of points) {
    if (fromY <= y !== toY <= y) crossings.push(fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX));
    [fromX, fromY] = [toX, toY];
  }
  return crossings.sort((first, second) => first - second);
}

function addSpan(coverage: Float32Array, start: number, end: number): void {
  const first = Math.max(0, Math.floor(start));
  const last = Math.min(coverage.length - 1, Math.floor(end));
  for (let x = first; x <= last; x++) {
    coverage[x] = (coverage[x] as number) + Math.max(0, Math.min(end, x + 1) - Math.max(start, x));
  }
}

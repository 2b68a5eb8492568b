import type { Rgb } from './colour';
import { type Noise, seededNoise } from './noise';
import { bell, type Random, seededRandom } from './random';

/** What a motif paints on: its size in pixels, its shorter side as the unit of all measures, its own chance. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly random: Random;
  readonly noise: Noise;
}

/** Paints one row of red, green, blue display values; layers lie over each other, rows come from top to bottom. */
export type Layer = (row: Float32Array, y: number) => void;

/** A way to fill any sheet. */
export type Motif = (sheet: Sheet) => Layer[];

const GRAIN_SIZE = 512;
let grainTile: Float32Array | undefined;

export function createSheet(width: number, height: number, seed: number): Sheet {
  return { width, height, unit: Math.min(width, height), random: seededRandom(seed), noise: seededNoise(seed) };
}

/** Grain hides the steps between the 256 values of a slow gradient. */
function grainTable(): Float32Array {
  const random = seededRandom(7);
  grainTile ??= Float32Array.from({ length: GRAIN_SIZE * GRAIN_SIZE }, () => bell(random));
  return grainTile;
}

/** Runs the layers row by row and rounds to bytes, with grain of the given deviation in display values. */
export function press(sheet: Sheet, layers: readonly Layer[], grain: number): Uint8Array {
  const { width, height } = sheet;
  const pixels = new Uint8Array(width * height * 3);
  const row = new Float32Array(width * 3);
  const tile = grainTable();
  const random = seededRandom(11);
  for (let y = 0; y < height; y++) {
    row.fill(0);
    for (const layer of layers) layer(row, y);
    const shift = Math.floor(random() * GRAIN_SIZE * GRAIN_SIZE);
    const start = y * width * 3;
    for (let x = 0; x < width; x++) {
      const speck = (tile[(shift + x) & (GRAIN_SIZE * GRAIN_SIZE - 1)] as number) * grain + 0.5;
      for (let index = x * 3; index < x * 3 + 3; index++) {
        const value = (row[index] as number) + speck;
        pixels[start + index] = value < 0 ? 0 : Math.min(value, 255);
      }
    }
  }
  return pixels;
}

/** Lays a colour over one pixel of a row. */
export function blend(row: Float32Array, x: number, colour: Rgb, alpha: number): void {
  const index = x * 3;
  const r = row[index] as number;
  const g = row[index + 1] as number;
  const b = row[index + 2] as number;
  row[index] = r + (colour[0] - r) * alpha;
  row[index + 1] = g + (colour[1] - g) * alpha;
  row[index + 2] = b + (colour[2] - b) * alpha;
}

/** Adds light of a colour to one pixel; bright pixels take less, so nothing burns out. */
export function shine(row: Float32Array, x: number, colour: Rgb, amount: number): void {
  const index = x * 3;
  const r = row[index] as number;
  const g = row[index + 1] as number;
  const b = row[index + 2] as number;
  row[index] = r + colour[0] * amount * (1 - r / 255);
  row[index + 1] = g + colour[1] * amount * (1 - g / 255);
  row[index + 2] = b + colour[2] * amount * (1 - b / 255);
}

/** Multiplies one pixel, to shade or to brighten it. */
export function shade(row: Float32Array, x: number, factor: number): void {
  const index = x * 3;
  row[index] = (row[index] as number) * factor;
  row[index + 1] = (row[index + 1] as number) * factor;
  row[index + 2] = (row[index + 2] as number) * factor;
}

/** 0 below `low`, 1 above `high`, an eased slope between. */
export function ease(low: number, high: number, value: number): number {
  const t = (value - low) / (high - low);
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t);
}

/** Holds a value between 0 and 1. */
export function unitClamp(value: number): number {
  return value < 0 ? 0 : Math.min(value, 1);
}

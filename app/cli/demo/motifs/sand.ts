import type { Noise } from '../noise';
import { ease, type Sheet, unitClamp } from '../sheet';

const FARTHEST = 24;
const STRIDE = 1.005;
const CAMERA = 0.52;
/** Steps between two samples where a crest lies between them; without them the crest is a saw. */
const FINE_STEPS = 6;
/** Small, so that a slope is hardly ever measured across a crest. */
const TILT = 0.0005;

interface Exposure {
  /** In pixels from the top. */
  horizon: number;
  relief: number;
  /** Where the light comes from: -1 left, 1 right. */
  light: number;
  density: number;
}

/** Tone, haze and coverage of every pixel under the skyline, as bytes. */
export interface Plate {
  firstRow: number;
  tones: Uint8Array;
  hazes: Uint8Array;
  covers: Uint8Array;
}

/** A long windward slope and a short steep one, which meet in a sharp winding crest. */
function crest(noise: Noise, x: number, z: number): number {
  const side = noise.at(x, z);
  return side > 0 ? Math.max(0, 1 - side * 1.9) ** 1.7 : Math.max(0, 1 + side * 1.05) ** 1.35;
}

function sandHeight(noise: Noise, x: number, z: number, density: number): number {
  const across = x * density;
  const away = z * density;
  const bend = noise.at(across * 0.3 + 9, away * 0.22) * 0.5;
  const large = crest(noise, across * 0.4 + bend + away * 0.06, away * 0.17 + bend);
  const small = crest(noise, across * 0.95 + bend * 2 + 31, away * 0.42 + 7);
  const swell = 0.55 + 0.5 * noise.at(across * 0.22 + 50, away * 0.15);
  return (large * swell + small * 0.13 * (1.3 - large)) * ease(0.2, 2.6, z);
}

/** The marks of the wind, only where they are near enough to be seen. */
function ripples(noise: Noise, x: number, z: number): number {
  if (z > 3.4) return 0;
  const bend = noise.at(x * 2.2, z * 1.4) * 9 + noise.at(x * 7, z * 5) * 1.4;
  const patch = ease(-0.5, 0.5, noise.at(x * 1.1 + 70, z * 0.8));
  return Math.sin((z * 0.95 + x * 0.5) * 105 + bend) * 0.028 * ease(3.4, 1.2, z) * patch;
}

/** Walks every column of the picture from near to far and keeps what no nearer sand hides. */
export function exposeSand(sheet: Sheet, view: Exposure): Plate {
  const { width, height, unit, noise } = sheet;
  const firstRow = Math.floor(view.horizon * 0.45);
  const area = width * (height - firstRow);
  const plate = { firstRow, tones: new Uint8Array(area), hazes: new Uint8Array(area), covers: new Uint8Array(area) };
  const nearest = Math.min(0.85, (CAMERA * unit * 0.85) / (height - view.horizon));
  const heightAt = (x: number, z: number) => sandHeight(noise, x, z, view.density) * view.relief;
  const toneOf = (here: number, slopeX: number, slopeZ: number) => {
    const facing = slopeX * view.light * 1.1 - slopeZ * 0.35 + 0.12;
    return 0.43 + (facing / Math.sqrt(1 + slopeX ** 2 + slopeZ ** 2)) * 0.78 + (here / view.relief) * 0.12;
  };
  const exactTone = (x: number, z: number, level: number) =>
    toneOf(level, (heightAt(x + TILT, z) - level) / TILT, (heightAt(x, z + TILT) - level) / TILT);
  const heights = new Float32Array(Math.ceil(Math.log(FARTHEST / nearest) / Math.log(STRIDE)) + 2);
  for (let x = -1; x < width; x++) {
    const side = (x - width / 2) / unit;
    const column = new Column(plate, sheet, x);
    const topOf = (here: number, z: number) => view.horizon + ((CAMERA - here) * unit) / z;
    let depth = 0;
    let before = heightAt(side * nearest, nearest);
    let slopeBefore = 0;
    let tiltBefore = 0;
    for (let z = nearest; z < FARTHEST; z *= STRIDE, depth++) {
      const here = heightAt(side * z, z);
      const slopeX = ((here - (heights[depth] as number)) * unit) / z;
      const step = z - z / STRIDE;
      const slopeZ = (here - before) / step;
      heights[depth] = here;
      if (x >= 0) {
        const bent = slopeZ < slopeBefore - 0.05 || Math.abs(slopeX - tiltBefore) > 0.12;
        for (let fine = 1; bent && column.visible && fine < FINE_STEPS; fine++) {
          const between = z - step * (1 - fine / FINE_STEPS);
          const level = heightAt(side * between, between);
          const top = topOf(level, between);
          if (top >= column.lowest) continue;
          column.raise(top, exactTone(side * between, between, level), between, between - step / FINE_STEPS);
        }
        const tone = bent ? exactTone(side * z, z, here) : toneOf(here, slopeX, slopeZ - side * slopeX);
        column.raise(topOf(here, z), tone, z, z - step);
      }
      before = here;
      slopeBefore = slopeZ;
      tiltBefore = slopeX;
    }
  }
  removeSpecks(plate.tones, width);
  return plate;
}

/** A slope measured across a crest leaves a lone dark or light pixel; it takes the mean of its neighbours. */
function removeSpecks(tones: Uint8Array, width: number): void {
  for (let index = 2; index < tones.length - 2; index++) {
    const tone = tones[index] as number;
    const left = tones[index - 2] as number;
    const right = tones[index + 2] as number;
    const stray = Math.min(Math.abs(tone - left), Math.abs(tone - right));
    if (stray > 10 && tone > left === tone > right && index % width > 1) tones[index] = (left + right) >> 1;
  }
}

/** One column of a plate, filled from the bottom up. */
class Column {
  lowest: number;
  visible = true;
  #previousTone = -1;

  constructor(
    readonly plate: Plate,
    readonly sheet: Sheet,
    readonly x: number,
  ) {
    this.lowest = sheet.height;
  }

  /** Fills up to `top`, if it rises above what is there; the sand between the two distances runs evenly. */
  raise(top: number, tone: number, z: number, nearerZ: number): void {
    const { plate, x, lowest } = this;
    const { width, height, unit, noise } = this.sheet;
    this.visible = top < lowest;
    const from = Math.max(plate.firstRow, Math.floor(top));
    const shown = lowest - from;
    if (this.visible && shown > 0) {
      this.#closeEdge(tone, height, width);
      const haze = 255 * (1 - Math.exp(-Math.max(0, z - 1.5) * 0.075));
      const side = (x - width / 2) / unit;
      for (let y = lowest - 1; y >= from; y--) {
        const share = (lowest - y) / shown;
        const index = (y - plate.firstRow) * width + x;
        const even = this.#previousTone < 0 ? tone : this.#previousTone + (tone - this.#previousTone) * share;
        plate.tones[index] = unitClamp(even + ripples(noise, side * z, nearerZ + (z - nearerZ) * share)) * 255;
        plate.hazes[index] = haze;
        plate.covers[index] = 255;
      }
      if (from > plate.firstRow) plate.covers[(from - plate.firstRow) * width + x] = 255 * (1 - (top - from));
      this.lowest = from;
    }
    this.#previousTone = tone;
  }

  /** The topmost pixel was covered in part: what rises behind it fills the rest. */
  #closeEdge(tone: number, height: number, width: number): void {
    if (this.lowest >= height) return;
    const index = (this.lowest - this.plate.firstRow) * width + this.x;
    const open = 1 - (this.plate.covers[index] as number) / 255;
    this.plate.tones[index] = (this.plate.tones[index] as number) * (1 - open) + unitClamp(tone) * 255 * open;
    this.plate.covers[index] = 255;
  }
}

import { ease, makeRamp, rgb, unit } from '../canvas/colour';
import type { Noise } from '../canvas/noise';
import { blend, type Motif, type Orb, openSky, type Shader, type Sheet } from '../canvas/painting';

const STRIDE = 1.004;
const CAMERA = 0.52;
const RELIEF = 0.72;
const COARSENESS = 1.5;

interface Dunes {
  sun?: Orb;
  horizon?: number;
  light?: number;
  density?: number;
  drawing?: (sheet: Sheet) => string;
}

/** A long windward slope and a short steep one, which meet in a sharp winding crest. */
function crest(noise: Noise, x: number, z: number): number {
  const side = noise.at(x, z);
  return side > 0 ? Math.max(0, 1 - side * 1.9) ** 1.7 : Math.max(0, 1 + side * 1.05) ** 1.35;
}

function sandHeight(noise: Noise, x: number, z: number): number {
  const bend = noise.at(x * 0.3 + 9, z * 0.22) * 0.5;
  const large = crest(noise, x * 0.4 + bend + z * 0.06, z * 0.17 + bend);
  const small = crest(noise, x * 0.95 + bend * 2 + 31, z * 0.42 + 7);
  return (large * (0.55 + 0.5 * noise.at(x * 0.22 + 50, z * 0.15)) + small * 0.13 * (1.3 - large)) * RELIEF;
}

function ripples(noise: Noise, x: number, z: number): number {
  if (z > 3.4) return 0;
  const bend = noise.at(x * 2.2, z * 1.4) * 9 + noise.at(x * 7, z * 5) * 1.4;
  const strength = ease(3.4, 1.2, z) * ease(-0.5, 0.5, noise.at(x * 1.1 + 70, z * 0.8));
  return Math.sin((z * 0.95 + x * 0.5) * 105 + bend) * 0.028 * strength;
}

/** Dunes in perspective: each column is drawn from near to far, without what nearer sand hides. */
export function dunes(sky: string, sand: string, haze: string, view: Dunes): Motif {
  return (sheet) => {
    const { sun, horizon = 0.42, light = -1, density = 1, drawing } = view;
    const { width, height, noise } = sheet;
    const step = sheet.pixel * COARSENESS;
    const [columns, lines] = [Math.ceil(width / step), Math.ceil(height / step)];
    const [tones, far] = [new Float32Array(columns * lines), new Float32Array(columns * lines)];
    const heightAt = (x: number, z: number) => sandHeight(noise, x * density, z * density) * ease(0.2, 2.6, z);
    const nearest = Math.min(0.85, (CAMERA * 0.85) / (height * (1 - horizon)));
    for (let column = 0; column < columns; column++) {
      const side = (column + 0.5) * step - width / 2;
      let lowest = lines;
      for (let z = nearest; z < 24 && lowest > 0; z *= STRIDE) {
        const here = heightAt(side * z, z);
        const top = (horizon * height + (CAMERA - here) / z) / step;
        if (top >= lowest) continue;
        const tilt = 0.003 * z;
        const slopeX = (heightAt(side * z + tilt, z) - here) / tilt;
        const slopeZ = (heightAt(side * z, z + tilt) - here) / tilt;
        const facing = (slopeX * light * 1.1 - slopeZ * 0.35 + 0.12) / Math.sqrt(1 + slopeX ** 2 + slopeZ ** 2);
        const tone = unit(0.43 + facing * 0.78 + (here / RELIEF) * 0.12);
        const from = Math.max(0, Math.floor(top));
        for (let line = lowest - 1; line >= from; line--) {
          const place = z * (1 - ((STRIDE - 1) * (line - top)) / Math.max(1, lowest - top));
          tones[line * columns + column] = tone + ripples(noise, side * z, place);
          far[line * columns + column] = 1 + Math.max(0, z - 1.5) * 0.075;
        }
        lowest = from;
      }
    }
    const [air, grains, mist] = [openSky(sheet, sky, horizon + 0.04, sun), makeRamp(sand), rgb(haze)];
    const ground: Shader = (u, v, pixel) => {
      const index = Math.floor(v / step) * columns + Math.floor(u / step);
      const distance = far[index] ?? 0;
      if (distance === 0) return air(u, v, pixel);
      pixel.set(grains(tones[index] ?? 0));
      blend(pixel, mist, 1 - Math.exp(1 - distance));
    };
    return { ground, coarseness: COARSENESS, drawing: drawing?.(sheet) };
  };
}

import { Ramp } from '../colour';
import { between } from '../random';
import { ease, type Layer, type Motif, type Sheet, shine } from '../sheet';

interface Aurora {
  /** From the lower hem of a curtain to its fading top. */
  colours: string;
  curtains?: number;
  /** Where the hems hang, as a share of the height. */
  hem?: number;
  strength?: number;
}

/** Curtains of light: bright hems that bend, rays that fade upwards. */
export function aurora(options: Aurora): Motif {
  return (sheet) => Array.from({ length: options.curtains ?? 4 }, (_, index) => curtain(sheet, options, index));
}

function curtain(sheet: Sheet, options: Aurora, index: number): Layer {
  const { noise, random, width, height, unit } = sheet;
  const ramp = new Ramp(options.colours);
  const hem = (((options.hem ?? 0.5) * height) / unit) * between(random, 0.68, 1.15);
  const size = between(random, 0.42, 0.8) * Math.max(1, (height / unit) * 0.75);
  const strength = (options.strength ?? 1) * between(random, 0.55, 1);
  const pace = height > width ? 1.5 : 0.8;
  const hems = new Float32Array(width);
  const rays = new Float32Array(width);
  const lengths = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const u = x / unit;
    const fold = noise.layered(u * pace + index * 9, index * 4.4, 3);
    const pleat = u * 7 + fold * 6;
    hems[x] =
      (hem + fold * 0.3 * Math.max(1, (height / unit) * 0.6) + noise.at(pleat * 0.7, index + 0.3) * 0.018) * unit;
    const fine = 0.62 + 0.3 * noise.layered(pleat, index * 7.7, 2) + 0.16 * noise.layered(pleat * 7, index + 3, 2);
    const presence = ease(-0.35, 0.45, noise.at(u * 0.75 + index * 31, 8.8));
    rays[x] = Math.max(0, fine) * presence * strength;
    lengths[x] = size * (0.75 + 0.35 * noise.at(pleat * 1.3, index + 60)) * unit;
  }
  return (row, y) => {
    for (let x = 0; x < width; x++) {
      const rise = ((hems[x] as number) - y) / (lengths[x] as number);
      if (rise < -0.16 || rise > 1.6) continue;
      const body = rise < 0 ? ease(-0.16, 0, rise) ** 2 * 0.8 : Math.exp(-rise * 2.6) * ease(1.6, 0.9, rise) * 0.8;
      const edge = Math.exp(-((rise / 0.07) ** 2)) * 0.28;
      const light = (body + edge) * (rays[x] as number);
      if (light > 0.003) shine(row, x, ramp.at(rise * 0.95 + 0.04), light);
    }
  };
}

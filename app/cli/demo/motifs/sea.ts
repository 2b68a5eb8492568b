import { Ramp, rgb } from '../colour';
import { blend, ease, type Motif, type Sheet, shine } from '../sheet';
import { type Orb, orbLayer, skyLayer } from './sky';

interface Sea {
  sky: string;
  deep: string;
  horizon?: number;
  sun?: Orb;
  /** Height of the waves. */
  swell?: number;
  /** Flat colour instead of light, as on a print. */
  matte?: boolean;
  above?: Motif;
  /** Painted on the finished water, such as a boat. */
  upon?: Motif;
}

/** Open water to the horizon that gives back the sky, with the path of the sun on it. */
export function sea(view: Sea): Motif {
  return (sheet) => {
    const horizon = view.horizon ?? 0.5;
    return [
      skyLayer(sheet, view.sky, horizon),
      ...(view.above?.(sheet) ?? []),
      ...(view.sun ? [orbLayer(sheet, view.sun)] : []),
      waterLayer(sheet, view, horizon),
      ...(view.upon?.(sheet) ?? []),
    ];
  };
}

function waterLayer(sheet: Sheet, view: Sea, horizon: number) {
  const { width, height, unit, noise } = sheet;
  const line = Math.round(horizon * height);
  const sky = new Ramp(view.sky);
  const deep = rgb(view.deep);
  const glow = rgb(view.sun?.glow ?? '#ffffff');
  const swell = view.swell ?? 1;
  const sunX = ((view.sun?.x ?? 0.5) * width) / unit;
  const reach = (height - line) / unit;
  return (row: Float32Array, y: number) => {
    if (y < line) return;
    const below = (y - line + 0.5) / unit;
    const nearness = below / reach;
    const distance = 0.34 / (below + 0.012);
    const roughness = (0.25 + 0.75 * ease(0, 0.35, nearness)) * swell;
    for (let x = 0; x < width; x++) {
      const u = x / unit;
      const worldX = (u - width / unit / 2) * distance;
      const swellSlope = noise.at(worldX * 1.1 + 20, distance * 5.2);
      const chop = noise.at(worldX * 4.3 + swellSlope, distance * 16 + swellSlope);
      const spark = noise.at(worldX * 12, distance * 44 + chop);
      const wrinkle = nearness > 0.12 ? noise.at(worldX * 30 + chop * 1.5, distance * 104 + spark) : 0;
      const slope =
        (swellSlope * 0.36 + chop * 0.32 + spark * 0.2 + wrinkle * 0.2 * ease(0.12, 0.6, nearness)) * roughness;
      const mirrored = 1 - nearness * 0.72 - 0.1 + slope * 0.34;
      sky.paint(row, x, mirrored);
      blend(row, x, deep, Math.min(0.94, 0.3 + nearness * 0.42 - slope * 0.55));
      if (view.sun) {
        const breadth = 0.05 + nearness * 0.16;
        const path = Math.exp(-(((u - sunX) / breadth) ** 2));
        const glint = ease(0.05, 0.3, slope + path * 0.14 - 0.06);
        if (view.matte) blend(row, x, glow, path * (glint * 0.6 + 0.15));
        else shine(row, x, glow, path * glint * 1.15 + path * 0.12);
      }
    }
    const rim = Math.exp(-(y - line) / (unit * 0.006)) * 0.5;
    if (rim > 0.01) for (let x = 0; x < width; x++) sky.paint(row, x, 0.97, rim);
  };
}

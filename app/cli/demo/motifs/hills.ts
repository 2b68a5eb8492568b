import { mix, Ramp, type Rgb, rgb } from '../colour';
import { Field } from '../field';
import { blend, ease, type Layer, type Motif, type Sheet } from '../sheet';
import { Silhouette } from '../silhouette';
import { mirrorLake } from './lake';
import { moonLayer, type Orb, orbLayer, skyLayer } from './sky';

/** A view over ranges of hills. */
export interface Hills {
  sky: string;
  far: string;
  near: string;
  /** What lies in the valleys. */
  mist: string;
  ranges?: number;
  /** Where the farthest range stands, and where the nearest, as shares of the height. */
  horizon?: number;
  front?: number;
  /** Height of the ranges in units. */
  relief?: number;
  /** Peaks instead of hills. */
  rugged?: boolean;
  sun?: Orb;
  moon?: Orb;
  /** Spruces on the nearest ranges: how many ranges. */
  wooded?: number;
  /** A lake from this share of the height on. */
  lake?: number;
  /** Laid over the bare sky, such as stars. */
  above?: Motif;
  mistiness?: number;
}

/** Ranges of hills that grow darker as they come closer, with mist between them. */
export function hills(view: Hills): Motif {
  return (sheet) => {
    const ranges = view.ranges ?? 6;
    const layers = [skyLayer(sheet, view.sky, Math.min(1, (view.horizon ?? 0.45) + 0.2))];
    if (view.above) layers.push(...view.above(sheet));
    if (view.sun) layers.push(orbLayer(sheet, view.sun));
    if (view.moon) layers.push(moonLayer(sheet, view.moon, 0));
    const veil = new Field(sheet, 8, 1, (u, v, out) => {
      out[0] = sheet.noise.layered(u * 1.3, v * 4.5, 3);
    });
    for (let range = 0; range < ranges; range++) layers.push(rangeLayer(sheet, view, range, ranges, veil));
    if (view.lake) layers.push(mirrorLake(sheet, view.lake, rgb(view.near)));
    return layers;
  };
}

function rangeLayer(sheet: Sheet, view: Hills, range: number, ranges: number, veil: Field): Layer {
  const { noise, height, unit } = sheet;
  const nearness = range / Math.max(1, ranges - 1);
  const horizon = view.horizon ?? 0.45;
  const foot = ((horizon + ((view.front ?? 0.9) - horizon) * nearness ** 1.25) * height) / unit;
  const relief = (view.relief ?? 0.2) * (view.rugged ? 1.15 - nearness * 0.45 : 0.55 + nearness * 0.45);
  const pace = view.rugged ? 1.5 - nearness * 0.4 : 1.7 - nearness * 0.7;
  const silhouette = new Silhouette(
    sheet,
    (u) => {
      const place = u * pace + range * 23.7;
      const swell = noise.at(place * 0.6, range * 5.1) * 0.6;
      if (view.rugged) return foot - relief * (noise.ridged(place, range * 3.3, 6) * 1.7 - 0.95 + swell * 0.6);
      return foot - relief * (noise.layered(place, range * 3.3, 3) + swell + noise.at(u * 38, range) * 0.012);
    },
    view.rugged ? 0.3 : 0.16,
  );
  const woodedFrom = ranges - (view.wooded ?? 0);
  if (range >= woodedFrom) {
    const size = 0.045 + 0.085 * ((range - woodedFrom + 1) / (view.wooded ?? 1)) ** 2;
    silhouette.plant(17 / size, size * 0.5, size);
  }
  const body = mix(rgb(view.far), rgb(view.near), nearness ** 0.85);
  const mist = rgb(view.mist);
  const haze = (view.mistiness ?? 0.85) * (1 - nearness * 0.72);
  const deep = new Ramp(`${hexOf(body)} ${hexOf(mix(body, mist, haze * 0.55))}@.45 ${hexOf(mix(body, mist, haze))}`);
  const reach = (0.09 + relief * 0.9 + nearness * 0.1) * unit;
  const drift = new Float32Array(sheet.width);
  let driftRow = -1;
  return silhouette.layer((row, x, y, depth, coverage) => {
    if (driftRow !== y) {
      veil.read(y, drift);
      driftRow = y;
    }
    const cloud = drift[x] as number;
    deep.paint(row, x, depth / reach + cloud * 0.22 * ease(0, 0.3, depth / reach), coverage);
    const bank = ease(0.15, 0.75, depth / reach) * ease(-0.05, 0.6, cloud) * haze * 0.5;
    if (bank > 0) blend(row, x, mist, bank * coverage);
  });
}

function hexOf(colour: Rgb): string {
  return `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

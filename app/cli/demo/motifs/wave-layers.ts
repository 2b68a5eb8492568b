import { lighten, mix, Ramp, rgb } from '../colour';
import { blend, ease, type Layer, type Motif, type Sheet, shade } from '../sheet';
import { Silhouette } from '../silhouette';
import { type Orb, orbLayer, skyLayer } from './sky';

interface WaveLayers {
  sky: string;
  /** From the farthest wave to the nearest. */
  water: string;
  crest: string;
  count?: number;
  horizon?: number;
  sun?: Orb;
}

/** Waves as a print has them: long even swells, each with a pale crest and a deeper foot. */
export function waveLayers(view: WaveLayers): Motif {
  return (sheet) => {
    const count = view.count ?? 8;
    const waves = Array.from({ length: count }, (_, index) => waveLayer(sheet, view, index, count));
    return [skyLayer(sheet, view.sky, view.horizon ?? 0.4), ...(view.sun ? [orbLayer(sheet, view.sun)] : []), ...waves];
  };
}

function waveLayer(sheet: Sheet, view: WaveLayers, index: number, count: number): Layer {
  const { noise, random, height, unit } = sheet;
  const nearness = index / (count - 1);
  const horizon = view.horizon ?? 0.4;
  const level = ((horizon + (0.97 - horizon) * nearness ** 1.15) * height) / unit;
  const swell = 0.02 + nearness * 0.06;
  const pace = 2.6 - nearness * 1.2;
  const phase = random() * 9;
  const edge = (u: number) => {
    const turn = (u * pace + phase + noise.at(u * 0.8, index * 3) * 0.5) * Math.PI;
    const trough = Math.sqrt(Math.sin(turn) ** 2 + 0.012);
    return level - swell * (0.9 - trough * 1.6) - noise.at(u * 0.9, index + 0.5) * swell;
  };
  const colour = new Ramp(view.water).at(nearness);
  const light = lighten(colour, 0.08);
  const crest = mix(colour, rgb(view.crest), 0.75 - nearness * 0.1);
  const band = (0.0035 + nearness * 0.005) * unit;
  return new Silhouette(sheet, edge).layer((row, x, _y, depth, coverage) => {
    const down = depth / (unit * (0.08 + nearness * 0.12));
    blend(row, x, light, coverage);
    blend(row, x, colour, coverage * ease(0, 0.8, down));
    if (down > 0.5) shade(row, x, 1 - 0.12 * ease(0.5, 1.6, down));
    const line = ease(band + 0.7, band - 0.7, depth) * coverage;
    if (line > 0) blend(row, x, crest, line);
    const echo = Math.abs(depth - band * 4) - band * 0.32;
    if (echo < 1) blend(row, x, crest, ease(0.7, -0.7, echo) * 0.4);
  });
}

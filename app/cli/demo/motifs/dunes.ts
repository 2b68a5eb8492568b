import { Ramp, rgb } from '../colour';
import { blend, type Layer, type Motif, type Sheet } from '../sheet';
import { exposeSand } from './sand';
import { type Orb, orbLayer, skyLayer } from './sky';

interface Dunes {
  sky: string;
  /** Sand from its shadow to its light. */
  sand: string;
  haze: string;
  sun?: Orb;
  horizon?: number;
  /** Where the light comes from: -1 left, 1 right. */
  light?: number;
  relief?: number;
  /** How many dunes there are across: 1 is wide, more is busier. */
  density?: number;
  above?: Motif;
}

/** Sand hills in perspective, drawn column by column from near to far over a height map. */
export function dunes(view: Dunes): Motif {
  return (sheet) => {
    const layers = [skyLayer(sheet, view.sky, (view.horizon ?? 0.42) + 0.04)];
    if (view.above) layers.push(...view.above(sheet));
    if (view.sun) layers.push(orbLayer(sheet, view.sun));
    layers.push(sandLayer(sheet, view));
    return layers;
  };
}

function sandLayer(sheet: Sheet, view: Dunes): Layer {
  const { width } = sheet;
  const { firstRow, tones, hazes, covers } = exposeSand(sheet, {
    horizon: (view.horizon ?? 0.42) * sheet.height,
    relief: (view.relief ?? 1) * 0.72,
    light: view.light ?? -1,
    density: view.density ?? 1,
  });
  const ramp = new Ramp(view.sand);
  const haze = rgb(view.haze);
  return (row, y) => {
    if (y < firstRow) return;
    const start = (y - firstRow) * width;
    for (let x = 0; x < width; x++) {
      const cover = (covers[start + x] as number) / 255;
      if (cover === 0) continue;
      ramp.paint(row, x, (tones[start + x] as number) / 255, cover);
      blend(row, x, haze, ((hazes[start + x] as number) / 255) * cover);
    }
  };
}

import { Ramp, type Rgb } from '../colour';
import { Field, overField } from '../field';
import { type Motif, shine } from '../sheet';

interface Silk {
  /** From the depth of a fold to the light on it. */
  colours: string;
  /** Folds a unit. */
  folds?: number;
  /** Direction of the folds, in turns. */
  turn?: number;
  gloss?: number;
}

const GLOSS: Rgb = [255, 250, 240];

/** Draped cloth: a wave along a bent coordinate, lit from the upper left. */
export function silk({ colours, folds = 1.6, turn = 0.1, gloss = 0.25 }: Silk): Motif {
  return (sheet) => {
    const { noise } = sheet;
    const ramp = new Ramp(colours);
    const cos = Math.cos(turn * Math.PI * 2);
    const sin = Math.sin(turn * Math.PI * 2);
    const height = (u: number, v: number) => {
      const along = (u * cos + v * sin) * 0.9;
      const across = (v * cos - u * sin) * folds;
      const bend = noise.at(along * 0.8 + 4, across * 0.35) * 1.5 + noise.at(along * 1.7, across * 0.6 + 7) * 0.45;
      const phase = (across + bend) * Math.PI * 2;
      const drape = Math.sin(phase + 0.75 * Math.sin(phase + 0.6)) * (0.7 + 0.3 * noise.at(along * 1.2, across + 30));
      return drape * 0.11 + Math.sin(phase * 2.3 + bend * 4) * 0.012;
    };
    const delta = 0.004;
    const field = new Field(sheet, 3, 2, (u, v, out) => {
      const here = height(u, v);
      const slopeX = (height(u + delta, v) - here) / delta;
      const slopeY = (height(u, v + delta) - here) / delta;
      const length = Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
      const light = (0.72 - slopeX * 0.42 - slopeY * 0.55) / length;
      out[0] = -0.06 + light * 0.86 + here * 1.5;
      out[1] = Math.max(0, light) ** 14;
    });
    return [
      overField(field, (row, x, _y, values, at) => {
        ramp.paint(row, x, values[at] as number);
        shine(row, x, GLOSS, (values[at + 1] as number) * gloss);
      }),
    ];
  };
}

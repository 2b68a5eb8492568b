import { makeRamp } from '../canvas/colour';
import { type Motif, shine } from '../canvas/painting';

const DELTA = 0.004;

/** Draped cloth: a wave along a bent coordinate, lit from the upper left; `turn` is the direction of the folds. */
export function cloth(colours: string, folds = 1.6, turn = 0.1, gloss = 0.25): Motif {
  return ({ noise }) => {
    const ramp = makeRamp(colours);
    const [cos, sin] = [Math.cos(turn * Math.PI * 2), Math.sin(turn * Math.PI * 2)];
    const height = (u: number, v: number) => {
      const along = (u * cos + v * sin) * 0.9;
      const across = (v * cos - u * sin) * folds;
      const bend = noise.at(along * 0.8 + 4, across * 0.35) * 1.5 + noise.at(along * 1.7, across * 0.6 + 7) * 0.45;
      const phase = (across + bend) * Math.PI * 2;
      const drape = Math.sin(phase + 0.75 * Math.sin(phase + 0.6)) * (0.7 + 0.3 * noise.at(along * 1.2, across + 30));
      return drape * 0.11 + Math.sin(phase * 2.3 + bend * 4) * 0.012;
    };
    const ground = (u: number, v: number, pixel: Float32Array) => {
      const here = height(u, v);
      const slopeX = (height(u + DELTA, v) - here) / DELTA;
      const slopeY = (height(u, v + DELTA) - here) / DELTA;
      const light = (0.72 - slopeX * 0.42 - slopeY * 0.55) / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
      pixel.set(ramp(-0.06 + light * 0.86 + here * 1.5));
      shine(pixel, [255, 250, 240], Math.max(0, light) ** 14 * gloss);
    };
    return { ground, coarseness: 4 };
  };
}

import { fromOklab, toOklab } from '../../../images/oklab';
import { rgb } from '../colour';
import { Field, overField } from '../field';
import { between } from '../random';
import type { Motif, Sheet } from '../sheet';

interface MeshGradient {
  colours: string;
  /** How far the colours are drawn out of their round shape. */
  warp?: number;
  /** Strength of the soft folds of light. */
  folds?: number;
}

/** Clouds of colour that melt into each other, with soft folds of light. */
export function meshGradient({ colours, warp = 0.45, folds = 0.09 }: MeshGradient): Motif {
  return (sheet) => {
    const { noise } = sheet;
    const centres = scatter(sheet, colours.split(' '));
    const field = new Field(sheet, 8, 3, (u, v, out) => {
      const driftX = noise.at(u * 0.9 + 3, v * 0.9) * warp;
      const driftY = noise.at(u * 0.9, v * 0.9 + 9) * warp;
      const x = u + warp * 1.4 * noise.at((u + driftX) * 1.3 + 20, (v + driftY) * 0.7);
      const y = v + warp * 1.4 * noise.at((u + driftX) * 1.3, (v + driftY) * 0.7 + 40);
      const sum = [0, 0, 0];
      let total = 0;
      for (const centre of centres) {
        const distance = (x - centre.x) ** 2 + (y - centre.y) ** 2;
        const weight = 1 / (distance + 0.05) ** 1.45;
        for (let channel = 0; channel < 3; channel++) {
          sum[channel] = (sum[channel] as number) + (centre.colour[channel] as number) * weight;
        }
        total += weight;
      }
      const fold = noise.at(x * 2.1 + y * 1.2, y * 0.9 - x * 0.5) * folds;
      const [lightness, a, b] = sum.map((value) => value / total) as [number, number, number];
      out.set(fromOklab([Math.min(1, lightness + fold), a, b]));
    });
    return [
      overField(field, (row, x, _y, values, at) => {
        for (let channel = 0; channel < 3; channel++) row[x * 3 + channel] = values[at + channel] as number;
      }),
    ];
  };
}

/** Each colour twice, as far from each other as chance allows. */
function scatter(sheet: Sheet, colours: string[]) {
  const { random, width, height, unit } = sheet;
  const placed: { x: number; y: number; colour: readonly [number, number, number] }[] = [];
  for (const hex of [...colours, ...colours]) {
    let best = { x: 0, y: 0, room: -1 };
    for (let attempt = 0; attempt < 6; attempt++) {
      const x = (between(random, -0.1, 1.1) * width) / unit;
      const y = (between(random, -0.1, 1.1) * height) / unit;
      const room = Math.min(9, ...placed.map((other) => Math.hypot(other.x - x, other.y - y)));
      if (room > best.room) best = { x, y, room };
    }
    placed.push({ x: best.x, y: best.y, colour: toOklab(rgb(hex)) });
  }
  return placed;
}

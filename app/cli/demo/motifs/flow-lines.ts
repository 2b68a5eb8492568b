import { Ramp } from '../colour';
import { Overlay } from '../overlay';
import { between } from '../random';
import type { Motif } from '../sheet';
import { skyLayer } from './sky';

interface FlowLines {
  ground: string;
  colours: string;
  /** Distance between neighbouring lines, in units. */
  spacing?: number;
  weight?: number;
}

/** Combed lines that follow a slow current and keep their distance from each other. */
export function flowLines({ ground, colours, spacing = 0.0068, weight = 0.24 }: FlowLines): Motif {
  return (sheet) => {
    const { random, noise, width, height, unit } = sheet;
    const overlay = new Overlay(sheet);
    const ramp = new Ramp(colours);
    const gap = spacing * unit;
    const columns = Math.ceil(width / gap) + 1;
    const taken = new Uint32Array(columns * (Math.ceil(height / gap) + 1));
    const cellAt = (x: number, y: number) => Math.floor(y / gap) * columns + Math.floor(x / gap);
    const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height;
    const lines = Math.round((width * height) / (gap * gap) / 4);
    for (let line = 1; line <= lines; line++) {
      let x = random() * width;
      let y = random() * height;
      const tone = 0.5 + noise.at((x / unit) * 0.9 + 40, (y / unit) * 0.9) * 0.8 + between(random, -0.12, 0.12);
      const colour = ramp.at(tone);
      const stroke = gap * weight * between(random, 0.55, 1.35);
      const path: [number, number][] = [];
      const longest = (between(random, 0.15, 0.75) * unit) / 0.9;
      while (path.length < longest && inside(x, y)) {
        const owner = taken[cellAt(x, y)];
        if (owner && owner !== line) break;
        taken[cellAt(x, y)] = line;
        path.push([x, y]);
        const angle = noise.layered((x / unit) * 0.85, (y / unit) * 0.85, 2) * 4.2 + 0.4;
        x += Math.cos(angle) * 0.9;
        y += Math.sin(angle) * 0.9;
      }
      if (path.length < gap * 14) {
        for (const [pointX, pointY] of path) taken[cellAt(pointX, pointY)] = 0;
        continue;
      }
      for (const [step, [pointX, pointY]] of path.entries()) {
        const taper = Math.min(1, step / (gap * 3), (path.length - step) / (gap * 3));
        overlay.dot(pointX, pointY, stroke * taper ** 0.6, colour, 0.75);
      }
    }
    return [skyLayer(sheet, ground), overlay.layer];
  };
}

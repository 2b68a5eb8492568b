import { lighten, mix, Ramp, type Rgb, rgb } from '../colour';
import { Overlay, type Point } from '../overlay';
import type { Motif } from '../sheet';

interface Isometric {
  /** From the lowest block to the highest. */
  colours: string;
  /** What the feet of the blocks sink into. */
  shadow: string;
  /** Blocks along a unit. */
  density?: number;
  steps?: number;
}

/** A landscape of square pillars, seen from above a corner. */
export function isometric({ colours, shadow, density = 13, steps = 9 }: Isometric): Motif {
  return (sheet) => {
    const { noise, width, height, unit } = sheet;
    const overlay = new Overlay(sheet);
    const ramp = new Ramp(colours);
    const dark = rgb(shadow);
    const half = unit / density;
    const rise = half * 0.58;
    const tallest = half * 4.4;
    const rows = Math.ceil((height + tallest * 2) / rise) + 2;
    const columns = Math.ceil(width / (half * 2)) + 2;
    const placeOf = (line: number, column: number): Point => [(column * 2 + (line & 1)) * half, line * rise];
    const levelOf = (line: number, column: number) => {
      const [x, y] = placeOf(line, column);
      const swell = 0.5 + noise.layered((x / unit) * 1.25, (y / unit) * 2, 2) * 0.75;
      return Math.max(0, Math.min(1, Math.round(swell * steps) / steps));
    };
    for (let line = -2; line < rows; line++) {
      for (let column = -1; column < columns; column++) {
        const [x, y] = placeOf(line, column);
        const level = levelOf(line, column);
        const inFront = line & 1 ? column : column - 1;
        const drops: [number, number] = [
          (level - levelOf(line + 1, inFront)) * tallest,
          (level - levelOf(line + 1, inFront + 1)) * tallest,
        ];
        const pillar = { x, y: y - level * tallest, half, rise, colour: ramp.at(level + noise.at(x, y) * 0.02) };
        drawPillar(overlay, pillar, drops, dark);
      }
    }
    return [overlay.layer];
  };
}

interface Pillar {
  x: number;
  y: number;
  half: number;
  rise: number;
  colour: Rgb;
}

const SLICES = 16;

/** The top of a pillar, and of its two sides as much as the pillars in front of it leave to see. */
function drawPillar(overlay: Overlay, pillar: Pillar, drops: readonly [number, number], dark: Rgb): void {
  const { x, y, half, rise, colour } = pillar;
  const lap = 0.35;
  const left: Point = [x - half - lap, y];
  const right: Point = [x + half + lap, y];
  const front: Point = [x, y + rise + lap];
  const sides = [
    { from: left, to: front, drop: drops[0], tone: lighten(colour, -0.1) },
    { from: front, to: right, drop: drops[1], tone: lighten(colour, -0.2) },
  ];
  for (const { from, to, drop, tone } of sides) {
    for (let slice = 0; drop > 0 && slice < SLICES; slice++) {
      const upper = (drop * slice) / SLICES;
      const lower = (drop * (slice + 1)) / SLICES + lap * 2;
      const band: Point[] = [
        [from[0], from[1] + upper],
        [to[0], to[1] + upper],
        [to[0], to[1] + lower],
        [from[0], from[1] + lower],
      ];
      overlay.polygon(band, mix(tone, dark, (slice / SLICES) * 0.4));
    }
  }
  overlay.polygon([left, [x, y - rise - lap], right, front], colour);
}

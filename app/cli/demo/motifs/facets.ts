import { lighten, Ramp } from '../colour';
import { Overlay, type Point } from '../overlay';
import { between } from '../random';
import type { Motif } from '../sheet';

interface Facets {
  colours: string;
  /** Triangles a unit. */
  density?: number;
  /** How strongly the light picks out the facets. */
  relief?: number;
  /** Direction in which the colours run, in turns. */
  turn?: number;
}

/** A folded plane of triangles under a slanting light. */
export function facets({ colours, density = 9, relief = 0.1, turn = 0.12 }: Facets): Motif {
  return (sheet) => {
    const { random, noise, width, height, unit } = sheet;
    const overlay = new Overlay(sheet);
    const ramp = new Ramp(colours);
    const cell = unit / density;
    const columns = Math.ceil(width / cell) + 3;
    const lines = Math.ceil(height / (cell * 0.87)) + 3;
    const grid: Point[][] = Array.from({ length: lines }, (_, line) =>
      Array.from({ length: columns }, (_, column) => [
        (column - 1 + (line % 2) * 0.5 + between(random, -0.36, 0.36)) * cell,
        (line - 1 + between(random, -0.36, 0.36)) * cell * 0.87,
      ]),
    );
    const elevation = ([x, y]: Point) =>
      noise.layered((x / unit) * 1.5, (y / unit) * 1.5, 3) * 0.5 + between(random, -0.03, 0.03);
    const raised = (point: Point): Corner => [point[0] / unit, point[1] / unit, elevation(point)];
    const cos = Math.cos(turn * Math.PI * 2);
    const sin = Math.sin(turn * Math.PI * 2);
    const span = (Math.abs(cos) * width + Math.abs(sin) * height) / unit;
    const facet = (corners: readonly [Point, Point, Point]) => {
      const [a, b, c] = [raised(corners[0]), raised(corners[1]), raised(corners[2])];
      const light = facing(a, b, c);
      const u = (a[0] + b[0] + c[0]) / 3 - width / unit / 2;
      const v = (a[1] + b[1] + c[1]) / 3 - height / unit / 2;
      const tone = 0.5 + (u * cos + v * sin) / span + noise.at(u * 1.2 + 4, v * 1.2) * 0.22 + light * 0.12;
      overlay.polygon(corners, lighten(ramp.at(tone), light * relief), 1, true);
    };
    for (let line = 0; line + 1 < lines; line++) {
      const upper = grid[line] as Point[];
      const lower = grid[line + 1] as Point[];
      for (let column = 0; column + 1 < columns; column++) {
        const [a, b] = [upper[column] as Point, upper[column + 1] as Point];
        const [c, d] = [lower[column] as Point, lower[column + 1] as Point];
        if (line % 2 === 0) {
          facet([a, b, c]);
          facet([b, d, c]);
        } else {
          facet([a, b, d]);
          facet([a, d, c]);
        }
      }
    }
    return [overlay.layer];
  };
}

type Corner = readonly [number, number, number];

/** How far a triangle leans into the light from the upper left: about -1 to 1. */
function facing(a: Corner, b: Corner, c: Corner): number {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
  const sign = normal[2] < 0 ? -1 : 1;
  return ((-normal[0] * 0.6 - normal[1] * 0.8) * sign) / (Math.hypot(...normal) + 1e-9);
}

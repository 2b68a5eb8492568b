import { Ramp, type Rgb, rgb } from '../colour';
import { blend, type Motif, shade, unitClamp } from '../sheet';

interface Arcs {
  ground: string;
  /** Rings from the outside in. */
  colours: string;
  /** Tiles along the shorter side. */
  tiles?: number;
  rings?: number;
}

/** Tiles of quarter rings, turned at random, that join into winding paths. */
export function windingArcs({ ground, colours, tiles = 5, rings = 5 }: Arcs): Motif {
  return (sheet) => {
    const { random, width, height, unit } = sheet;
    const paper = rgb(ground);
    const ramp = new Ramp(colours);
    const size = unit / tiles;
    const columns = Math.ceil(width / size);
    const flips = Array.from({ length: columns * Math.ceil(height / size) }, () => random() < 0.5);
    const bands = rings * 2 + 1;
    return [
      (row, y) => {
        const line = Math.floor(y / size);
        const v = y / size - line;
        for (let x = 0; x < width; x++) {
          const column = Math.floor(x / size);
          const u = flips[line * columns + column] ? x / size - column : 1 - (x / size - column);
          const distance = Math.min(Math.hypot(u, v), Math.hypot(1 - u, 1 - v));
          const place = distance * bands;
          const band = Math.round(place - 0.5);
          const odd = band % 2 === 1 && band < bands;
          const toEdge = Math.min(place - Math.floor(place), Math.ceil(place) - place) * (size / bands);
          blend(row, x, paper, 1);
          const tone = ramp.at((x / width) * 0.6 + (y / height) * 0.4);
          const cover = odd
            ? unitClamp(toEdge + 0.5)
            : unitClamp(0.5 - toEdge) * (band + 1 < bands || place % 1 < 0.5 ? 1 : 0);
          if (cover > 0) blend(row, x, tone, cover);
        }
      },
    ];
  };
}

/** Overlapping scales of rings, row upon row, like the waves of a printed cloth. */
export function scales({ ground, colours, tiles = 6, rings = 4 }: Arcs): Motif {
  return (sheet) => {
    const { width, height, unit, noise } = sheet;
    const paper = rgb(ground);
    const ramp = new Ramp(colours);
    const radius = unit / tiles / 2;
    return [
      (row, y) => {
        for (let x = 0; x < width; x++) {
          blend(row, x, paper, 1);
          const base = Math.ceil(y / (radius / 2));
          for (let line = base + 2; line >= base - 0; line--) {
            const centreY = line * (radius / 2);
            const shift = line % 2 === 0 ? 0 : radius;
            const nearest = Math.round((x - shift) / (radius * 2)) * radius * 2 + shift;
            const distance = Math.hypot(x - nearest, y - centreY);
            if (distance > radius + 0.5 || y > centreY) continue;
            const inside = unitClamp(radius - distance + 0.5);
            const place = (distance / radius) * rings;
            const ring = Math.floor(place);
            const edge = (Math.round(place) === 0 ? 1 : Math.abs(place - Math.round(place))) * (radius / rings);
            const light = noise.at((nearest / unit) * 1.4, (centreY / unit) * 1.4) * 0.3;
            const tone: Rgb = ramp.at((y / height) * 0.75 + light + 0.12 - (ring % 2) * 0.14);
            blend(row, x, tone, inside);
            blend(row, x, paper, unitClamp(0.7 + unit * 0.0008 - edge) * inside * 0.9);
            blend(row, x, paper, unitClamp(distance - radius + 1.6 + unit * 0.0024));
            shade(row, x, 0.86 + 0.14 * unitClamp((centreY - y) / (radius * 0.5)));
            if (distance < radius - 0.5) break;
          }
        }
      },
    ];
  };
}

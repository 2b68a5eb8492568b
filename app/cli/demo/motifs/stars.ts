import type { Rgb } from '../colour';
import { Ramp } from '../colour';
import { Field, overField } from '../field';
import { bell } from '../random';
import { ease, type Layer, type Motif, type Sheet, shine } from '../sheet';

interface Star {
  x: number;
  y: number;
  /** Deviation of its round light, in pixels. */
  spread: number;
  light: number;
  colour: Rgb;
}

const WARMTH = new Ramp('#9fc0ff #cfe0ff #fff7ec #ffe3bd #ffc489');

/** Stars of all magnitudes, many faint and few bright; `density` thins them out by place, 0 to 1. */
export function starLayer(sheet: Sheet, count: number, density: (u: number, v: number) => number): Layer {
  const { random, width, height, unit } = sheet;
  const rows = new Map<number, Star[]>();
  const sharpness = Math.max(0.62, unit / 2600);
  const total = Math.round((count * width * height) / (unit * unit));
  for (let tries = 0; tries < total; tries++) {
    const x = random() * width;
    const y = random() * height;
    const magnitude = Math.min(9, random() ** -0.45);
    const colour = WARMTH.at(0.5 + bell(random) * 0.22);
    if (random() > density(x / unit, y / unit)) continue;
    const star = { x, y, colour, light: Math.min(1.7, 0.25 * magnitude), spread: sharpness * (0.8 + magnitude * 0.1) };
    const reach = Math.ceil(star.spread * 6);
    for (let line = Math.floor(y) - reach; line <= y + reach; line++) {
      const list = rows.get(line);
      if (list) list.push(star);
      else rows.set(line, [star]);
    }
  }
  return (row, y) => {
    for (const star of rows.get(y) ?? []) {
      const reach = Math.ceil(star.spread * 6);
      const last = Math.min(width - 1, Math.floor(star.x) + reach);
      for (let x = Math.max(0, Math.floor(star.x) - reach); x <= last; x++) {
        const distance = ((x - star.x) ** 2 + (y - star.y) ** 2) / star.spread ** 2;
        const core = Math.exp(-distance * 0.5);
        const halo = ((0.035 * star.light) / (1 + distance * 0.25)) * ease(36, 9, distance);
        if (core + halo > 0.004) shine(row, x, star.colour, star.light * (core + halo));
      }
    }
  };
}

interface Galaxy {
  /** Glow of the band from its edge to its heart. */
  glow: string;
  /** Where the band crosses the middle of the sheet: shares of width and height, and its direction in turns. */
  through?: readonly [number, number];
  turn?: number;
  breadth?: number;
  strength?: number;
}

/** The band of the galaxy: a glow torn by dark dust, and stars that crowd in it. */
export function milkyWay(options: Galaxy): Motif {
  return (sheet) => {
    const { noise, unit } = sheet;
    const { through = [0.5, 0.45], turn = 0.16, breadth = 0.26, strength = 1 } = options;
    const ramp = new Ramp(options.glow);
    const cos = Math.cos(turn * Math.PI * 2);
    const sin = Math.sin(turn * Math.PI * 2);
    const middleX = (through[0] * sheet.width) / unit;
    const middleY = (through[1] * sheet.height) / unit;
    const across = (u: number, v: number) =>
      (v - middleY) * cos - (u - middleX) * sin + noise.at(u * 1.1, v * 1.1) * 0.07;
    const band = (u: number, v: number) => Math.exp(-((across(u, v) / breadth) ** 2));
    const field = new Field(sheet, 4, 2, (u, v, out) => {
      const along = (u - middleX) * cos + (v - middleY) * sin;
      const distance = across(u, v);
      const glow = Math.exp(-((distance / breadth) ** 2)) * (0.72 + 0.28 * Math.exp(-((along / 0.8) ** 2)));
      const cloud = 0.5 + 0.5 * noise.layered(u * 2.6 + 5, v * 2.6, 5);
      const bend = noise.layered(u * 1.8, v * 1.8 + 40, 3) * 0.5;
      const lane = noise.layered(along * 2.2 + bend + 60, distance * 6 + bend * 2, 5);
      const dust = ease(-0.12, 0.42, lane) * Math.exp(-((distance / (breadth * 0.6)) ** 2));
      out[0] = glow * (0.35 + 0.85 * cloud) * (1 - dust * 0.82);
      out[1] = glow * cloud * (1 - dust * 0.6);
    });
    const nebula = overField(field, (row, x, _y, values, at) => {
      const light = values[at] as number;
      shine(row, x, ramp.at(light * 1.05), Math.min(1, light * 1.05) * 0.8 * strength);
    });
    const fine = starLayer(sheet, 17000, (u, v) => 0.1 + 0.9 * band(u, v) ** 1.4);
    return [nebula, fine];
  };
}

/** A clear night with stars spread evenly. */
export function starryNight(count: number, fadeFrom = 0.3, fadeTo = 0.75): Motif {
  return (sheet) => [
    starLayer(sheet, count, (_u, v) => ease(fadeTo, fadeFrom, (v * sheet.unit) / sheet.height) * 0.9 + 0.02),
  ];
}

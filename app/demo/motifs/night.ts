import { css, ease, makeRamp, rgb, unit } from '../canvas/colour';
import { bell, between } from '../canvas/noise';
import { blend, type Motif, n, openSky, type Shader, type Sheet, shine, times } from '../canvas/painting';

const WARMTH = makeRamp('#9fc0ff #cfe0ff #fff7ec #ffe3bd #ffc489');

/** Stars of all magnitudes, many faint and few bright. `density` is the share to keep at each position, 0 to 1. */
function stars({ random, width, height }: Sheet, count: number, density: (u: number, v: number) => number) {
  // One path for all stars of a kind: an element per star takes many times as long.
  const kinds = new Map<string, string>();
  for (let star = 0; star < count * width * height; star++) {
    const [u, v, warmth] = [random() * width, random() * height, unit(0.5 + bell(random) * 0.22)];
    const magnitude = Math.round(Math.min(9, random() ** -0.45) * 2) / 2;
    if (random() > density(u, v)) continue;
    const light = `stroke-width="${n(0.0006 + magnitude * 0.00014)}" opacity="${Math.min(1, 0.25 * magnitude)}"`;
    const kind = `${light} stroke="${css(WARMTH(Math.round(warmth * 6) / 6))}"`;
    kinds.set(kind, `${kinds.get(kind) ?? ''}M${n(u)} ${n(v)}h0`);
  }
  const paths = [...kinds].map(([kind, points]) => `<path d="${points}" ${kind}/>`);
  return `<g fill="none" stroke-linecap="round">${paths.join('')}</g>`;
}

/** A clear night with fewer stars towards the ground. */
export const clearNight = (sheet: Sheet) => stars(sheet, 2600, (_u, v) => ease(0.75, 0.3, v / sheet.height) * 0.9);

/** The Milky Way: a glowing band with dark dust and dense stars. */
export function milkyWay(sky: string, glow: string, turn: number, breadth = 0.26): Motif {
  return (sheet) => {
    const { noise, width, height } = sheet;
    const [night, ramp] = [openSky(sheet, sky), makeRamp(glow)];
    const [cos, sin] = [Math.cos(turn * Math.PI * 2), Math.sin(turn * Math.PI * 2)];
    const [left, top] = [width * 0.5, height * 0.45];
    const across = (u: number, v: number) => (v - top) * cos - (u - left) * sin + noise.at(u * 1.1, v * 1.1) * 0.07;
    const ground: Shader = (u, v, pixel) => {
      const along = (u - left) * cos + (v - top) * sin;
      const distance = across(u, v);
      night(u, v, pixel);
      const band = Math.exp(-((distance / breadth) ** 2)) * (0.72 + 0.28 * Math.exp(-((along / 0.8) ** 2)));
      if (band < 0.01) return;
      const cloud = 0.5 + 0.5 * noise.layered(u * 2.6 + 5, v * 2.6, 5);
      const bend = noise.layered(u * 1.8, v * 1.8 + 40, 3) * 0.5;
      const lane = noise.layered(along * 2.2 + bend + 60, distance * 6 + bend * 2, 5);
      const dust = ease(-0.12, 0.42, lane) * Math.exp(-((distance / (breadth * 0.6)) ** 2));
      const light = band * (0.35 + 0.85 * cloud) * (1 - dust * 0.82) * 1.05;
      shine(pixel, ramp(light), unit(light) * 0.85);
    };
    const density = (u: number, v: number) => 0.1 + 0.9 * Math.exp(-((across(u, v) / breadth) ** 2)) ** 1.4;
    return { ground, coarseness: 3, drawing: stars(sheet, 9000, density) };
  };
}

/** Curtains of light with curved bright hems, and rays that fade upwards. */
export function aurora(sky: string, colours: string, hem: number, curtains = 4): Motif {
  return (sheet) => {
    const { noise, random, width, height, pixel: fine } = sheet;
    const [night, ramp, tall] = [openSky(sheet, sky), makeRamp(colours), Math.max(1, height * 0.75)];
    const all = times(curtains, (index) => {
      const [level, length] = [hem * height * between(random, 0.68, 1.15), between(random, 0.42, 0.8) * tall];
      const strength = between(random, 0.55, 1);
      return times(Math.ceil(width / fine / 2) + 1, (column) => {
        const u = column * fine * 2;
        const fold = noise.layered(u * (height > width ? 1.5 : 0.8) + index * 9, index * 4.4, 3);
        const pleat = u * 7 + fold * 6;
        const ray = 0.62 + 0.3 * noise.layered(pleat, index * 7.7, 2) + 0.16 * noise.layered(pleat * 7, index + 3, 2);
        const rays = Math.max(0, ray) * ease(-0.35, 0.45, noise.at(u * 0.75 + index * 31, 8.8)) * strength;
        const bottom = level + fold * 0.3 * tall + noise.at(pleat * 0.7, index + 0.3) * 0.018;
        return [bottom, length * (0.75 + 0.35 * noise.at(pleat * 1.3, index + 60)), rays] as const;
      });
    });
    const ground: Shader = (u, v, pixel) => {
      night(u, v, pixel);
      for (const curtain of all) {
        const [bottom, length, rays] = curtain[Math.floor(u / fine / 2)] ?? [0, 1, 0];
        const rise = (bottom - v) / length;
        if (rise < -0.16 || rise > 1.6) continue;
        const body = rise < 0 ? ease(-0.16, 0, rise) ** 2 : Math.exp(-rise * 2.6) * ease(1.6, 0.9, rise);
        shine(pixel, ramp(rise * 0.95 + 0.04), (body * 0.8 + Math.exp(-((rise / 0.07) ** 2)) * 0.28) * rays);
      }
    };
    return { ground, drawing: clearNight(sheet) };
  };
}

/** A clear sky with the arcs of stars around a pole in a long exposure. */
export function starTrails(sky: string, x: number, y: number): Motif {
  return (sheet) => {
    const { random, width, height } = sheet;
    const trails = times(620, () => {
      const [from, light] = [random() * Math.PI * 2, Math.min(0.95, 0.2 * random() ** -0.5)];
      const radius = Math.hypot(width, height) * random() ** 0.72;
      const at = (angle: number) =>
        `${n(x * width + Math.cos(angle) * radius)} ${n(y * height + Math.sin(angle) * radius)}`;
      const line = `M${at(from)}A${n(radius)} ${n(radius)} 0 0 1 ${at(from + between(random, 0.96, 1.05))}`;
      const colour = css(WARMTH(0.4 + bell(random) * 0.3));
      return `<path d="${line}" stroke="${colour}" stroke-width="${n(0.0006 + light * 0.0012)}" opacity="${n(light)}"/>`;
    });
    const drawing = `<g fill="none" stroke-linecap="round">${trails.join('')}</g>`;
    return { ground: openSky(sheet, sky), coarseness: 4, drawing };
  };
}

type Colours = readonly [space: string, surface: string, air: string];
type Place = readonly [x: number, y: number, radius: number, light: number];

/** A planet, half of it dark, with a thin bright atmosphere. `light` is the direction of the sun in turns. */
export function planet([space, surface, air]: Colours, [x, y, radius, light]: Place, banded = false): Motif {
  return (sheet) => {
    const { noise, width, height, pixel: fine } = sheet;
    const [dark, ramp, haze] = [openSky(sheet, space), makeRamp(surface), rgb(air)];
    const [lightX, lightY] = [Math.cos(light * Math.PI * 2) * 0.94, Math.sin(light * Math.PI * 2) * 0.94];
    const ground: Shader = (u, v, pixel) => {
      const [side, down] = [(u - x * width) / radius, (v - y * height) / radius];
      const distance = Math.hypot(side, down);
      const facing = (side * lightX + down * lightY) / Math.max(0.001, distance);
      dark(u, v, pixel);
      const halo = Math.exp((1 - distance) * 26) * 0.75 + Math.exp((1 - distance) * 5) * 0.14;
      if (distance > 1) shine(pixel, haze, halo * ease(-0.35, 0.9, facing));
      const cover = unit(((1 - distance) * radius) / fine / 2 + 0.5);
      if (cover === 0) return;
      const bulge = Math.sqrt(Math.max(0, 1 - distance * distance));
      const wrap = 1 / (0.45 + bulge);
      const tone = banded
        ? noise.layered(side * 0.8 + 3, down * 6 * (1 + 0.05 * wrap) + noise.at(side * 3, down * 5) * 0.35, 4)
        : noise.layered(side * 2.4 * wrap + 7, down * 2.4 * wrap, 5);
      blend(pixel, [2, 3, 8], cover);
      blend(pixel, ramp(0.5 + tone * 0.55), cover * ease(-0.08, 0.85, side * lightX + down * lightY + bulge * 0.34));
      shine(pixel, haze, cover * (1 - bulge) ** 3 * ease(-0.3, 0.9, facing) * 0.9);
    };
    const isSpace = (u: number, v: number) => Math.hypot(u - x * width, v - y * height) > radius * 1.02;
    return { ground, drawing: stars(sheet, 1500, (u, v) => (isSpace(u, v) ? 0.8 : 0)) };
  };
}

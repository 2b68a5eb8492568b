import { Ramp, rgb } from '../colour';
import { blend, ease, type Motif, shine, unitClamp } from '../sheet';
import { skyLayer } from './sky';
import { starLayer } from './stars';

interface Planet {
  space: string;
  /** Surface from dark to bright. */
  surface: string;
  air: string;
  /** Shares of width and height; radius in units. */
  x: number;
  y: number;
  radius: number;
  /** Direction of the light, in turns; 0 is right, a quarter is down. */
  light: number;
  banded?: boolean;
  stars?: number;
}

/** A planet half in its own night, with a thin shining line of air. */
export function planet(view: Planet): Motif {
  return (sheet) => {
    const { noise, width, height, unit } = sheet;
    const ramp = new Ramp(view.surface);
    const air = rgb(view.air);
    const centreX = (view.x * width) / unit;
    const centreY = (view.y * height) / unit;
    const lightX = Math.cos(view.light * Math.PI * 2) * 0.94;
    const lightY = Math.sin(view.light * Math.PI * 2) * 0.94;
    const night = rgb('#020308');
    return [
      skyLayer(sheet, view.space),
      starLayer(sheet, view.stars ?? 1500, () => 0.8),
      (row, y) => {
        const down = (y / unit - centreY) / view.radius;
        for (let x = 0; x < width; x++) {
          const side = (x / unit - centreX) / view.radius;
          const distance = Math.hypot(side, down);
          const facing = (side * lightX + down * lightY) / Math.max(0.001, distance);
          if (distance > 1) {
            const glow = Math.exp(-(distance - 1) * 26) * 0.75 + Math.exp(-(distance - 1) * 5) * 0.14;
            shine(row, x, air, glow * ease(-0.35, 0.9, facing));
          }
          const cover = unitClamp((1 - distance) * view.radius * unit + 0.5);
          if (cover === 0) continue;
          const bulge = Math.sqrt(Math.max(0, 1 - distance * distance));
          const day = side * lightX + down * lightY + bulge * 0.34;
          const lit = ease(-0.08, 0.85, day);
          blend(row, x, night, cover);
          if (lit > 0.002) {
            const wrap = 1 / (0.45 + bulge);
            const tone = view.banded
              ? noise.layered(side * 0.8 + 3, down * 6 * (1 + 0.05 * wrap) + noise.at(side * 3, down * 5) * 0.35, 4)
              : noise.layered(side * 2.4 * wrap + 7, down * 2.4 * wrap, 5);
            ramp.paint(row, x, 0.5 + tone * 0.55, cover * lit);
          }
          shine(row, x, air, cover * (1 - bulge) ** 3 * ease(-0.3, 0.9, facing) * 0.9);
        }
      },
    ];
  };
}

/** The black sun of a total eclipse with its streaming corona. */
export function eclipse(space: string, corona: string, stars = 900): Motif {
  return (sheet) => {
    const { noise, width, height, unit } = sheet;
    const light = rgb(corona);
    const radius = 0.17;
    const tilt = 0.5;
    return [
      skyLayer(sheet, space),
      starLayer(sheet, stars, () => 0.8),
      (row, y) => {
        const down = (y - height * 0.46) / unit;
        for (let x = 0; x < width; x++) {
          const side = (x - width / 2) / unit;
          const distance = Math.hypot(side, down);
          const away = Math.max(0, distance - radius) / radius;
          const dirX = side / (distance + 1e-6);
          const dirY = down / (distance + 1e-6);
          const streams =
            0.62 +
            0.5 * noise.layered(dirX * 2.3 + 9, dirY * 2.3, 3) +
            0.2 * noise.layered(dirX * 11, dirY * 11 + away * 0.4, 3);
          const equator = 0.75 + 0.45 * Math.abs(dirX * Math.cos(tilt) + dirY * Math.sin(tilt)) ** 2;
          const fall = Math.exp((-away * 2.1) / Math.max(0.3, streams * equator));
          shine(row, x, light, fall * 0.85 + Math.exp(-away * 26) * 0.7 + 0.06 / (1 + away * away));
          const inside = unitClamp((radius - distance) * unit + 0.5);
          if (inside > 0) blend(row, x, [4, 5, 8], inside);
        }
      },
    ];
  };
}

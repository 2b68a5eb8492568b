import { Ramp, type Rgb, rgb } from '../colour';
import { blend, ease, type Motif, shade, shine, unitClamp } from '../sheet';

interface Arches {
  wall: string;
  /** The openings from the outermost to the innermost. */
  steps: string;
  sun: string;
  /** Centre as a share of the width; half breadth in units. */
  x?: number;
  breadth?: number;
  /** Top of the outermost arch as a share of the height. */
  top?: number;
  count?: number;
}

/** Arches within arches, each a little deeper, with a low sun in the last. */
export function arches({ wall, steps, sun, x: centre = 0.5, breadth = 0.36, top = 0.16, count = 5 }: Arches): Motif {
  return (sheet) => {
    const { width, height, unit, noise } = sheet;
    const plaster = new Ramp(wall);
    const ramp = new Ramp(steps);
    const tones = Array.from({ length: count }, (_, index) => ramp.at(index / (count - 1)));
    const disc = rgb(sun);
    const axis = centre * width;
    const outer = breadth * unit;
    const crown = top * height + outer;
    const inset = outer / (count + 1.6);
    return [
      (row, y) => {
        for (let x = 0; x < width; x++) {
          plaster.paint(row, x, (x / width) * 0.5 + (y / height) * 0.5);
          const rough =
            noise.at((x / unit) * 9, (y / unit) * 9) * 0.012 + noise.at((x / unit) * 60, (y / unit) * 60) * 0.008;
          shade(row, x, 1 + rough);
          const dx = x - axis;
          for (let index = 0; index < count; index++) {
            const half = outer - inset * index;
            const centreY = crown + inset * index * 0.12;
            const away = (y < centreY ? Math.hypot(dx, y - centreY) : Math.abs(dx)) - half;
            const cover = unitClamp(0.5 - away);
            if (cover === 0) break;
            blend(row, x, tones[index] as Rgb, cover);
            const lightAway = shadowAway(dx - unit * 0.028, y - unit * 0.02, centreY, half);
            shade(row, x, 1 - 0.3 * cover * ease(-unit * 0.035, unit * 0.015, lightAway));
            shade(row, x, 1 + rough);
          }
          const last = outer - inset * (count - 1);
          const toSun = Math.hypot(dx + last * 0.1, y - height * 0.7);
          const within =
            y < crown + inset * count * 0.12 ? Math.hypot(dx, y - crown - inset * count * 0.12) : Math.abs(dx);
          const opening = unitClamp(last - within + 0.5);
          if (opening > 0) {
            blend(row, x, disc, opening * unitClamp(last * 0.46 - toSun + 0.5));
            shine(row, x, disc, opening * 0.22 * ease(last * 2, 0, toSun));
          }
        }
      },
    ];
  };
}

function shadowAway(dx: number, y: number, centreY: number, half: number): number {
  return (y < centreY ? Math.hypot(dx, y - centreY) : Math.abs(dx)) - half;
}

import { Ramp, rgb } from '../colour';
import { Field, overField } from '../field';
import { blend, ease, type Motif, shade, unitClamp } from '../sheet';

interface Shoreline {
  /** From dry sand (0) over the water's edge (.4) to the deep (1). */
  colours: string;
  foam?: string;
  /** Direction in which the water lies, in turns. */
  turn?: number;
  /** Where the edge runs, as a share of the way across. */
  edge?: number;
}

const EDGE = 0.4;

/** A beach from above: sand, the lace of the last waves, clear shallows and the deep. */
export function shoreline({ colours, foam = '#fffdf8', turn = 0.07, edge = 0.42 }: Shoreline): Motif {
  return (sheet) => {
    const { noise, unit, width, height } = sheet;
    const ramp = new Ramp(colours);
    const white = rgb(foam);
    const cos = Math.cos(turn * Math.PI * 2);
    const sin = Math.sin(turn * Math.PI * 2);
    const span = (Math.abs(cos) * width + Math.abs(sin) * height) / unit;
    const field = new Field(sheet, 3, 3, (u, v, out) => {
      const offX = u - width / unit / 2;
      const offY = v - height / unit / 2;
      const along = offY * cos - offX * sin;
      const across = (offX * cos + offY * sin) / span + 0.5;
      const swash =
        noise.layered(along * 1.3, across * 0.9, 3) * 0.11 + noise.layered(along * 5, across * 3 + 9, 3) * 0.018;
      const shore = across + swash - edge;
      const bendX = u + noise.at(u * 5, v * 5) * 0.05 + noise.layered(u * 21, v * 21, 2) * 0.017;
      const bendY = v + noise.at(u * 5 + 7, v * 5) * 0.05 + noise.layered(u * 21 + 9, v * 21, 2) * 0.017;
      const lace = Math.min(noise.cells(bendX * 24, bendY * 24) + 0.02, noise.cells(bendX * 56 + 5, bendY * 56) * 1.1);
      out[0] = shore;
      out[1] = lace;
      out[2] = noise.layered(u * 3.1 + 30, v * 3.1, 4);
    });
    return [
      overField(field, (row, x, y, values, at) => {
        const shore = values[at] as number;
        const lace = values[at + 1] as number;
        const drift = values[at + 2] as number;
        ramp.paint(
          row,
          x,
          shore < 0 ? EDGE + shore * (EDGE / edge) : EDGE + (shore / (1 - edge)) * 0.6 + drift * 0.035,
        );
        if (shore < 0) {
          shade(row, x, 1 + drift * 0.03 + noise.at(x * 0.21, y * 0.21) * 0.012);
          if (shore * unit < -1) return;
        }
        const net = ease(0.13, 0.0, lace);
        blend(row, x, white, net * 0.2 * ease(0.5, 0.02, shore) * ease(-0.3, 0.4, drift));
        let cover =
          0.92 * ease(0.011, 0.001, shore) + 0.75 * ease(0.06, 0.006, shore) * ease(0.3, 0.05, lace - drift * 0.15);
        for (const [place, length, strength] of BREAKERS) {
          const behind = shore - place - drift * 0.035;
          if (behind < 0 || behind > length) continue;
          const fresh = 1 - behind / length;
          const torn = ease(0.06 + fresh * 0.32, 0, lace - (fresh - 0.72) * 0.6);
          cover = Math.max(
            cover,
            Math.min(1, torn * fresh * 1.25) * strength * ease(-0.5, 0.1, drift) * ease(0, 0.004, behind),
          );
        }
        if (cover > 0) blend(row, x, white, Math.min(0.97, cover) * unitClamp(shore * unit * 0.8 + 0.5));
      }),
    ];
  };
}

/** Place behind the edge, length of the foam it trails, strength. */
const BREAKERS = [
  [0.075, 0.07, 0.9],
  [0.185, 0.09, 0.65],
] as const;

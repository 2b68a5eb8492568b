import { Ramp, rgb } from '../colour';
import { Field, rowOf } from '../field';
import { blend, type Motif, unitClamp } from '../sheet';

interface ContourLines {
  /** The ground from low to high. */
  ground: string;
  line: string;
  levels?: number;
  detail?: number;
  /** Opacity of the common lines; every fifth is strong. */
  strength?: number;
}

/** A map without names: lines of equal height over a tinted ground. */
export function contourLines({ ground, line, levels = 40, detail = 1.1, strength = 0.45 }: ContourLines): Motif {
  return (sheet) => {
    const { noise, unit, width } = sheet;
    const ramp = new Ramp(ground);
    const ink = rgb(line);
    const field = new Field(sheet, 4, 1, (u, v, out) => {
      const bend = noise.at(u * 0.9 + 20, v * 0.9) * 0.35;
      out[0] = (0.5 + noise.layered(u * detail + bend, v * detail + bend, 3) * 0.85) * levels;
    });
    const here = rowOf(field);
    const below = rowOf(field);
    const thin = Math.max(0.9, unit * 0.00085);
    return [
      (row, y) => {
        field.read(y, here);
        field.read(y + 2, below);
        for (let x = 0; x < width; x++) {
          const value = here[x] as number;
          ramp.paint(row, x, value / levels);
          const right = here[Math.min(width - 1, x + 2)] as number;
          const slope = Math.max(1e-4, Math.hypot(right - value, (below[x] as number) - value) / 2);
          const nearest = Math.round(value);
          const strong = nearest % 5 === 0;
          const away = Math.abs(value - nearest) / slope;
          const half = strong ? thin * 1.1 : thin * 0.62;
          // A plateau would become one broad stroke; there the line fades instead.
          const cover = unitClamp(half + 0.5 - away) * unitClamp(slope * unit * 0.25);
          if (cover > 0) blend(row, x, ink, cover * (strong ? Math.min(1, strength * 1.9) : strength));
        }
      },
    ];
  };
}

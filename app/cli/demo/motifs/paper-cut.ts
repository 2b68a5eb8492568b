import { lighten, Ramp, rgb } from '../colour';
import { Field, rowOf } from '../field';
import { blend, ease, type Motif, shade } from '../sheet';

interface PaperCut {
  /** From the lowest sheet of paper to the top one. */
  colours: string;
  sheets?: number;
  /** Size of the openings: smaller is coarser. */
  detail?: number;
  /** Where the deepest opening lies, as shares of width and height. */
  centre?: readonly [number, number];
}

/** Sheets of cut paper upon each other, each throwing a soft shadow on the one below. */
export function paperCut({ colours, sheets = 7, detail = 1.3, centre = [0.5, 0.5] }: PaperCut): Motif {
  return (sheet) => {
    const { noise, unit, width, height } = sheet;
    const ramp = new Ramp(colours);
    const tones = Array.from({ length: sheets }, (_, level) => ramp.at(level / (sheets - 1)));
    const rims = tones.map((tone) => lighten(tone, 0.035));
    const span = Math.hypot(width, height) / unit / 2;
    const field = new Field(sheet, 4, 1, (u, v, out) => {
      const x = u + noise.at(u * detail, v * detail + 5) * 0.16;
      const y = v + noise.at(u * detail + 8, v * detail) * 0.16;
      const away = Math.hypot(x - (centre[0] * width) / unit, y - (centre[1] * height) / unit) / span;
      out[0] = (away * 0.95 + noise.layered(x * detail, y * detail, 2) * 0.26 + 0.06) * sheets;
    });
    const here = rowOf(field);
    const below = rowOf(field);
    const lightSide = rowOf(field);
    const fibre = rgb('#ffffff');
    const throwX = Math.round(unit * 0.011);
    const throwY = Math.round(unit * 0.018);
    return [
      (row, y) => {
        field.read(y, here);
        field.read(y + 2, below);
        field.read(y - throwY, lightSide);
        for (let x = 0; x < width; x++) {
          const value = here[x] as number;
          const slopeX = ((here[Math.min(width - 1, x + 2)] as number) - value) / 2;
          const slope = Math.max(1e-5, Math.hypot(slopeX, ((below[x] as number) - value) / 2));
          const level = Math.min(sheets - 1, Math.max(0, Math.floor(value)));
          const inside = (value - level) / slope;
          blend(row, x, tones[Math.max(0, level - 1)] ?? fibre, 1);
          if (level < sheets - 1) {
            const reach = (level + 1 - (lightSide[Math.max(0, x - throwX)] as number)) / (slope * unit);
            const contact = (level + 1 - value) / (slope * unit);
            const dark = 0.3 * ease(0.028, -0.012, reach) + 0.16 * ease(0.02, 0, contact);
            blend(row, x, tones[level] ?? fibre, level === 0 ? 1 : Math.min(1, inside));
            shade(row, x, 1 - dark);
          } else {
            blend(row, x, tones[level] ?? fibre, Math.min(1, inside));
          }
          if (level > 0 && inside < unit * 0.004) blend(row, x, rims[level] ?? fibre, Math.min(1, inside) * 0.8);
        }
      },
    ];
  };
}

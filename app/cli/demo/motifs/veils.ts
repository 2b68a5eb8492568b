import { lighten, type Rgb, rgb } from '../colour';
import { Field, overField } from '../field';
import { between } from '../random';
import { blend, ease, type Layer, type Motif, shade, unitClamp } from '../sheet';
import { skyLayer } from './sky';

interface Veils {
  ground: string;
  /** One veil a colour, from the back to the front. */
  colours: string;
  /** Direction of the veils, in turns. */
  turn?: number;
  /** How far a veil reaches before it has faded, in units. */
  depth?: number;
}

/** Long curved veils: each has a clear edge, a little shadow behind it, and fades into the next. */
export function veils({ ground, colours, turn = 0.06, depth = 0.75 }: Veils): Motif {
  return (sheet) => {
    const { noise, random, unit, width, height } = sheet;
    const palette = colours.split(' ').map(rgb);
    const cos = Math.cos(turn * Math.PI * 2);
    const sin = Math.sin(turn * Math.PI * 2);
    const span = (Math.abs(sin) * width + Math.abs(cos) * height) / unit;
    const offsets = palette.map((_, index) => span * ((index + between(random, 0.3, 0.8)) / palette.length - 0.5));
    const field = new Field(sheet, 6, palette.length, (u, v, out) => {
      const along = (u - width / unit / 2) * cos + (v - height / unit / 2) * sin;
      const across = (v - height / unit / 2) * cos - (u - width / unit / 2) * sin;
      for (const [index, offset] of offsets.entries()) {
        const curve =
          noise.at(along * 0.62 + index * 0.35, index * 0.55) * 0.42 + noise.at(along * 1.3, index * 3.1) * 0.06;
        out[index] = across - offset - curve;
      }
    });
    return [skyLayer(sheet, ground), ...palette.map((colour, index) => veilLayer(field, colour, index, depth))];
  };
}

function veilLayer(field: Field, colour: Rgb, index: number, depth: number): Layer {
  const { unit } = field.sheet;
  const rim = lighten(colour, 0.06);
  return overField(field, (row, x, _y, values, at) => {
    const inside = values[at + index] as number;
    if (inside < 0) {
      if (inside > -0.16) shade(row, x, 1 - 0.2 * ease(-0.16, 0, inside) ** 2);
      if (inside * unit < -1) return;
    }
    const cover = unitClamp(inside * unit + 0.5) * (0.04 + 0.9 * ease(depth, -0.1, inside));
    blend(row, x, colour, cover);
    if (inside < 0.12) blend(row, x, rim, cover * ease(0.12, 0, inside) * 0.6);
  });
}

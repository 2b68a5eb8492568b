import { Ramp, rgb } from '../colour';
import { Field, overField } from '../field';
import { between } from '../random';
import { ease, type Motif, shine } from '../sheet';

interface DeepLight {
  /** From the surface down. */
  water: string;
  light: string;
  /** Where the light comes in, as a share of the width. */
  source?: number;
}

/** Below the surface: shafts of light that fade into the deep, and drifting specks. */
export function deepLight({ water, light, source = 0.4 }: DeepLight): Motif {
  return (sheet) => {
    const { noise, random, width, height, unit } = sheet;
    const ramp = new Ramp(water);
    const glow = rgb(light);
    const tall = height / unit;
    const sourceX = (source * width) / unit;
    const field = new Field(sheet, 4, 2, (u, v, out) => {
      const angle = Math.atan2(u - sourceX, v + 0.55);
      const shafts =
        ease(-0.1, 0.75, noise.layered(angle * 7, v * 0.16, 3)) * 0.75 + ease(0, 0.8, noise.at(angle * 26, 4)) * 0.25;
      const down = v / tall;
      const centre = Math.exp(-((angle / 0.62) ** 2));
      const ripple = noise.cells(u * 5 + noise.at(u * 4, v * 9) * 0.5, v * 19 + noise.at(u * 3, v * 4));
      out[0] = down + noise.layered(u * 0.9, v * 1.4, 3) * 0.07 - centre * 0.08;
      out[1] =
        shafts * (0.18 + 0.82 * centre) * ease(0.95, 0, down) ** 1.6 * 0.75 +
        centre * ease(0.32, 0, down) ** 2 * 0.75 +
        ease(0.22, 0, ripple) * ease(0.16, 0, down) * 0.35;
    });
    const specks = Array.from({ length: 90 }, () => ({
      x: random() * width,
      y: between(random, 0.08, 0.95) * height,
      size: between(random, 0.0007, 0.0028) * unit,
      light: between(random, 0.05, 0.3),
    }));
    return [
      overField(field, (row, x, _y, values, at) => {
        ramp.paint(row, x, values[at] as number);
        shine(row, x, glow, values[at + 1] as number);
      }),
      (row, y) => {
        for (const speck of specks) {
          const reach = speck.size * 3;
          if (Math.abs(y - speck.y) > reach) continue;
          for (let x = Math.max(0, Math.ceil(speck.x - reach)); x < Math.min(width, speck.x + reach); x++) {
            const distance = ((x - speck.x) ** 2 + (y - speck.y) ** 2) / speck.size ** 2;
            shine(row, x, glow, speck.light * Math.exp(-distance));
          }
        }
      },
    ];
  };
}

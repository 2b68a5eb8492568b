import { lighten, type Rgb, rgb } from '../colour';
import { between } from '../random';
import { blend, ease, type Motif, shade, unitClamp } from '../sheet';
import { skyLayer } from './sky';

interface Discs {
  ground: string;
  colours: string;
  count?: number;
}

/** Large translucent discs that mix where they overlap, each with a breath of shadow. */
export function overlappingDiscs({ ground, colours, count = 7 }: Discs): Motif {
  return (sheet) => {
    const { random, width, height, unit } = sheet;
    const palette = colours.split(' ').map(rgb);
    const discs = Array.from({ length: count }, (_, index) => {
      const radius = between(random, 0.1, 0.4) * unit;
      return {
        radius,
        x: (0.14 + 0.72 * ((index + between(random, 0.2, 0.8)) / count)) * width,
        y: between(random, 0.22, 0.78) * height,
        light: lighten(palette[index % palette.length] as Rgb, 0.07),
        colour: palette[index % palette.length] as Rgb,
      };
    }).sort((first, second) => second.radius - first.radius);
    return [
      skyLayer(sheet, ground),
      (row, y) => {
        for (const disc of discs) {
          const reach = disc.radius * 1.5;
          if (Math.abs(y - disc.y) > reach) continue;
          const to = Math.min(width, disc.x + reach);
          for (let x = Math.max(0, Math.floor(disc.x - reach)); x < to; x++) {
            const distance = Math.hypot(x - disc.x, y - disc.y);
            const under = Math.hypot(x - disc.x - disc.radius * 0.05, y - disc.y - disc.radius * 0.11);
            const inside = unitClamp(disc.radius - distance + 0.5);
            if (inside < 1) shade(row, x, 1 - 0.17 * ease(disc.radius * 1.2, disc.radius * 0.86, under) * (1 - inside));
            if (inside === 0) continue;
            const slant = 0.5 + (x - disc.x + (y - disc.y) * 1.4) / (disc.radius * 3.4);
            blend(row, x, disc.light, inside * 0.86 * (1 - slant));
            blend(row, x, disc.colour, inside * 0.86 * slant);
          }
        }
      },
    ];
  };
}

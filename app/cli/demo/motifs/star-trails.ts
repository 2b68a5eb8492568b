import { Ramp } from '../colour';
import { Overlay } from '../overlay';
import { bell, between } from '../random';
import type { Motif } from '../sheet';

interface StarTrails {
  /** The pole, as shares of width and height. */
  pole: readonly [number, number];
  /** How much of a turn the longest trail makes. */
  exposure?: number;
  colours?: string;
  count?: number;
}

/** The turning sky of a long exposure: arcs around the pole. */
export function starTrails({ pole, exposure = 0.17, colours, count = 760 }: StarTrails): Motif {
  return (sheet) => {
    const { random, width, height, unit } = sheet;
    const overlay = new Overlay(sheet);
    const ramp = new Ramp(colours ?? '#8fb4ff #cfe0ff #fff4e0 #ffd8a0');
    const centreX = pole[0] * width;
    const centreY = pole[1] * height;
    const farthest = Math.hypot(Math.max(centreX, width - centreX), Math.max(centreY, height - centreY));
    for (let star = 0; star < count; star++) {
      const radius = farthest * random() ** 0.72;
      const start = random() * Math.PI * 2;
      const sweep = exposure * between(random, 0.92, 1) * Math.PI * 2;
      const light = Math.min(0.95, 0.2 * random() ** -0.5);
      const colour = ramp.at(0.5 + bell(random) * 0.25);
      const stroke = (0.45 + light * 0.55) * Math.max(1, unit / 1400);
      const steps = Math.ceil((radius * sweep) / 0.8);
      for (let step = 0; step <= steps; step++) {
        const angle = start + (sweep * step) / steps;
        const x = centreX + Math.cos(angle) * radius;
        const y = centreY + Math.sin(angle) * radius;
        const fade = Math.min(1, step / 30, (steps - step) / 30);
        if (x > -3 && y > -3 && x < width + 3 && y < height + 3) overlay.dot(x, y, stroke, colour, light * 0.4 * fade);
      }
    }
    return [overlay.layer];
  };
}

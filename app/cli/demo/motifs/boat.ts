import { rgb } from '../colour';
import { Overlay, type Point } from '../overlay';
import type { Motif } from '../sheet';

/** One small sailing boat with its broken reflection; place in shares of the sheet, size in units. */
export function sailingBoat(x: number, y: number, size: number, sailColour: string, hullColour: string): Motif {
  return (sheet) => {
    const overlay = new Overlay(sheet);
    const sail = rgb(sailColour);
    const hull = rgb(hullColour);
    const scale = size * sheet.unit;
    const at = (dx: number, dy: number): Point => [x * sheet.width + dx * scale, y * sheet.height + dy * scale];
    for (let line = 0; line < 26; line++) {
      const depth = line / 26;
      const sway = sheet.noise.at(line * 0.9, 3) * 0.05 * (0.4 + depth);
      const half = 0.3 * (1 - depth) + 0.02;
      const flat: Point[] = [
        at(-half * 0.4 + sway, 0.07 + depth * 0.75),
        at(half * 0.75 + sway, 0.07 + depth * 0.75),
        at(half * 0.7 + sway * 1.2, 0.085 + depth * 0.75),
        at(-half * 0.4 + sway * 1.2, 0.085 + depth * 0.75),
      ];
      overlay.polygon(flat, sail, 0.4 * (1 - depth));
    }
    overlay.polygon([at(0, -1), at(0.03, -0.98), at(0.02, 0), at(-0.005, 0)], hull);
    overlay.polygon(curve(at, [0.035, -0.96], [0.34, -0.4], [0.46, -0.06], [0.035, -0.08]), sail);
    overlay.polygon(curve(at, [-0.02, -0.86], [-0.16, -0.4], [-0.3, -0.08], [-0.02, -0.1]), sail, 0.9);
    overlay.polygon([at(-0.4, -0.03), at(0.5, -0.03), at(0.4, 0.06), at(-0.26, 0.07)], hull);
    return [overlay.layer];
  };
}

/** A sail: from the head over a bellied edge to the clew, then along the foot to the tack. */
function curve(at: (x: number, y: number) => Point, head: Point, belly: Point, clew: Point, tack: Point): Point[] {
  const points: Point[] = [];
  for (let step = 0; step <= 12; step++) {
    const t = step / 12;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    points.push(at(head[0] * a + belly[0] * b + clew[0] * c, head[1] * a + belly[1] * b + clew[1] * c));
  }
  return [...points, at(...tack)];
}

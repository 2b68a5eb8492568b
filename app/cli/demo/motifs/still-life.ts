import { Ramp, rgb } from '../colour';
import { blend, ease, type Layer, type Motif, type Sheet, shade, shine, unitClamp } from '../sheet';

interface Ball {
  /** Shares of the width and height; radius in units. */
  x: number;
  y: number;
  radius: number;
  /** From its shadow to its light. */
  colours: string;
}

interface StillLife {
  wall: string;
  /** Where the wall meets the floor, as a share of the height; it meets it in a soft bend. */
  floor: number;
  floorColours: string;
  balls: readonly Ball[];
}

/** A few round bodies in an empty room, lit softly from the upper left. */
export function stillLife({ wall, floor, floorColours, balls }: StillLife): Motif {
  return (sheet) => [roomLayer(sheet, wall, floor, floorColours), ...balls.flatMap((ball) => ballLayers(sheet, ball))];
}

function roomLayer(sheet: Sheet, wall: string, floor: number, floorColours: string): Layer {
  const { width, height, unit } = sheet;
  const wallRamp = new Ramp(wall);
  const floorRamp = new Ramp(floorColours);
  return (row, y) => {
    const down = y / height;
    const bend = ease(floor - 0.05, floor + 0.06, down);
    for (let x = 0; x < width; x++) {
      const slant = (x / width) * 0.35;
      wallRamp.paint(row, x, (down / floor) * 0.65 + slant);
      if (bend > 0) floorRamp.paint(row, x, ((down - floor) / (1 - floor)) * 0.65 + slant, bend);
      const lamp = Math.hypot((x - width * 0.22) / unit, (y - height * 0.1) / unit);
      shine(row, x, [255, 248, 235], 0.16 * ease(1.3, 0, lamp));
    }
  };
}

function ballLayers(sheet: Sheet, ball: Ball): Layer[] {
  const { width, height, unit } = sheet;
  const ramp = new Ramp(ball.colours);
  const bounce = rgb('#fff1df');
  const centreX = ball.x * width;
  const centreY = ball.y * height;
  const radius = ball.radius * unit;
  const ground = centreY + radius * 0.97;
  return [
    (row, y) => {
      const down = (y - ground) / (radius * 0.34);
      if (Math.abs(down) > 3) return;
      for (let x = 0; x < width; x++) {
        const side = (x - centreX - radius * 0.55 - down * radius * 0.18) / (radius * 1.5);
        const cast = Math.hypot(side, down * 0.75);
        const contact = Math.hypot((x - centreX - radius * 0.06) / (radius * 0.62), down * 1.7);
        shade(row, x, 1 - 0.38 * ease(1.25, 0, cast) - 0.4 * ease(1, 0, contact));
      }
    },
    (row, y) => {
      const down = (y - centreY) / radius;
      if (Math.abs(down) > 1.01) return;
      for (let x = Math.max(0, Math.floor(centreX - radius - 1)); x < Math.min(width, centreX + radius + 1); x++) {
        const side = (x - centreX) / radius;
        const distance = Math.hypot(side, down);
        const cover = unitClamp((1 - distance) * radius + 0.5);
        if (cover === 0) continue;
        const bulge = Math.sqrt(Math.max(0, 1 - distance * distance));
        const light = -side * 0.46 - down * 0.62 + bulge * 0.63;
        ramp.paint(row, x, 0.2 + light * 0.72, cover);
        shine(row, x, bounce, cover * 0.16 * Math.max(0, down) * (1 - bulge));
        blend(row, x, [255, 252, 246], cover * 0.3 * ease(0.86, 1.0, light));
      }
    },
  ];
}

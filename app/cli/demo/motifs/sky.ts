import { Ramp, type Rgb, rgb } from '../colour';
import { blend, ease, type Layer, type Sheet, shine } from '../sheet';

/** A run of colours from the top edge to `end` (a share of the height). */
export function skyLayer(sheet: Sheet, colours: string, end = 1): Layer {
  const ramp = new Ramp(colours);
  return (row, y) => {
    const [r, g, b] = ramp.at(y / sheet.height / end);
    const [nextR, nextG, nextB] = ramp.at((y + 1) / sheet.height / end);
    for (let x = 0; x < sheet.width; x++) {
      row[x * 3] = (r + nextR) / 2;
      row[x * 3 + 1] = (g + nextG) / 2;
      row[x * 3 + 2] = (b + nextB) / 2;
    }
  };
}

/** Where a sun or moon stands: shares of width and height, radius in units. */
export interface Orb {
  x: number;
  y: number;
  radius: number;
  colour: string;
  glow: string;
  /** How strong the light around it is. */
  halo?: number;
}

/** A bare disc with light around it that fades with distance. */
export function orbLayer(sheet: Sheet, orb: Orb): Layer {
  const colour = rgb(orb.colour);
  const glow = rgb(orb.glow);
  const halo = orb.halo ?? 0.5;
  const centreX = orb.x * sheet.width;
  const centreY = orb.y * sheet.height;
  const radius = orb.radius * sheet.unit;
  return (row, y) => {
    for (let x = 0; x < sheet.width; x++) {
      const distance = Math.hypot(x - centreX, y - centreY);
      const far = Math.max(0, distance - radius) / sheet.unit;
      shine(row, x, glow, halo * (0.55 / (1 + far * 14) + 0.45 / (1 + far * far * 9)));
      if (distance < radius + 1) blend(row, x, colour, Math.min(1, radius + 0.5 - distance));
    }
  };
}

/** A moon with faint seas, `phase` from -1 to 1 moves the shadow across it. */
export function moonLayer(sheet: Sheet, orb: Orb, phase: number): Layer {
  const colour = rgb(orb.colour);
  const glow = rgb(orb.glow);
  const centreX = orb.x * sheet.width;
  const centreY = orb.y * sheet.height;
  const radius = orb.radius * sheet.unit;
  return (row, y) => {
    const down = (y - centreY) / radius;
    for (let x = 0; x < sheet.width; x++) {
      const across = (x - centreX) / radius;
      const distance = Math.hypot(across, down);
      shine(row, x, glow, (orb.halo ?? 0.3) / (1 + Math.max(0, distance - 1) ** 1.4 * 1.6));
      if (distance > 1.01) continue;
      const bulge = Math.sqrt(Math.max(0, 1 - distance * distance));
      const seas = sheet.noise.layered(across * 1.7 + 5, down * 1.7, 4);
      const lit = ease(-0.12, 0.3, bulge * (1 - Math.abs(phase)) + across * phase);
      const light = lit * (0.92 + seas * 0.2) * (0.8 + bulge * 0.2);
      const edge = Math.min(1, (1 - distance) * radius + 0.5);
      const tone: Rgb = [colour[0] * light, colour[1] * light, colour[2] * light];
      if (edge > 0) blend(row, x, tone, edge * Math.max(lit, 0.15));
    }
  };
}

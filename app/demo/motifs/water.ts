import { ease, makeRamp, rgb } from '../canvas/colour';
import { blend, type Motif, type Orb, openSky, type Shader, shine } from '../canvas/painting';

interface Sea {
  sun?: Orb;
  swell?: number;
  /** Flat colour instead of light, as on a print. */
  matte?: boolean;
  drawing?: string;
}

/** Open water that reflects the sky and the sun. */
export function sea(sky: string, deep: string, horizon: number, { sun, swell = 1, matte, drawing }: Sea): Motif {
  return (sheet) => {
    const { width, height, noise } = sheet;
    const [open, air, depth, line] = [openSky(sheet, sky, horizon, sun), makeRamp(sky), rgb(deep), horizon * height];
    const [glow, sunX] = [rgb(sun?.[3].split(' ')[1] ?? '#000000'), (sun?.[0] ?? 0.5) * width];
    const ground: Shader = (u, v, pixel) => {
      if (v < line) return open(u, v, pixel);
      const below = v - line + 0.0004;
      const nearness = below / (height - line);
      const distance = 0.34 / (below + 0.012);
      const across = (u - width / 2) * distance;
      const long = noise.at(across * 1.1 + 20, distance * 5.2);
      const chop = noise.at(across * 4.3 + long, distance * 16 + long);
      const spark = noise.at(across * 12, distance * 44 + chop);
      const wrinkle = nearness > 0.12 ? noise.at(across * 30 + chop * 1.5, distance * 104 + spark) : 0;
      const rough = (0.25 + 0.75 * ease(0, 0.35, nearness)) * swell;
      const slope = (long * 0.36 + chop * 0.32 + spark * 0.2 + wrinkle * 0.2 * ease(0.12, 0.6, nearness)) * rough;
      pixel.set(air(0.9 - nearness * 0.72 + slope * 0.34));
      blend(pixel, depth, Math.min(0.94, 0.3 + nearness * 0.42 - slope * 0.55));
      blend(pixel, air(0.97), Math.exp(-below / 0.006) * 0.5);
      const road = Math.exp(-(((u - sunX) / (0.05 + nearness * 0.16)) ** 2));
      const glint = ease(0.05, 0.3, slope + road * 0.14 - 0.06);
      if (matte) blend(pixel, glow, road * (glint * 0.6 + 0.15));
      else shine(pixel, glow, road * glint * 1.15 + road * 0.12);
    };
    return { ground, coarseness: 1.5, drawing };
  };
}

const EDGE = 0.4;
/** Distance behind the edge, length of the trailing foam, strength. */
const BREAKERS = [
  [0.075, 0.07, 0.9],
  [0.185, 0.09, 0.65],
] as const;

/** A beach from above. Colours go from dry sand past the water's edge (.4) to deep water, in the direction `turn`. */
export function shoreline(colours: string, turn = 0.07, edge = 0.42): Motif {
  return ({ noise, width, height }) => {
    const [ramp, foam] = [makeRamp(colours), rgb('#fffdf8')];
    const [cos, sin] = [Math.cos(turn * Math.PI * 2), Math.sin(turn * Math.PI * 2)];
    const span = Math.abs(cos) * width + Math.abs(sin) * height;
    const ground: Shader = (u, v, pixel) => {
      const [offX, offY] = [u - width / 2, v - height / 2];
      const along = offY * cos - offX * sin;
      const across = (offX * cos + offY * sin) / span + 0.5;
      const lap = noise.layered(along * 5, across * 3 + 9, 3) * 0.018;
      const shore = across + noise.layered(along * 1.3, across * 0.9, 3) * 0.11 + lap - edge;
      const drift = noise.layered(u * 3.1 + 30, v * 3.1, 4);
      pixel.set(ramp(shore < 0 ? EDGE + shore * (EDGE / edge) : EDGE + (shore / (1 - edge)) * 0.6 + drift * 0.035));
      if (shore < -0.002) return blend(pixel, [0, 0, 0], 0.02 - drift * 0.03 - noise.at(u * 340, v * 340) * 0.012);
      const bendX = u + noise.at(u * 5, v * 5) * 0.05 + noise.layered(u * 21, v * 21, 2) * 0.017;
      const bendY = v + noise.at(u * 5 + 7, v * 5) * 0.05 + noise.layered(u * 21 + 9, v * 21, 2) * 0.017;
      const lace = Math.min(noise.cells(bendX * 24, bendY * 24) + 0.02, noise.cells(bendX * 56 + 5, bendY * 56) * 1.1);
      blend(pixel, foam, ease(0.13, 0, lace) * 0.2 * ease(0.5, 0.02, shore) * ease(-0.3, 0.4, drift));
      const swept = 0.75 * ease(0.06, 0.006, shore) * ease(0.3, 0.05, lace - drift * 0.15);
      const covers = BREAKERS.map(([place, length, strength]) => {
        const behind = shore - place - drift * 0.035;
        const fresh = behind < 0 ? 0 : Math.max(0, 1 - behind / length);
        const torn = ease(0.06 + fresh * 0.32, 0, lace - (fresh - 0.72) * 0.6);
        return Math.min(1, torn * fresh * 1.25) * strength * ease(-0.5, 0.1, drift) * ease(0, 0.004, behind);
      });
      const cover = Math.max(0.92 * ease(0.011, 0.001, shore) + swept, ...covers);
      blend(pixel, foam, Math.min(0.97, cover) * ease(-0.002, 0.001, shore));
    };
    return { ground };
  };
}

/** Under water: shafts of light that fade with depth. Colours go from top to bottom. */
export function deepLight(water: string, light: string, source = 0.4): Motif {
  return ({ noise, width, height }) => {
    const [ramp, glow] = [makeRamp(water), rgb(light)];
    const ground: Shader = (u, v, pixel) => {
      const [angle, down] = [Math.atan2(u - source * width, v + 0.55), v / height];
      const wide = ease(-0.1, 0.75, noise.layered(angle * 7, v * 0.16, 3)) * 0.75;
      const rays = wide + ease(0, 0.8, noise.at(angle * 26, 4)) / 4;
      const centre = Math.exp(-((angle / 0.62) ** 2));
      const far = rays * (0.18 + 0.82 * centre) * ease(0.95, 0, down) ** 1.6 * 0.75;
      const ripple = noise.cells(u * 5 + noise.at(u * 4, v * 9) * 0.5, v * 19 + noise.at(u * 3, v * 4));
      pixel.set(ramp(down + noise.layered(u * 0.9, v * 1.4, 3) * 0.07 - centre * 0.08));
      const near = centre * ease(0.32, 0, down) ** 2 * 0.75 + ease(0.22, 0, ripple) * ease(0.16, 0, down) * 0.35;
      shine(pixel, glow, far + near);
    };
    return { ground, coarseness: 3 };
  };
}

export const sailingBoat = (x: number, y: number, size: number, sail: string, hull: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-.2.1H.3L.06.8Z" fill="${sail}" opacity=".22"/>` +
  `<path d="M0-1l.03.02-.01.98h-.025Z" fill="${hull}"/><path d="M.035-.96Q.34-.4.46-.06L.035-.08Z" fill="${sail}"/>` +
  `<path d="M-.02-.86Q-.16-.4-.3-.08L-.02-.1Z" fill="${sail}"/><path d="M-.4-.03H.5L.4.06l-.66.01Z" fill="${hull}"/></g>`;

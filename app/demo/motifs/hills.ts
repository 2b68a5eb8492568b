import { css, mix, type Rgb, rgb } from '../canvas/colour';
import { between } from '../canvas/noise';
import {
  gradient,
  type Layers,
  type Motif,
  n,
  type Orb,
  openSky,
  path,
  type Shader,
  type Sheet,
  times,
} from '../canvas/painting';

interface Hills {
  ranges?: number;
  horizon?: number;
  front?: number;
  relief?: number;
  rugged?: boolean;
  /** How many of the nearest ranges have spruces. */
  wooded?: number;
  lake?: number;
  sun?: Orb;
  night?: Motif;
}

/** Ranges of hills, darker the closer they are. `land` is the colour far away, nearby, and of the mist. */
export function hills(sky: string, land: string, view: Hills): Motif {
  return (sheet) => {
    const { width, height, random, noise } = sheet;
    const { ranges = 6, horizon = 0.45, front = 0.9, relief = 0.2, wooded = 0, rugged, lake } = view;
    const [far, near, mist] = land.split(' ').map(rgb) as [Rgb, Rgb, Rgb];
    const range = (index: number) => {
      const nearness = index / Math.max(1, ranges - 1);
      const foot = (horizon + (front - horizon) * nearness ** 1.25) * height;
      const rise = relief * (rugged ? 1.15 - nearness * 0.45 : 0.55 + nearness * 0.45);
      const pace = rugged ? 1.5 - nearness * 0.4 : 1.7 - nearness * 0.7;
      const edge = (u: number) => {
        const place = u * pace + index * 23.7;
        const swell = noise.at(place * 0.6, index * 5.1) * 0.6;
        if (rugged) return foot - rise * (noise.ridged(place, index * 3.3, 6) * 1.7 - 0.95 + swell * 0.6);
        return foot - rise * (noise.layered(place, index * 3.3, 3) + swell + noise.at(u * 38, index) * 0.012);
      };
      const line = times(1001, (step) => [step * width * 0.001, edge(step * width * 0.001)] as const);
      const [body, haze] = [mix(far, near, nearness ** 0.85), 0.85 * (1 - nearness * 0.72)];
      const [top, reach] = [Math.min(...line.map(([, y]) => y)), 0.12 + rise * 1.5 + nearness * 0.1];
      const fill = gradient(`range${index}`, (t) => mix(body, mist, haze * Math.min(1, t * 1.2)), top, top + reach);
      const order = Math.max(0, index - ranges + wooded + 1);
      const size = 0.045 + 0.085 * (order / wooded) ** 2;
      const trees = times(order && Math.round((width * 17) / size), () => {
        const u = random() * width;
        const clump = 0.42 + 0.29 * (1 + noise.at(u * 3.2, size * 99));
        return spruce(sheet, u, edge(u), between(random, size / 2, size) * clump * (0.4 + 0.6 * random() ** 0.8));
      });
      return `${fill}<path d="${path(line)}V9H0Z" fill="url(#range${index})"/><path d="${trees.join('')}" fill="${css(body)}"/>`;
    };
    const open: Layers = { ground: openSky(sheet, sky, Math.min(1, horizon + 0.2), view.sun) };
    const { ground, drawing = '' } = view.night?.(sheet) ?? open;
    const scene = `<g id="scene">${drawing}${times(ranges, range).join('')}</g>`;
    if (!lake) return { ground, drawing: scene };
    const shore = lake * height;
    const seen = (u: number, v: number) => 2 * shore - v + noise.at(u * 6, v * 60) * (v - shore) * 0.08;
    const mirrored: Shader = (u, v, pixel) => ground?.(u, v < shore ? v : seen(u, v), pixel);
    return { ground: mirrored, drawing: scene + mirror(sheet, shore, css(near)) };
  };
}

function spruce({ random }: Sheet, u: number, ground: number, tall: number): string {
  const breadth = tall * between(random, 0.13, 0.19);
  const tiers = times(7, (tier) => {
    const reach = breadth * ((tier + 1) / 7) ** 1.1 * between(random, 0.8, 1.1);
    const y = ground - tall * (1 - (tier + 1) / 7.4);
    return `M${n(u - reach)} ${n(y)}H${n(u + reach)}L${n(u)} ${n(y - tall * 0.26)}Z`;
  });
  return tiers.join('');
}

/** Water that reflects what is above the shore, darker towards the viewer. */
function mirror({ height }: Sheet, shore: number, deep: string): string {
  const shades = `<stop stop-color="${deep}" stop-opacity=".12"/><stop offset="1" stop-color="${deep}" stop-opacity=".62"/>`;
  const water = `<path d="M0 ${n(shore)}H9V${height}H0Z"`;
  return (
    `<clipPath id="water">${water}/></clipPath><linearGradient id="depth" x1="0" x2="0" y1="0" y2="1">${shades}</linearGradient>` +
    `<g clip-path="url(#water)"><use href="#scene" transform="matrix(1 0 0 -1 0 ${n(2 * shore)})"/>` +
    `${water} fill="url(#depth)"/></g>`
  );
}

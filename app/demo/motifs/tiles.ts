import { css, lighten, makeRamp, mix, rgb } from '../canvas/colour';
import { between } from '../canvas/noise';
import { type Motif, n, path, times } from '../canvas/painting';

/** Drawings of a tile that spans -1 to 1: A and B are its fill colours, L draws lines in the first one. */
const SHAPES = [
  '<path d="M-1-1H1A2 2 0 0 1-1 1Z" A/><path d="M-1-1H0A1 1 0 0 1-1 0Z" B/>',
  '<path d="M0-1V1A1 1 0 0 1 0-1Z" A/>',
  '<circle r="1" A/><circle r=".42" B/>',
  '<circle r=".72" A/><path d="M-.72 0A.72.72 0 0 1 .72 0Z" B/>',
  '<path d="M-1-1H1L-1 1Z" A/>',
  '<path d="M-1-1A1 1 0 0 1-1 1Z" A/><path d="M1-1A1 1 0 0 0 1 1Z" B/>',
  '<path d="M-1-.75H1M-1-.25H1M-1 .25H1M-1 .75H1" L=".25"/>',
  '<path d="M-1-1H0A1 1 0 0 1-1 0ZM1 1H0A1 1 0 0 1 1 0Z" A/>',
  '',
];

/** Quarter rings around two corners, which join into winding paths however the tiles are turned. */
const ring = (r: number) =>
  `<path d="M${r - 1}-1A${r} ${r} 0 0 1-1 ${r - 1}M${1 - r} 1A${r} ${r} 0 0 1 1 ${1 - r}" L=".182"/>`;
export const WINDING = [[0.273, 0.636, 1, 1.364, 1.727].map(ring).join('')];

/** Tiles of circles, halves and quarters in few colours. The first one is the background. */
export function tiles(colours: string, across = 6, shapes = SHAPES): Motif {
  return ({ random, width, height }) => {
    const palette = colours.split(' ');
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
    const middles = (length: number) => {
      const count = Math.ceil(length * across - 0.2) + 1;
      return times(count, (index) => length / 2 + (index + 0.5 - count / 2) / across);
    };
    const board = middles(height).flatMap((y) =>
      middles(width).map((x) => {
        const ground = random() < 0.5 || shapes === WINDING ? palette[0] : pick(palette);
        const first = pick(palette.filter((colour) => colour !== ground));
        const second = pick(palette.filter((colour) => colour !== ground && colour !== first));
        const shape = pick(shapes)?.replaceAll('A/>', `fill="${first}"/>`).replaceAll('B/>', `fill="${second}"/>`);
        const drawn = shape?.replaceAll('L=', `fill="none" stroke="${first}" stroke-width=`);
        const place = `translate(${n(x)} ${n(y)}) rotate(${pick([0, 90, 180, 270])}) scale(${n(0.5 / across)})`;
        return `<g transform="${place}"><path d="M-1.01-1.01H1.01V1.01H-1.01Z" fill="${ground}"/>${drawn}</g>`;
      }),
    );
    return { drawing: board.join('') };
  };
}

/** A plane of triangles. `turn` is the direction of the gradient. */
export function facets(colours: string, turn: number, density = 9): Motif {
  return ({ random, noise, width, height }) => {
    const [ramp, cell, jitter] = [makeRamp(colours), 1 / density, () => between(random, -0.36, 0.36)];
    const [cos, sin] = [Math.cos(turn * Math.PI * 2), Math.sin(turn * Math.PI * 2)];
    const span = Math.abs(cos) * width + Math.abs(sin) * height;
    const at = (column: number, line: number) =>
      [(column - 1 + (line % 2) * 0.5 + jitter()) * cell, (line - 1 + jitter()) * cell * 0.87] as const;
    const columns = Math.ceil(width / cell) + 3;
    const grid = times(Math.ceil(height / cell / 0.87) + 3, (line) => times(columns, (column) => at(column, line)));
    const facet = (...[a, b, c]: (readonly [number, number] | undefined)[]) => {
      if (!a || !b || !c) return '';
      const [u, v] = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3];
      const run = ((u - width / 2) * cos + (v - height / 2) * sin) / span + noise.layered(u * 1.4, v * 1.4, 2) * 0.4;
      const colour = css(lighten(ramp(0.5 + run + jitter() * 0.16), jitter() * 0.1));
      return `<path d="${path([a, b, c])}Z" fill="${colour}" stroke="${colour}"/>`;
    };
    const drawn = grid.slice(1).flatMap((lower, line) =>
      lower.slice(1).map((d, column) => {
        const [a, b, c] = [grid[line]?.[column], grid[line]?.[column + 1], lower[column]];
        return line % 2 === 0 ? facet(a, b, c) + facet(b, d, c) : facet(a, b, d) + facet(a, d, c);
      }),
    );
    return { drawing: `<g stroke-width=".0006" stroke-linejoin="round">${drawn.join('')}</g>` };
  };
}

/** A landscape of square pillars, seen from above a corner. Colours go from the lowest pillar to the highest. */
export function pillars(colours: string, shade: string, density = 13): Motif {
  return ({ noise, width, height }) => {
    const [ramp, dark, half] = [makeRamp(colours), rgb(shade), 1 / density];
    const [rise, tallest] = [half * 0.58, half * 4.4];
    const tones = times(20, (index) => {
      const tone = lighten(ramp((index >> 1) / 9), index % 2 ? -0.2 : -0.1);
      const foot = `<stop offset="1" stop-color="${css(mix(tone, dark, 0.75))}"/>`;
      return `<linearGradient id="side${index}" x1="0" x2="0" y1="0" y2="1"><stop stop-color="${css(tone)}"/>${foot}</linearGradient>`;
    });
    const rows = times(Math.ceil((height + tallest * 2) / rise) + 4, (line) =>
      times(Math.ceil(width / half / 2) + 3, (column) => {
        const [x, foot] = [((column - 1) * 2 + (line % 2)) * half, (line - 2) * rise];
        const swell = 0.5 + noise.layered(x * 1.25, foot * 2, 2) * 0.75;
        const level = Math.max(0, Math.min(9, Math.round(swell * 9)));
        const y = foot - (level / 9) * tallest;
        const side = (end: number, id: number) => {
          const shape = `M${n(x + end)} ${n(y)}l${n(-end)} ${n(rise)}v${n(tallest)}l${n(end)} ${n(-rise)}Z`;
          return `<path d="${shape}" fill="url(#side${id})"/>`;
        };
        const top = `M${n(x - half)} ${n(y)}l${n(half)} ${n(-rise)} ${n(half)} ${n(rise)} ${n(-half)} ${n(rise)}`;
        return `${side(-half, level * 2)}${side(half, level * 2 + 1)}<path d="${top}Z" fill="${css(ramp(level / 9))}"/>`;
      }),
    );
    return { drawing: [...tones, ...rows.flat()].join('') };
  };
}

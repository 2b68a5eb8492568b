import { css, makeRamp } from '../canvas/colour';
import { glow, type Motif, n, openSky, shadow, times } from '../canvas/painting';

/** A ball: its position in shares of width and height, its radius, and its colours from shadow to light. */
type Ball = readonly [x: number, y: number, radius: number, colours: string];

/** A few balls in an empty room, lit softly from the upper left. Colours go from the wall to the floor. */
export function stillLife(room: string, ...balls: readonly Ball[]): Motif {
  return (sheet) => {
    const drawn = balls.map(([x, y, radius, colours], index) => {
      const [left, top, ramp] = [x * sheet.width, y * sheet.height, makeRamp(colours)];
      const tone = (away: number) => css(ramp(0.98 - away ** 1.35 * 0.98));
      const stops = times(17, (step) => `<stop offset="${step / 16}" stop-color="${tone(step / 16)}"/>`);
      const flat = (id: string, aside: number, breadth: number, strength: number) => {
        const place = `translate(${n(left + radius * aside)} ${n(top + radius * 0.95)}) scale(1 .26)`;
        return `<g transform="${place}">${glow(`${id}${index}`, 0, 0, radius * breadth, '#160c08', strength)}</g>`;
      };
      return (
        `${flat('cast', 0.6, 1.75, 0.62)}${flat('contact', 0.05, 0.95, 0.85)}` +
        `<radialGradient id="ball${index}" cx=".36" cy=".28" r=".78" fx=".33" fy=".25">${stops.join('')}</radialGradient>` +
        `<circle cx="${n(left)}" cy="${n(top)}" r="${radius}" fill="url(#ball${index})"/>`
      );
    });
    return { ground: openSky(sheet, room), coarseness: 4, drawing: drawn.join('') };
  };
}

/** Nested arches, each a little deeper, with a low sun in the last one. */
export function arches(wall: string, steps: string, sun: string, centre: number, top: number): Motif {
  return (sheet) => {
    const [axis, ramp] = [centre * sheet.width, makeRamp(steps)];
    const all = times(5, (index) => {
      const [half, crown] = [0.36 - 0.0545 * index, top * sheet.height + 0.36 + 0.0065 * index];
      const shape = `M${n(axis - half)} 9V${n(crown)}A${n(half)} ${n(half)} 0 0 1 ${n(axis + half)} ${n(crown)}V9Z`;
      const low = `<circle cx="${n(axis - 0.014)}" cy="${n(sheet.height * 0.7)}" r=".064" fill="${sun}"/>`;
      const light = glow('low', axis, sheet.height * 0.7, 0.32, sun, 0.5) + low;
      const fill = `<path d="${shape}" fill="${css(ramp(index / 4))}"/>${index === 4 ? light : ''}`;
      return `<clipPath id="arch${index}"><path d="${shape}"/></clipPath><g clip-path="url(#arch${index})">${fill}${shadow(shape, 1.6)}</g>`;
    });
    return { ground: openSky(sheet, wall), coarseness: 4, drawing: all.join('') };
  };
}

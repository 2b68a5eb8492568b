import { fromOklab, type Rgb, toOklab } from '~/lib/colours/oklab';

export type { Rgb };

const STEPS = 1024;

/** A gradient: the colour at each position from 0 to 1. */
export type Ramp = (place: number) => Rgb;

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export const css = (colour: Rgb) => `rgb(${colour.map((value) => value.toFixed(1))})`;

export function mix(first: Rgb, second: Rgb, share: number): Rgb {
  const [from, to] = [toOklab(first), toOklab(second)];
  const between = (channel: 0 | 1 | 2) => from[channel] + (to[channel] - from[channel]) * share;
  return fromOklab([between(0), between(1), between(2)]);
}

/** The same colour, lighter (above 0) or darker (below 0). */
export function lighten(colour: Rgb, amount: number): Rgb {
  const [lightness, a, b] = toOklab(colour);
  return fromOklab([Math.min(1, Math.max(0, lightness + amount)), a, b]);
}

/** Colours in order, evenly spaced or at given positions: `#102030 #8090a0@.7 #ffffff`. */
export function makeRamp(colours: string): Ramp {
  const stops = colours.split(' ').map((word, index, words) => {
    const [hex = '', place] = word.split('@');
    return { colour: rgb(hex), place: place ? Number(place) : index / Math.max(1, words.length - 1) };
  });
  const steps = Array.from({ length: STEPS + 1 }, (_, step): Rgb => {
    const next = stops.findIndex(({ place }) => place >= step / STEPS);
    const [from, to] = [stops[Math.max(0, next - 1)], stops[next]];
    if (!from || !to) return [0, 0, 0];
    return mix(from.colour, to.colour, to === from ? 1 : (step / STEPS - from.place) / (to.place - from.place));
  });
  return (place) => steps[Math.round(unit(place) * STEPS)] as Rgb;
}

export const unit = (value: number) => (value < 0 ? 0 : Math.min(value, 1));

/** 0 below `low`, 1 above `high`, an eased slope between. */
export function ease(low: number, high: number, value: number): number {
  const t = unit((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

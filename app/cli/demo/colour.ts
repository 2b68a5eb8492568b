import { fromOklab, type Rgb, toOklab } from '../../images/oklab';

export type { Rgb };

const STEPS = 1024;

/** Reads `#rrggbb`. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The even mixture of two colours, `share` of the second. */
export function mix(first: Rgb, second: Rgb, share: number): Rgb {
  const from = toOklab(first);
  const to = toOklab(second);
  return fromOklab([
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]);
}

/** The same colour, lighter (above 0) or darker (below 0). */
export function lighten(colour: Rgb, amount: number): Rgb {
  const [lightness, a, b] = toOklab(colour);
  return fromOklab([Math.min(1, Math.max(0, lightness + amount)), a, b]);
}

/** A smooth run of colours, looked up by a number from 0 to 1. */
export class Ramp {
  readonly #steps = new Float32Array((STEPS + 1) * 3);

  /** Colours from first to last, evenly spaced or placed: `#102030 #8090a0@.7 #ffffff`. */
  constructor(colours: string) {
    const words = colours.split(' ');
    const stops = words.map((word, index) => {
      const [hex, place] = word.split('@');
      return { place: place ? Number(place) : index / Math.max(1, words.length - 1), colour: rgb(hex as string) };
    });
    let following = 0;
    for (let step = 0; step <= STEPS; step++) {
      const t = step / STEPS;
      while (following < stops.length - 1 && (stops[following] as (typeof stops)[0]).place < t) following++;
      const to = stops[following] as (typeof stops)[0];
      const from = stops[Math.max(0, following - 1)] as (typeof stops)[0];
      const span = to.place - from.place;
      this.#steps.set(mix(from.colour, to.colour, span > 0 ? Math.min(1, (t - from.place) / span) : 1), step * 3);
    }
    this.#soften(STEPS / 24);
  }

  /** Rounds the corners at the stops: the eye sees a bend in a slope as a line. */
  #soften(reach: number): void {
    const sharp = this.#steps.slice();
    const span = Math.floor(reach);
    for (let step = 0; step <= STEPS; step++) {
      const near = Math.min(span, step, STEPS - step);
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let offset = -near; offset <= near; offset++) sum += sharp[(step + offset) * 3 + channel] as number;
        this.#steps[step * 3 + channel] = sum / (near * 2 + 1);
      }
    }
  }

  at(t: number): Rgb {
    const index = Math.round(Math.min(1, Math.max(0, t)) * STEPS) * 3;
    return [this.#steps[index] as number, this.#steps[index + 1] as number, this.#steps[index + 2] as number];
  }

  /** Lays the colour at `t` over one pixel of a row. */
  paint(row: Float32Array, x: number, t: number, alpha = 1): void {
    const place = (t < 0 ? 0 : Math.min(t, 1)) * STEPS;
    const step = place >= STEPS ? STEPS - 1 : Math.floor(place);
    const rest = place - step;
    const from = step * 3;
    const to = x * 3;
    for (let channel = 0; channel < 3; channel++) {
      const low = this.#steps[from + channel] as number;
      const colour = low + ((this.#steps[from + 3 + channel] as number) - low) * rest;
      const under = row[to + channel] as number;
      row[to + channel] = under + (colour - under) * alpha;
    }
  }
}

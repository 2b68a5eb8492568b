import { COLOUR_NAMES, type ColourName } from './colour-names';
import { type Oklab, type Rgb, toOklab } from './oklab';

/** Each name in several lightnesses: one alone would leave dark blue to black and pale blue to white. */
const SHADES = {
  red: ['#d62828', '#8f1d21', '#f0706a'],
  orange: ['#f07d1a', '#c4601a', '#f7b26b'],
  yellow: ['#f2cf1d', '#b8951a', '#f5e48c'],
  green: ['#3f9b45', '#1f4d26', '#a3d490', '#6b7a2c', '#9ea577'],
  teal: ['#1f9e98', '#12494c', '#94d8d2'],
  blue: ['#2f6bd8', '#16264d', '#8db8ee', '#34547c'],
  purple: ['#7b3fc4', '#361f5e', '#bda2ea'],
  pink: ['#e85a9f', '#9c2f66', '#f6b9d3', '#b5829f'],
  brown: ['#7c4c2a', '#422818', '#b08a64', '#673822'],
  black: ['#000000', '#121212', '#1d1d1d'],
  grey: ['#4a4a4a', '#7d7d7d', '#ababab'],
  white: ['#ffffff', '#f0f0f0', '#dcdcdc'],
} satisfies Record<ColourName, string[]>;

function rgbOf(hex: string): Rgb {
  const rgb = Number.parseInt(hex.slice(1), 16);
  return [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
}

export const labOf = (hex: string): Oklab => toOklab(rgbOf(hex));

export const labDistance = (a: Oklab, b: Oklab): number =>
  Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);

const REFERENCES = COLOUR_NAMES.flatMap((name) => SHADES[name].map((hex) => ({ name, lab: labOf(hex) })));

function nearest(lab: Oklab): ColourName {
  let best = REFERENCES[0] as (typeof REFERENCES)[number];
  for (const one of REFERENCES) if (labDistance(one.lab, lab) < labDistance(best.lab, lab)) best = one;
  return best.name;
}

/** Colours are told apart by the upper four bits of each channel, as the database looks them up. */
const coarse = (channel: number) => (channel & 0xf0) | (channel >> 4);

/** The nearest name in Oklab. @param hex #rrggbb */
export function nameOfColour(hex: string): ColourName {
  const [r, g, b] = rgbOf(hex);
  return nearest(toOklab([coarse(r), coarse(g), coarse(b)]));
}

/** For the database, for each #rgb: the index of the nearest name, and the lightness from 0 to 255. */
export function colourTable(): string {
  const bytes: number[] = [];
  for (let rgb = 0; rgb < 4096; rgb++) {
    const lab = toOklab([(rgb >> 8) * 17, ((rgb >> 4) & 15) * 17, (rgb & 15) * 17]);
    bytes.push(COLOUR_NAMES.indexOf(nearest(lab)), Math.round(lab[0] * 255));
  }
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

import sharp, { type Sharp } from 'sharp';
import { css, makeRamp, type Ramp, type Rgb, rgb, unit } from './colour';
import { bell, type Noise, type Random, seededNoise, seededRandom } from './noise';

/** The surface that a motif paints on. All measures are relative to its shorter side, which is 1. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly pixel: number;
  readonly random: Random;
  readonly noise: Noise;
}

export type Shader = (u: number, v: number, pixel: Float32Array) => void;

/** Colours computed for every pixel (for fewer with `coarseness`), and an SVG drawing on top. */
export interface Layers {
  ground?: Shader;
  coarseness?: number;
  drawing?: string;
}

export type Motif = (sheet: Sheet) => Layers;

const GRAIN_SIZE = 2 ** 18;
const speck = seededRandom(11);
const GRAIN = Float32Array.from({ length: GRAIN_SIZE }, () => bell(speck));

/** Grain hides the steps between the 256 values of a slow gradient. */
function addGrain(pixels: Uint8Array, deviation: number): void {
  const random = seededRandom(7);
  for (let index = 0, place = 0; index < pixels.length; index += 3, place++) {
    if (place % 997 === 0) place += Math.floor(random() * GRAIN_SIZE);
    const more = (GRAIN[place % GRAIN_SIZE] as number) * deviation + 0.5;
    for (let at = index; at < index + 3; at++) pixels[at] = Math.min(255, Math.max(0, (pixels[at] as number) + more));
  }
}

function compute(sheet: Sheet, shader: Shader, coarseness: number): Sharp {
  const step = sheet.pixel * coarseness;
  const [width, height] = [Math.ceil(sheet.width / step), Math.ceil(sheet.height / step)];
  const pixel = new Float32Array(3);
  const pixels = new Uint8ClampedArray(width * height * 3);
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index += 3) {
      shader((x + 0.5) * step, (y + 0.5) * step, pixel);
      pixels.set(pixel, index);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

interface Painting {
  width: number;
  height: number;
  seed: number;
  motif: Motif;
  grain: number;
  format: 'jpeg' | 'png' | 'webp';
}

/** Paints one wallpaper as an image file. The same entry always gives the same bytes. */
export async function paintWallpaper({ width, height, seed, motif, grain, format }: Painting): Promise<Buffer> {
  const pixel = 1 / Math.min(width, height);
  const [random, noise] = [seededRandom(seed), seededNoise(seed)];
  const sheet = { width: width * pixel, height: height * pixel, pixel, random, noise };
  const { ground, coarseness = 2, drawing = '' } = motif(sheet);
  const size = `width="${width}" height="${height}" viewBox="0 0 ${sheet.width} ${sheet.height}"`;
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawing}</svg>`);
  const picture = ground
    ? compute(sheet, ground, coarseness)
        .resize(width, height, { fit: 'fill', kernel: 'cubic' })
        .composite(drawing ? [{ input: svg }] : [])
    : sharp(svg);
  const pixels = await picture.removeAlpha().raw().toBuffer();
  if (grain > 0) addGrain(pixels, grain);
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  if (format === 'png') return image.png({ compressionLevel: 7 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 92, effort: 2 }).toBuffer();
  return image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
}

export function blend(pixel: Float32Array, colour: ArrayLike<number>, alpha: number): void {
  for (let channel = 0; channel < 3; channel++) {
    const under = pixel[channel] as number;
    pixel[channel] = under + ((colour[channel] as number) - under) * alpha;
  }
}

/** Adds light to a pixel, less to bright ones, so that nothing is overexposed. */
export function shine(pixel: Float32Array, colour: Rgb, amount: number): void {
  for (let channel = 0; channel < 3; channel++) {
    const under = pixel[channel] as number;
    pixel[channel] = under + (colour[channel] as number) * amount * (1 - under / 255);
  }
}

export const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

/** A number in an SVG, precise to less than a pixel of the largest picture. */
export const n = (value: number) => value.toFixed(5);

export const path = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;

/** A gradient for `fill="url(#id)"`, from one height of the sheet to another. */
export function gradient(id: string, ramp: Ramp, from: number, to: number): string {
  const stops = times(17, (step) => `<stop offset="${step / 16}" stop-color="${css(ramp(step / 16))}"/>`);
  const line = `gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(from)}" y2="${n(to)}"`;
  return `<linearGradient id="${id}" ${line}>${stops.join('')}</linearGradient>`;
}

/** Light or shadow in a circle around a point, fading outwards. */
export function glow(id: string, x: number, y: number, radius: number, colour: string, strength: number): string {
  const stops = [0, 0.1, 0.25, 0.5, 1].map(
    (place) => `<stop offset="${place}" stop-color="${colour}" stop-opacity="${n(strength * (1 - place) ** 2.4)}"/>`,
  );
  const circle = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#${id})"/>`;
  return `<radialGradient id="${id}">${stops.join('')}</radialGradient>${circle}`;
}

/** The shadow of an edge. Uses strokes, because a blur takes a hundred times as long. */
export function shadow(outline: string, strength = 1): string {
  const strokes = [0.052, 0.042, 0.033, 0.025, 0.018, 0.012, 0.007].map(
    (breadth) => `<path d="${outline}" stroke-width="${breadth}" opacity="${n(0.055 * strength)}"/>`,
  );
  return `<g fill="none" stroke="#100808" stroke-linejoin="round" transform="translate(.006 .012)">${strokes.join('')}</g>`;
}

/** The position of a sun or moon in shares of width and height, its radius, and the colours of disc and light. */
export type Orb = readonly [x: number, y: number, radius: number, colours: string, halo?: number];

/** A gradient from the top to `end`, a share of the height, with the disc of a sun or moon and its glow. */
export function openSky({ width, height, pixel: fine }: Sheet, colours: string, end = 1, sun?: Orb): Shader {
  const [air, tall] = [makeRamp(colours), height * end];
  if (!sun) return (_u, v, pixel) => pixel.set(air(v / tall));
  const [x, y, radius, disc, halo = 0.5] = sun;
  const [left, top, [colour, light]] = [x * width, y * height, disc.split(' ').map(rgb) as [Rgb, Rgb]];
  return (u, v, pixel) => {
    const away = Math.hypot(u - left, v - top) - radius;
    const far = Math.max(0, away);
    pixel.set(air(v / tall));
    shine(pixel, light, halo * (0.55 / (1 + far * 14) + 0.45 / (1 + far * far * 9)));
    blend(pixel, colour, unit(0.5 - away / fine / 2));
  };
}

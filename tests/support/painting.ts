import { painted } from './scenes';
import { random } from './seed';

export interface Painting {
  width: number;
  height: number;
  format?: 'jpeg' | 'png' | 'webp';
  /** Each seed gives a different picture. Without a seed, the picture is new. */
  seed?: number;
}

const draw = random('paintings');

/** `hsl(hue 60% lightness)` as red, green and blue. @param hue 0 to 12 */
const colourOf = (hue: number, lightness: number) =>
  [0, 8, 4].map((turn) => {
    const place = (turn + hue) % 12;
    const strength = Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return 255 * (lightness - 0.6 * Math.min(lightness, 1 - lightness) * strength);
  });

/** A small picture: discs in front of a gradient of two colours. From pixels, so that no worker loads the libraries of SVG. */
export function paint({ width, height, format = 'jpeg', seed = Math.floor(draw() * 1e9) }: Painting): Promise<Buffer> {
  const chance = (index: number) => Math.abs(Math.sin(seed * 12.9898 + index * 78.233) * 43758.5453) % 1;
  const colour = (index: number) => colourOf(12 * chance(index), 0.25 + 0.45 * chance(index + 1));
  const discs = [50, 40, 30, 20, 10].map((index) => ({
    x: chance(index) * width,
    y: chance(index + 1) * height,
    radius: (0.08 + 0.2 * chance(index + 2)) * Math.min(width, height),
    colour: colour(index + 3),
  }));
  const [from, to] = [colour(1), colour(3)];
  return painted(width, height, (x, y) => {
    const disc = discs.find((one) => (x - one.x) ** 2 + (y - one.y) ** 2 < one.radius ** 2);
    const slope = (x / width + y / height) / 2;
    return disc?.colour ?? from.map((part, index) => part + slope * ((to[index] ?? 0) - part));
  })
    .toFormat(format)
    .toBuffer();
}

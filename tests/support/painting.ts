import sharp from 'sharp';
import { random } from './seed';

export interface Painting {
  width: number;
  height: number;
  format?: 'jpeg' | 'png' | 'webp';
  /** Each seed gives a different picture. Without a seed, the picture is new. */
  seed?: number;
}

const draw = random('paintings');

/** A small picture: discs in front of a gradient of two colours. */
export function paint({ width, height, format = 'jpeg', seed = Math.floor(draw() * 1e9) }: Painting): Promise<Buffer> {
  const chance = (index: number) => Math.abs(Math.sin(seed * 12.9898 + index * 78.233) * 43758.5453) % 1;
  const colour = (index: number) =>
    `hsl(${Math.round(chance(index) * 360)} 60% ${Math.round(25 + chance(index + 1) * 45)}%)`;
  const discs = [10, 20, 30, 40, 50].map((index) => {
    const [x, y] = [chance(index) * width, chance(index + 1) * height];
    const radius = (0.08 + 0.2 * chance(index + 2)) * Math.min(width, height);
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour(index + 3)}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="slope" y2="1">
      <stop stop-color="${colour(1)}"/><stop offset="1" stop-color="${colour(3)}"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#slope)"/>${discs.join('')}
  </svg>`;
  return sharp(Buffer.from(svg)).flatten().toFormat(format).toBuffer();
}

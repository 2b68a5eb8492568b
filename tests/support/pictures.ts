import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { onTestFinished } from 'vitest';

/** An empty directory that is removed after the test. */
export async function emptyDir(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'tapeta-test-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** Writes a file into a directory that is removed after the test; returns its path. */
export async function fileOf(bytes: Buffer | string): Promise<string> {
  const file = path.join(await emptyDir(), 'picture');
  await writeFile(file, bytes);
  return file;
}

export async function filesIn(dir: string): Promise<string[]> {
  return (await readdir(dir)).sort();
}

/** Soft slopes under discs with hard edges; another `seed` gives other discs. */
export function scene(width: number, height: number, seed = 1): Sharp {
  const chance = (index: number) => Math.abs(Math.sin(seed * 12.9898 + index * 78.233) * 43758.5453) % 1;
  const discs = Array.from({ length: 14 }, (_, index) => ({
    x: chance(index) * width,
    y: chance(index + 50) * height,
    radius: (0.05 + 0.12 * chance(index + 100)) * Math.min(width, height),
    colour: [chance(index + 150) * 255, chance(index + 200) * 255, chance(index + 250) * 255],
  }));
  return painted(width, height, (x, y) => {
    const disc = discs.find((one) => Math.hypot(x - one.x, y - one.y) < one.radius);
    return disc?.colour ?? [40 + (150 * x) / width, 60 + (120 * y) / height, 200 - (140 * y) / height];
  });
}

/** A picture from a function that gives red, green and blue (0..255) at each place. */
export function painted(width: number, height: number, colourAt: (x: number, y: number) => number[]): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set(colourAt(x, y).map(Math.round), (y * width + x) * 3);
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export const privateExif = {
  IFD0: { Artist: 'Somebody Private', ImageDescription: 'my home' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 5/1 0/1' },
};

export const PRIVATE = /Somebody Private|my home|secret/;

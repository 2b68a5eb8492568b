import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openUpright } from '~/images/colours.server';
import { toRaw } from '~/images/decoder.server';
import { findFocalPoint } from '~/images/focal-point.server';
import { takeSample } from '~/images/sample.server';
import judged from '../fixtures/focal-points.json';

const folder = process.env.WALLPAPERS ?? '';
const entries = Object.entries(judged);
const isThere = folder !== '' && entries.every(([name]) => existsSync(path.join(folder, name)));

interface Point {
  x: number;
  y: number;
}

async function foundIn(name: string): Promise<Point> {
  const upright = await openUpright(path.join(folder, name), undefined, false);
  const picture = await toRaw(upright.picture.resize({ width: 320 }));
  return findFocalPoint(picture, await takeSample(picture));
}

const off = (point: Point, [x = 0, y = 0]: number[]) => Math.hypot(point.x - x, point.y - y);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test.skipIf(!isThere)(
  'focal points are closer to human choices than the centre is (needs WALLPAPERS, the folder with the judged pictures)',
  async () => {
    const errors: number[] = [];
    for (const [name, point] of entries) errors.push(off(await foundIn(name), point));
    const centre = entries.map(([, point]) => off({ x: 0.5, y: 0.5 }, point));
    console.info(`mean error ${mean(errors).toFixed(3)}, of the centre ${mean(centre).toFixed(3)}`);
    expect(mean(errors)).toBeLessThan(mean(centre));
    expect(errors.filter((error) => error > 0.25).length).toBeLessThanOrEqual(2);
  },
);

import { describe, expect, test } from 'vitest';
import { type Inspection, processUpload } from '~/images/inspect.server';
import { emptyDir, fileOf, painted, scene } from '../support/pictures';

const inspect = async (bytes: Buffer): Promise<Inspection> => processUpload(await fileOf(bytes), await emptyDir());

/** Number of different bits. */
const hammingDistance = (a: bigint, b: bigint) =>
  BigInt.asUintN(64, a ^ b)
    .toString(2)
    .replaceAll('0', '').length;

describe('perceptual hash', () => {
  test('stays close when a picture is scaled or compressed, and far for another picture', async () => {
    const { perceptualHash: hash } = await inspect(await scene(800, 450).png().toBuffer());
    const distance = async (bytes: Buffer) => hammingDistance(hash, (await inspect(bytes)).perceptualHash);
    expect(await distance(await scene(800, 450).jpeg({ quality: 30 }).toBuffer())).toBeLessThanOrEqual(4);
    expect(await distance(await scene(800, 450).resize(500).webp().toBuffer())).toBeLessThanOrEqual(4);
    expect(await distance(await scene(800, 450).modulate({ brightness: 1.1 }).jpeg().toBuffer())).toBeLessThanOrEqual(
      8,
    );
    for (const seed of [2, 3, 4]) {
      expect(await distance(await scene(800, 450, seed).png().toBuffer())).toBeGreaterThanOrEqual(12);
    }
  });

  test('fits a signed 64-bit column', async () => {
    for (const seed of [1, 2, 3]) {
      const { perceptualHash } = await inspect(await scene(200, 200, seed).png().toBuffer());
      expect(BigInt.asIntN(64, perceptualHash)).toBe(perceptualHash);
    }
  });

  test('of one brightness depends on its colours', async () => {
    const flat = async (...colour: number[]) =>
      (
        await inspect(
          await painted(60, 40, () => colour)
            .jpeg({ quality: 90 })
            .toBuffer(),
        )
      ).perceptualHash;
    const red = await flat(200, 30, 30);
    expect(
      hammingDistance(
        red,
        (
          await inspect(
            await painted(300, 90, () => [200, 30, 30])
              .png()
              .toBuffer(),
          )
        ).perceptualHash,
      ),
    ).toBe(0);
    for (const other of [
      await flat(30, 30, 200),
      await flat(0, 0, 0),
      await flat(255, 255, 255),
      (await inspect(await scene(90, 60).png().toBuffer())).perceptualHash,
    ]) {
      expect(hammingDistance(red, other)).toBeGreaterThan(8);
    }
  });
});

describe('palette', () => {
  test('weighs the colours, heaviest first, and keeps a small accent', async () => {
    const picture = painted(200, 100, (x, y) => {
      if (x < 12 && y < 60) return [255, 0, 0];
      return x < 130 ? [16, 32, 64] : [240, 240, 200];
    });
    const { palette } = await inspect(await picture.png().toBuffer());
    expect(palette.length).toBeLessThanOrEqual(5);
    expect(palette.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
    expect(palette.map(({ weight }) => weight)).toEqual([...palette.map(({ weight }) => weight)].sort((a, b) => b - a));
    const near = (wanted: number[]) =>
      palette.find(({ color }) =>
        wanted.every(
          (value, index) => Math.abs(value - Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16)) < 12,
        ),
      );
    expect(palette[0]).toBe(near([16, 32, 64]));
    expect(near([16, 32, 64])?.weight).toBeCloseTo(0.614, 1);
    expect(near([240, 240, 200])?.weight).toBeCloseTo(0.35, 1);
    expect(near([255, 0, 0])).toBeDefined();
  });

  test('of one colour is that colour', async () => {
    const { palette } = await inspect(
      await painted(50, 50, () => [0x12, 0x80, 0xfe])
        .png()
        .toBuffer(),
    );
    expect(palette).toEqual([{ color: '#1280fe', weight: 1 }]);
  });
});

test('the placeholder has the mean colours of the four quarters', async () => {
  const quarters = painted(64, 64, (x, y) => [x < 32 ? 255 : 0, y < 32 ? 255 : 0, 0x55]);
  const { placeholder } = await inspect(await quarters.png().toBuffer());
  expect(placeholder).toBe('ff50f5f05005');
});

test('the focal point is on what stands out', async () => {
  const picture = painted(320, 180, (x, y) => (Math.hypot(x - 250, y - 50) < 16 ? [255, 60, 30] : [70, 80, 90]));
  const { focalX, focalY } = await inspect(await picture.png().toBuffer());
  expect(Math.abs(focalX - 250 / 320)).toBeLessThan(0.12);
  expect(Math.abs(focalY - 50 / 180)).toBeLessThan(0.15);
});

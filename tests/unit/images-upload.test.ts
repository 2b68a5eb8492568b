import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isWhole } from '~/images/check-picture.server';
import { makeDownloadJpeg } from '~/images/download-file.server';
import { readParts } from '~/images/formats/parts.server';
import { processUpload } from '~/images/inspect.server';
import { renderAvif } from '~/images/render.server';
import { claiming, frames, moving, oneFrameApng, pngChunk } from '../support/hostile-pictures';
import {
  discOnNothing,
  emptyDir,
  fileOf,
  filesIn,
  PRIVATE,
  painted,
  picturesIn,
  privateExif,
  scene,
} from '../support/pictures';

const upload = async (bytes: Buffer | string) => {
  const dir = await emptyDir();
  return { dir, inspection: await processUpload(await fileOf(bytes), dir) };
};

const damaged = { code: 'invalid', message: 'This image is damaged or incomplete.' };
const unsupported = { code: 'unsupported_type', message: 'Only JPG, PNG, WEBP and AVIF images are accepted.' };
const animated = { code: 'invalid', details: { fields: { image: ['Animated images are not supported.'] } } };

describe('a good picture', () => {
  test('gets WebP at every width, and JPEG for fallbacks', async () => {
    const { dir, inspection } = await upload(await scene(3000, 1500).jpeg().toBuffer());
    expect(inspection).toMatchObject({ format: 'jpeg', width: 3000, height: 1500 });
    expect(await picturesIn(dir)).toEqual(
      ['320.webp', '640.webp', '640.jpg', '1280.webp', '1280.jpg', '2560.webp', '2560.jpg'].sort(),
    );
    for (const name of await picturesIn(dir)) {
      const { width, height, space, hasAlpha } = await sharp(path.join(dir, name)).metadata();
      expect({ width, height, space, hasAlpha }, name).toEqual({
        width: Number.parseInt(name, 10),
        height: Number.parseInt(name, 10) / 2,
        space: 'srgb',
        hasAlpha: false,
      });
    }
  });

  test.each(['png', 'webp', 'jpeg'] as const)('is recognised by its content: %s', async (format) => {
    const bytes = await scene(400, 300).toFormat(format).toBuffer();
    const { dir, inspection } = await upload(bytes);
    expect(inspection).toMatchObject({ format, width: 400, height: 300, bytes: bytes.length });
    expect(await picturesIn(dir)).toEqual(['320.webp', '400.jpg', '400.webp']);
  });

  test('is never enlarged, however small', async () => {
    const { dir } = await upload(await scene(1, 1).png().toBuffer());
    expect(await picturesIn(dir)).toEqual(['1.jpg', '1.webp']);
  });

  test('loses its private metadata', async () => {
    const { dir } = await upload(await scene(700, 400).jpeg().withExif(privateExif).toBuffer());
    for (const name of await picturesIn(dir)) {
      expect((await readFile(path.join(dir, name))).toString('latin1')).not.toMatch(PRIVATE);
    }
  });

  describe('that is transparent', () => {
    const formats = [
      ['png', (art: Sharp) => art.png()],
      ['webp', (art: Sharp) => art.webp({ lossless: true })],
      ['grey png of 16 bit', (art: Sharp) => art.toColourspace('grey16').png()],
      ['png with a palette', (art: Sharp) => art.png({ palette: true })],
    ] as const;
    const cases = formats.flatMap(([name, encode]) => [
      { name, encode, art: 'light', grey: 240, ground: 'dark', around: [25, 25, 25] },
      { name, encode, art: 'dark', grey: 20, ground: 'white', around: [255, 255, 255] },
    ]);

    test.each(cases)('as $name has a $ground background with $art art', async ({ encode, grey, ground, around }) => {
      const bytes = await encode(discOnNothing(400, 300, grey)).toBuffer();
      const { dir, inspection } = await upload(bytes);
      expect(inspection.ground).toBe(ground);
      await makeDownloadJpeg(await fileOf(bytes), bytes[0] === 0x89 ? 'png' : 'webp', path.join(dir, 'download.jpg'));
      for (const name of await picturesIn(dir)) {
        const { width = 0, height = 0 } = await sharp(path.join(dir, name)).metadata();
        const colourAt = async (left: number, top: number) =>
          Array.from(await sharp(path.join(dir, name)).extract({ left, top, width: 1, height: 1 }).raw().toBuffer());
        const off = (colour: number[], wanted: number[]) =>
          Math.max(...wanted.map((value, index) => Math.abs(value - (colour[index] ?? 0))));
        expect(off(await colourAt(2, 2), around), name).toBeLessThan(8);
        expect(off(await colourAt(width / 2, height / 2), [grey, grey, grey]), name).toBeLessThan(8);
      }
      const [largest] = inspection.palette;
      expect(largest?.color).toMatch(ground === 'dark' ? /^#(1[7-9a])\1\1$/ : /^#f[c-f]f[c-f]f[c-f]$/);
      expect(inspection.placeholder[0]).toMatch(ground === 'dark' ? /[1-9]/ : /[a-e]/);
    });

    test('has the same hash as an opaque picture that looks the same', async () => {
      const art = await discOnNothing(400, 300, 240).png().toBuffer();
      const flat = await sharp(art).flatten({ background: '#191919' }).png().toBuffer();
      expect((await upload(art)).inspection.perceptualHash).toBe((await upload(flat)).inspection.perceptualHash);
    });
  });

  test('is not transparent just because it has an alpha channel', async () => {
    const { inspection } = await upload(
      await painted(40, 40, () => [240, 240, 240])
        .ensureAlpha()
        .png()
        .toBuffer(),
    );
    expect(inspection.ground).toBe('white');
  });

  test('has a white background if it is completely transparent', async () => {
    const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    expect((await upload(await clear.png().toBuffer())).inspection.placeholder).toBe('ffffffffffff');
  });

  test('becomes AVIF at every width in the background', async () => {
    const dir = await emptyDir();
    const names = await renderAvif(await fileOf(await scene(700, 400).png().toBuffer()), 700, dir);
    expect([...names].sort()).toEqual(['320.avif', '640.avif', '700.avif', 'avif.sums']);
    expect(await filesIn(dir)).toEqual([...names].sort());
  });
});

/** Means of how far two pictures differ. */
async function difference(one: Buffer | string, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()));
  let sum = 0;
  for (const [at, value] of (a ?? Buffer.alloc(0)).entries()) sum += Math.abs(value - (b?.[at] ?? 0));
  return sum / (a?.length ?? 1);
}

describe('a whole picture that looks broken', () => {
  test.each([false, true])('as a JPEG without end marker, progressive: %s', async (progressive) => {
    const whole = await scene(900, 600).jpeg({ progressive }).toBuffer();
    const bytes = whole.subarray(0, -2);
    const { dir, inspection } = await upload(bytes);
    expect(inspection).toMatchObject({ format: 'jpeg', width: 900, height: 600 });
    const file = await fileOf(bytes);
    const download = path.join(dir, 'download.jpg');
    await makeDownloadJpeg(file, 'jpeg', download);
    expect(await difference(download, whole)).toBeLessThan(1);
    expect(await isWhole(file)).toBe(true);
  });

  test('as an animation of which the picture is the only frame', async () => {
    const bytes = oneFrameApng(await scene(60, 40).png().toBuffer());
    expect((await upload(bytes)).inspection).toMatchObject({ format: 'png', width: 60, height: 40 });
  });

  test('but not as an animation whose only frame is another picture', async () => {
    const bytes = oneFrameApng(await scene(60, 40).png().toBuffer(), pngChunk('fdAT', Buffer.alloc(9)));
    await expect(upload(bytes)).rejects.toMatchObject(animated);
  });
});

describe('what is refused', () => {
  test('a progressive JPEG cut anywhere', async () => {
    const whole = await scene(300, 200).jpeg({ progressive: true }).toBuffer();
    for (let percent = 5; percent < 100; percent += 15) {
      const part = whole.subarray(0, Math.floor((whole.length * percent) / 100));
      await expect(upload(part), `${percent} %`).rejects.toMatchObject(damaged);
    }
    await expect(upload(whole.subarray(0, -6)), 'the last rows').rejects.toMatchObject(damaged);
    await expect(upload(whole.subarray(0, -1)), 'half a marker').rejects.toMatchObject(damaged);
    const scans = (await readParts(await fileOf(whole)))?.parts.filter(({ type }) => type === 'da') ?? [];
    for (const { end } of scans.slice(0, -1)) {
      await expect(upload(whole.subarray(0, end)), 'the last scans').rejects.toMatchObject(damaged);
    }
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s cut anywhere', async (format) => {
    const whole = await scene(300, 200).toFormat(format).toBuffer();
    for (let percent = 5; percent < 100; percent += 15) {
      const part = whole.subarray(0, Math.floor((whole.length * percent) / 100));
      await expect(upload(part), `${percent} %`).rejects.toMatchObject(damaged);
    }
  });

  test.each([
    ['an empty file', ''],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ])('%s', async (_, text) => {
    await expect(upload(text)).rejects.toMatchObject(unsupported);
  });

  test.each(['gif', 'tiff'] as const)('a good %s', async (format) => {
    await expect(upload(await scene(30, 30).toFormat(format).toBuffer())).rejects.toMatchObject(unsupported);
  });

  test('an animated WebP', async () => {
    await expect(upload(await frames(3))).rejects.toMatchObject(animated);
  });

  test('an animated PNG', async () => {
    await expect(upload(moving(await scene(20, 20).png().toBuffer()))).rejects.toMatchObject(animated);
  });

  // Decoding it would report damage instead.
  test('a header that claims too many pixels, before anything is decoded', async () => {
    const small = await scene(20, 20).png().toBuffer();
    for (const [width, height] of [
      [16_384, 10],
      [10, 16_384],
      [9_000, 9_000],
      [100_000, 100_000],
    ] as const) {
      await expect(upload(claiming(small, { width, height })), `${width}x${height}`).rejects.toMatchObject({
        message: 'Image is too large: at most 75 megapixels and 16,383 pixels a side.',
      });
    }
  });
});

test('when too many are waiting, the next is asked to come back', async () => {
  const bytes = await scene(600, 600).png().toBuffer();
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => upload(bytes)));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBe(30 - 2 - 16);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } });
});

describe('a small picture', () => {
  let images: typeof import('~/images/inspect.server');
  beforeAll(async () => {
    vi.resetModules();
    vi.stubEnv('MIN_WIDTH', '');
    vi.stubEnv('MIN_HEIGHT', '');
    images = await import('~/images/inspect.server');
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const picture = async (width: number, height: number) => fileOf(await scene(width, height).png().toBuffer());

  test.each([
    [16, 16],
    [639, 480],
    [640, 479],
    [479, 2000],
  ])('is refused: %s × %s', async (width, height) => {
    const dir = await emptyDir();
    const sentence = `This picture is ${width} × ${height}. Wallpapers need at least 640 × 480.`;
    await expect(images.processUpload(await picture(width, height), dir)).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { image: [sentence] } },
    });
    expect(await filesIn(dir)).toEqual([]);
  });

  test.each([
    [640, 480],
    [480, 640],
  ])('is accepted from the minimum size, in either orientation: %s × %s', async (width, height) => {
    const inspection = await images.processUpload(await picture(width, height), await emptyDir());
    expect(inspection).toMatchObject({ width, height });
  });

  test('is measured upright', async () => {
    const lying = await scene(479, 640).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    await expect(images.processUpload(await fileOf(lying), await emptyDir())).rejects.toThrow(
      'This picture is 640 × 479.',
    );
  });

  test('already in the gallery is rendered again', async () => {
    expect(await images.processStored(await picture(16, 16), await emptyDir())).toMatchObject({ width: 16 });
  });
});

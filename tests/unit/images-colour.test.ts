import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeDownloadJpeg, writeCleanOriginal } from '~/images/download-file.server';
import { withExactly } from '~/images/encode.server';
import { DISPLAY_P3 } from '~/images/formats/code-points.server';
import { addPngProfile } from '~/images/formats/png-chunks.server';
import { makeProfile } from '~/images/formats/rgb-profile.server';
import { processUpload } from '~/images/inspect.server';
import { renderAvif } from '~/images/render.server';
import type { PictureFormat } from '~/images/signatures';
import { pngChunk, withChunks } from '../support/hostile-pictures';
import { ADOBE_RGB, type ColourSpace, fromSrgb, PROPHOTO, profileOf } from '../support/icc-profile';
import { emptyDir, fileOf, painted } from '../support/pictures';

type Colour = [number, number, number];

/** Mean red, green and blue of the large rendition and of the download. */
async function shown(bytes: Buffer, format: PictureFormat, width = 40): Promise<number[][]> {
  const dir = await emptyDir();
  const file = await fileOf(bytes);
  await processUpload(file, dir);
  await makeDownloadJpeg(file, format, path.join(dir, 'download.jpg'));
  return Promise.all(
    [`${width}.webp`, `${width}.jpg`, 'download.jpg'].map(async (name) => {
      // As a viewer shows it, with the profile if there is one.
      const { data } = await sharp(path.join(dir, name))
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { channels } = await sharp(data, { raw: { width, height: data.length / 3 / width, channels: 3 } }).stats();
      return channels.map(({ mean }) => mean);
    }),
  );
}

const farthest = (found: number[][], wanted: Colour) =>
  Math.max(...found.flatMap((colour) => wanted.map((value, index) => Math.abs(value - (colour[index] ?? 999)))));

const plain = (colour: readonly number[]) => painted(40, 40, () => [...colour]);

/** The PNG with a colour profile. */
function named(png: Buffer, space: ColourSpace): Buffer {
  const content = Buffer.concat([Buffer.from('space\0\0', 'latin1'), deflateSync(profileOf(space))]);
  return withChunks(png, pngChunk('iCCP', content));
}

describe('colours are right from', () => {
  test.each([
    ['Adobe RGB', ADOBE_RGB],
    ['ProPhoto', PROPHOTO],
  ])('%s', async (_, space) => {
    for (const colour of [
      [180, 60, 60],
      [40, 160, 90],
      [200, 200, 200],
    ] as Colour[]) {
      const bytes = named(await plain(fromSrgb(colour, space)).png().toBuffer(), space);
      // Compressed in a wide gamut, a value differs a little more.
      expect(farthest(await shown(bytes, 'png'), colour), String(colour)).toBeLessThan(8);
    }
  });

  /** In hundred thousandths. */
  const numbers = (...values: number[]) =>
    Buffer.concat(values.map((value) => Buffer.from(value.toString(16).padStart(8, '0'), 'hex')));
  const gamma = (value: number) => pngChunk('gAMA', numbers(value));
  const primaries = (...values: number[]) => pngChunk('cHRM', numbers(31_270, 32_900, ...values));
  const adobe = primaries(64_000, 33_000, 21_000, 71_000, 15_000, 6000);
  // What Chromium 156 shows for (128, 60, 200).
  test.each<[string, Buffer[], Colour]>([
    ['values in proportion to light', [gamma(100_000)], [188, 133, 229]],
    ['the gamma of old Macs', [gamma(55_556)], [146, 77, 210]],
    ['the usual gamma', [gamma(45_455)], [128, 60, 200]],
    ['a gamma and primaries', [gamma(45_455), adobe], [147, 57, 205]],
    ['primaries alone, which say nothing', [adobe], [128, 60, 200]],
    ['sRGB, whatever else is said', [pngChunk('sRGB', Buffer.alloc(1)), gamma(100_000)], [128, 60, 200]],
    ['a gamma of nothing', [gamma(0)], [128, 60, 200]],
    ['a gamma of no length', [pngChunk('gAMA', '')], [128, 60, 200]],
    ['a gamma of two bytes', [pngChunk('gAMA', 'ab')], [128, 60, 200]],
    ['primaries of four bytes', [gamma(55_556), pngChunk('cHRM', 'abcd')], [146, 77, 210]],
    ['primaries that are one', [gamma(55_556), primaries(1, 1, 1, 1, 1, 1)], [128, 60, 200]],
  ])('numbers in a PNG: %s', async (_, chunks, wanted) => {
    const bytes = withChunks(await plain([128, 60, 200]).png().toBuffer(), ...chunks);
    expect(farthest(await shown(bytes, 'png'), wanted)).toBeLessThan(4);
  });

  test('the usual gamma in a PNG, which means sRGB: that is brighter in the dark', async () => {
    const bytes = withChunks(await plain([10, 10, 10]).png().toBuffer(), gamma(45_455));
    expect(farthest(await shown(bytes, 'png'), [10, 10, 10])).toBeLessThan(3);
  });

  test('Display P3', async () => {
    const bytes = await plain([180, 60, 60]).withIccProfile('p3').png().toBuffer();
    expect(farthest(await shown(bytes, 'png'), [180, 60, 60])).toBeLessThan(5);
  });

  test.each([
    [
      'a Display P3 PNG of 16 bits',
      () => plain([180, 60, 60]).toColourspace('rgb16').withIccProfile('p3').png().toBuffer(),
    ],
    [
      'a Display P3 AVIF of 10 bits',
      () => plain([180, 60, 60]).withIccProfile('p3').avif({ bitdepth: 10, effort: 0, quality: 90 }).toBuffer(),
    ],
    [
      'an sRGB PNG of 16 bits',
      () => plain([180, 60, 60]).toColourspace('rgb16').withIccProfile('srgb').png().toBuffer(),
    ],
  ])('the profile of %s', async (_, make) => {
    const bytes = await make();
    expect((await sharp(bytes).metadata()).depth).toBe('ushort');
    expect(farthest(await shown(bytes, bytes[0] === 0x89 ? 'png' : 'avif'), [180, 60, 60])).toBeLessThan(6);
  });

  test('CMYK, which is not inverted', async () => {
    const bytes = await plain([230, 220, 90]).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect(farthest(await shown(bytes, 'jpeg'), [230, 220, 90])).toBeLessThan(20);
  });

  test('16 bit', async () => {
    const bytes = await plain([180, 60, 60]).toColourspace('rgb16').png().toBuffer();
    expect(farthest(await shown(bytes, 'png'), [180, 60, 60])).toBeLessThan(4);
  });

  test('grey, a palette and transparency', async () => {
    const grey = await plain([120, 120, 120]).toColourspace('b-w').jpeg({ quality: 95 }).toBuffer();
    expect(farthest(await shown(grey, 'jpeg'), [120, 120, 120])).toBeLessThan(4);
    const palette = await plain([20, 90, 200]).png({ palette: true }).toBuffer();
    expect(farthest(await shown(palette, 'png'), [20, 90, 200])).toBeLessThan(4);
    const half = await plain([200, 0, 0]).ensureAlpha(0.5).webp({ lossless: true }).toBuffer();
    expect(farthest(await shown(half, 'webp'), [228, 128, 128])).toBeLessThan(4);
  });
});

/** A grey PNG with these values, from 0 to 1. */
const greyPng = async (bits: 8 | 16, value: number, alpha: boolean) => {
  const channels = alpha ? 2 : 1;
  const pixel = [value, 1].slice(0, channels).map((share) => Math.round(share * (2 ** bits - 1)));
  const pixels = Array.from({ length: 1600 }, () => pixel).flat();
  const raw = Buffer.concat(
    pixels.map((sample) => (bits === 8 ? Buffer.from([sample]) : Buffer.from([sample >> 8, sample & 255]))),
  );
  const rows = Array.from({ length: 40 }, (_, y) => [
    Buffer.from([0]),
    raw.subarray((y * raw.length) / 40, ((y + 1) * raw.length) / 40),
  ]);
  const head = Buffer.from(`0000002800000028${bits === 8 ? '08' : '10'}${alpha ? '04' : '00'}000000`, 'hex');
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows.flat()))),
    pngChunk('IEND', ''),
  ]);
};
const number = (value: number) => Buffer.from(value.toString(16).padStart(8, '0'), 'hex');

// Linear light of a value is (v / 255) ** (1 / gAMA), which sRGB encodes. W3C PNG (third edition), 13.13.
describe.each([8, 16] as const)('the gamma of a grey PNG of %i bits counts', (bits) => {
  test.each([
    [62_500, 156],
    [100_000, 188],
  ])('%i hundred thousandths', async (gamma, wanted) => {
    for (const alpha of [false, true]) {
      const bytes = withChunks(await greyPng(bits, 128 / 255, alpha), pngChunk('gAMA', number(gamma)));
      expect(farthest(await shown(bytes, 'png'), [wanted, wanted, wanted]), String(alpha)).toBeLessThan(3);
    }
  });
});

describe('code points', () => {
  const coded = async (...points: number[]) =>
    withChunks(await plain([200, 60, 60]).png().toBuffer(), pngChunk('cICP', Buffer.from(points)));
  const codedAvif = async (primaries: number, transfer: number) => {
    const bytes = await plain([200, 60, 60]).avif({ lossless: true, effort: 0 }).toBuffer();
    const at = bytes.indexOf('colrnclx');
    bytes.writeUInt16BE(primaries, at + 8);
    bytes.writeUInt16BE(transfer, at + 10);
    return bytes;
  };

  // What Chromium shows on an sRGB screen.
  test.each<[string, () => Promise<Buffer>, Colour, string]>([
    ['Display P3 in a PNG', () => coded(12, 13, 0, 1), [217, 42, 52], 'p3'],
    ['Display P3 with the curve of video in a PNG', () => coded(12, 1, 0, 1), [215, 24, 39], 'p3'],
    ['Rec. 2020 in a PNG', () => coded(9, 13, 0, 1), [247, 0, 53], 'rec2020'],
    ['linear Display P3 in a PNG', () => coded(12, 8, 0, 1), [244, 127, 130], 'p3'],
    ['unknown ones in a PNG', () => coded(12, 2, 0, 1), [200, 60, 60], 'srgb'],
    ['Display P3 in an AVIF', () => codedAvif(12, 13), [217, 42, 52], 'p3'],
    ['Rec. 2020 in an AVIF', () => codedAvif(9, 14), [247, 0, 53], 'rec2020'],
    ['a gamma of 2.2 in an AVIF', () => codedAvif(1, 4), [201, 57, 57], 'srgb'],
    ['sRGB in an AVIF', () => codedAvif(1, 13), [200, 60, 60], 'srgb'],
  ])('are read: %s', async (_, make, wanted, gamut) => {
    const bytes = await make();
    expect(farthest(await shown(bytes, bytes[0] === 0x89 ? 'png' : 'avif'), wanted)).toBeLessThan(8);
    expect(await processUpload(await fileOf(bytes), await emptyDir())).toMatchObject({ gamut });
  });

  test('come before a profile', async () => {
    const bytes = named(await coded(1, 13, 0, 1), ADOBE_RGB);
    expect(farthest(await shown(bytes, 'png'), [200, 60, 60])).toBeLessThan(4);
  });

  test.each([16, 18])('of PQ and HLG are refused: %i', async (transfer) => {
    for (const bytes of [await coded(9, transfer, 0, 1), await codedAvif(9, transfer)]) {
      await expect(processUpload(await fileOf(bytes), await emptyDir())).rejects.toThrow(
        /PQ or HLG.*sRGB or Display P3/s,
      );
    }
  });
});

test('linear wide colours of 16 bits become Display P3, so that dark gradients have no bands', async () => {
  const linear = makeProfile({ ...DISPLAY_P3, curve: [1] }) ?? Buffer.alloc(0);
  // A night: sRGB 0 to 90.
  const light = (srgb: number) => (srgb <= 0.04045 ? srgb / 12.92 : ((srgb + 0.055) / 1.055) ** 2.4);
  const ramp = Uint16Array.from({ length: 640 * 8 * 3 }, (_, at) => {
    const x = Math.floor(at / 3) % 640;
    return Math.round(65_535 * light(((x / 640) * 90) / 255));
  });
  const png = await sharp(ramp, { raw: { width: 640, height: 8, channels: 3 } })
    .toColourspace('rgb16')
    .png()
    .toBuffer();
  const file = await fileOf(addPngProfile(png, linear));
  const out = path.join(await emptyDir(), 'download.jpg');
  await makeDownloadJpeg(file, 'png', out);
  const { data } = await sharp(out).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  expect(new Set(data).size).toBeGreaterThan(80);
});

test.each(['p3', 'adobe'] as const)(
  'a turned picture of 16 bits keeps its profile, byte for byte, in every file: %s',
  async (name) => {
    const profile = name === 'p3' ? makeProfile(DISPLAY_P3) : profileOf(ADOBE_RGB);
    const turned = plain([180, 60, 60]).toColourspace('rgb16').withMetadata({ orientation: 6 });
    const bytes = addPngProfile(await turned.png().toBuffer(), profile ?? Buffer.alloc(0));
    const dir = await emptyDir();
    const file = await fileOf(bytes);
    expect(await processUpload(file, dir)).toMatchObject({ isRecoloured: true });
    await makeDownloadJpeg(file, 'png', path.join(dir, 'download.jpg'));
    await writeCleanOriginal(file, 'png', path.join(dir, 'source.png'));
    await renderAvif(file, 40, dir);
    for (const one of ['40.webp', '40.jpg', '40.avif', 'download.jpg', 'source.png']) {
      expect((await sharp(path.join(dir, one)).metadata()).icc?.equals(profile ?? Buffer.alloc(0)), one).toBe(true);
    }
    expect((await sharp(path.join(dir, 'source.png')).metadata()).depth).toBe('ushort');
  },
);

test('a file with another profile than it should have is not published', async () => {
  const bytes = await plain([1, 2, 3]).withIccProfile('p3').jpeg().toBuffer();
  await expect(withExactly(profileOf(ADOBE_RGB), bytes)).rejects.toThrow('wrong colour profile');
  await expect(withExactly(undefined, bytes)).rejects.toThrow('wrong colour profile');
});

test('the original of a turned PNG keeps its gamma and its values', async () => {
  const turned = await painted(40, 20, (x, y) => [x * 6, y * 12, 90])
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  const out = path.join(await emptyDir(), 'source.png');
  await writeCleanOriginal(await fileOf(withChunks(turned, pngChunk('gAMA', number(62_500)))), 'png', out);
  const file = await readFile(out);
  expect(file.indexOf(pngChunk('gAMA', number(62_500)))).toBeGreaterThan(0);
  expect((await sharp(file).raw().toBuffer()).equals(await sharp(turned).autoOrient().raw().toBuffer())).toBe(true);
});

/** A red corner in the top left of an upright picture. */
const upright = () => painted(40, 20, (x, y) => (x < 20 && y < 10 ? [255, 0, 0] : [0, 0, 255]));

/** The order of pixels that each orientation sets upright. Source: Exif 2.32, tag 274. */
const LYING: Record<number, (picture: ReturnType<typeof upright>) => Promise<Buffer>> = {
  1: (picture) => picture.png().toBuffer(),
  2: (picture) => picture.flop().png().toBuffer(),
  3: (picture) => picture.rotate(180).png().toBuffer(),
  4: (picture) => picture.flip().png().toBuffer(),
  5: async (picture) =>
    sharp(await picture.rotate(90).png().toBuffer())
      .flop()
      .png()
      .toBuffer(),
  6: (picture) => picture.rotate(270).png().toBuffer(),
  7: async (picture) =>
    sharp(await picture.rotate(270).png().toBuffer())
      .flop()
      .png()
      .toBuffer(),
  8: (picture) => picture.rotate(90).png().toBuffer(),
};

describe.each([
  ['jpeg', Object.keys(LYING).map(Number)],
  // The decoder turns every format alike.
  ['png', [5, 6]],
  ['webp', [5, 6]],
] as const)('a %s is turned upright', (format, orientations) => {
  test.each(orientations)('with orientation %i', async (orientation) => {
    const pixels = sharp(await (LYING[orientation] as (typeof LYING)[1])?.(upright()));
    const bytes = await pixels
      .withMetadata({ orientation })
      .toFormat(format, { quality: 100, lossless: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const dir = await emptyDir();
    const file = await fileOf(bytes);
    expect(await processUpload(file, dir)).toMatchObject({ width: 40, height: 20 });
    await makeDownloadJpeg(file, format, path.join(dir, 'download.jpg'));
    for (const name of ['40.webp', '40.jpg', 'download.jpg']) {
      const { data, info } = await sharp(path.join(dir, name)).raw().toBuffer({ resolveWithObject: true });
      expect(info, name).toMatchObject({ width: 40, height: 20 });
      const redAt = (x: number, y: number) => (data[(y * 40 + x) * 3] ?? 0) > 128;
      expect([redAt(4, 4), redAt(36, 4), redAt(4, 16), redAt(36, 16)], name).toEqual([true, false, false, false]);
    }
  });
});

test('an orientation that does not exist turns nothing', async () => {
  const bytes = await upright().withMetadata({ orientation: 1 }).jpeg().toBuffer();
  const at = bytes.indexOf(Buffer.from('Exif\0\0'));
  // Tag 274, type short, count 1. The value follows in the block's byte order.
  const little = bytes.indexOf(Buffer.from('120103000100000001', 'hex'), at);
  const big = bytes.indexOf(Buffer.from('0112000300000001', 'hex'), at);
  if (little >= 0) bytes.writeUInt16LE(9, little + 8);
  else bytes.writeUInt16BE(9, big + 8);
  expect(await processUpload(await fileOf(bytes), await emptyDir())).toMatchObject({ width: 40, height: 20 });
});

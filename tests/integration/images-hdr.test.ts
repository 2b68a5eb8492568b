import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ExifReader from 'exifreader';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Cut, toCut } from '~/images/cuts/cut';
import { renderCut } from '~/images/cuts/render-cut.server';
import { makeDownloadJpeg, writeCleanOriginal } from '~/images/download-file.server';
import { findGainMap, joinGainMap } from '~/images/formats/gain-map.server';
import { withPieces } from '~/images/formats/pieces.server';
import { profileChunk } from '~/images/formats/png-chunks.server';
import { readLook } from '~/images/gain-map.server';
import { processUpload } from '~/images/inspect.server';
import { renderAvif } from '~/images/render.server';
import { GAIN, halfMap, hdrJpeg, ultraHdrJpeg, WRONG_INDEX } from '../support/hdr-pictures';
import { claimingAvif, claimingJpeg, jpegSegment, manyScans, withSegments } from '../support/hostile-pictures';
import { emptyDir, fileOf, PRIVATE, painted, privateExif, scene } from '../support/pictures';

// The site's decoder never reads gain maps itself, so another reader has to understand ours. Other files block it again.
beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));

type Bytes = Buffer<ArrayBufferLike>;

async function made(bytes: Bytes, cut?: Partial<Cut>) {
  const dir = await emptyDir();
  const original = await fileOf(bytes);
  const inspection = await processUpload(original, dir);
  const { width, height, format } = inspection;
  await makeDownloadJpeg(original, format, path.join(dir, 'download.jpg'));
  const options = { width: 1170, height: 2532, fit: 'cover', border: '203040', format: 'jpg', ...cut } as const;
  const exact = toCut(inspection, { ...options, position: { x: 0, y: 0 }, focalPoint: { x: 0.5, y: 0.5 } });
  await writeFile(path.join(dir, 'cut.jpg'), await renderCut(original, { width, height }, exact));
  return { dir, inspection, original, read: (name: string) => readFile(path.join(dir, name)) };
}

/** What another reader finds behind the picture. */
async function mapIn(bytes: Bytes) {
  const { gainMap, width = 0, height = 0 } = await sharp(bytes).metadata();
  if (!gainMap) return null;
  const { data, info } = await sharp(gainMap.image).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { bytes: gainMap.image, data, ...info, picture: { width, height } };
}

const gainIn = async (bytes: Bytes) => withPieces(await fileOf(bytes), (pieces) => findGainMap(pieces, 2));

function expectNothingPrivate(bytes: Bytes) {
  expect(bytes.toString('latin1')).not.toMatch(PRIVATE);
  for (const start of [0, bytes.lastIndexOf('ffd8ff', undefined, 'hex')]) {
    const tags = Object.keys(ExifReader.load(bytes.subarray(start)));
    expect(tags.filter((name) => /GPS|Artist|ImageDescription|title/i.test(name))).toEqual([]);
  }
}

describe('a gain map', () => {
  test('stays with the full size, the large JPEG and cuts, without its metadata', async () => {
    const bytes = await hdrJpeg(scene(3200, 2600), halfMap(800, 650));
    expect(bytes.toString('latin1')).toMatch(PRIVATE);
    const { inspection, read } = await made(bytes);
    expect(inspection).toMatchObject({ hdr: true, gamut: 'srgb', width: 3200 });
    for (const [name, width, height] of [
      ['download.jpg', 800, 650],
      ['2560.jpg', 640, 520],
      ['cut.jpg', 293, 633],
    ] as const) {
      const file = await read(name);
      expect(await mapIn(file), name).toMatchObject({ width, height });
      expect((await gainIn(file))?.gain, name).toEqual(GAIN);
      expectNothingPrivate(file);
    }
    for (const name of ['1280.jpg', '640.jpg', '2560.webp']) expect(await mapIn(await read(name)), name).toBeNull();
  });

  test('is in a cut of the large JPEG too', async () => {
    const { dir } = await made(await hdrJpeg(scene(3200, 2400), halfMap(800, 600)));
    const cut = { width: 640, height: 480, fit: 'cover', x: 50, y: 50, border: '', format: 'jpg' } as const;
    const file = await renderCut(path.join(dir, '2560.jpg'), { width: 3200, height: 2400 }, cut);
    const map = await mapIn(file);
    expect(map).toMatchObject({ width: 160, height: 120 });
    expect([map?.data[1], map?.data[158]].map((value) => (value ?? 0) > 128)).toEqual([true, false]);
  });

  test('has the full size unchanged before it', async () => {
    const base = await scene(400, 300).jpeg().toBuffer();
    const plain = await made(base);
    const { read } = await made(await hdrJpeg(scene(400, 300), halfMap(100, 75)));
    const pixels = (bytes: Bytes) => sharp(bytes).raw().toBuffer();
    expect(await pixels(await read('download.jpg'))).toEqual(
      await pixels(await scene(400, 300).jpeg({ quality: 90 }).toBuffer()),
    );
    expect((await plain.read('download.jpg')).equals(base)).toBe(true);
  });

  test('is turned and cropped with its picture', async () => {
    // White on the left lies above when it is turned clockwise.
    const bytes = await hdrJpeg(scene(2532, 1600), halfMap(633, 400));
    const exif = '4578696600004d4d002a0000000800010112000300000001000600000000000000';
    const oriented = withSegments(bytes, jpegSegment(0xe1, Buffer.from(exif, 'hex')));
    const { inspection, read } = await made(oriented, { width: 800, height: 1266 });
    expect(inspection).toMatchObject({ width: 1600, height: 2532, hdr: true });
    for (const name of ['download.jpg', '1600.jpg', 'cut.jpg']) {
      const map = await mapIn(await read(name));
      if (!map) throw new Error(`${name} has no gain map.`);
      const { width, height, data, picture } = map;
      expect(width / height, name).toBeCloseTo(picture.width / picture.height, 1);
      const at = (x: number, y: number) => data[Math.floor(y * height) * width + Math.floor(x * width)] ?? -1;
      expect([at(0.9, 0.1) > 200, at(0.1, 0.1) > 200], name).toEqual([true, true]);
      expect([at(0.1, 0.9) < 50, at(0.9, 0.9) < 50], name).toEqual([true, true]);
    }
  });

  test.each([
    [{ fit: 'contain', width: 1000, height: 1000 }, [333, 333]],
    [{ fit: 'inside', width: 450, height: 450 }, [150, 150 * 0.75]],
    [{ fit: 'cover', width: 64, height: 331 }, [21, 110]],
  ] as const)('covers the same as the cut: %j', async (cut, [width, height]) => {
    const { read } = await made(await hdrJpeg(scene(900, 675), halfMap(300, 225)), cut);
    const map = await mapIn(await read('cut.jpg'));
    expect(map?.width).toBeCloseTo(width, -0.5);
    expect(map?.height).toBeCloseTo(height, -0.5);
    // Borders are as bright as without it.
    if (cut.fit === 'contain') expect(map?.data[0]).toBeLessThan(8);
  });

  test('is read from XMP, and written as ISO 21496-1', async () => {
    const { inspection, read } = await made(await ultraHdrJpeg(1200, 800));
    expect(inspection.hdr).toBe(true);
    const file = await read('download.jpg');
    expect(await mapIn(file)).toMatchObject({ width: 300, height: 200 });
    expect((await gainIn(file))?.gain).toEqual({
      usesBaseColours: true,
      headroom: [0, 2.5],
      channels: [1.5, 2, 2.5].map((max) => [0, max, 1, 1 / 64, 1 / 64]),
    });
    expectNothingPrivate(file);
  });

  test('is found when other pictures come first, and the index lies', async () => {
    const [base, map] = [await scene(200, 100).jpeg().toBuffer(), await hdrJpeg(scene(200, 100), halfMap(50, 25))];
    const mapOnly = map.subarray(map.lastIndexOf('ffd8ff', undefined, 'hex'));
    const depth = await scene(20, 10).jpeg().toBuffer();
    const { inspection, read } = await made(
      Buffer.concat([withSegments(base, WRONG_INDEX), Buffer.alloc(70_000), depth, mapOnly, Buffer.from('secret')]),
    );
    expect(inspection.hdr).toBe(true);
    expect(await mapIn(await read('download.jpg'))).toMatchObject({ width: 50, height: 25 });
    expectNothingPrivate(await read('download.jpg'));
  });
});

/** As iPhones have it: values are light, and the headroom is in the map's XMP or in the picture's maker notes. */
describe('a gain map of Apple', () => {
  const mapOf = async (headroom: string) =>
    withSegments(
      await halfMap(100, 75).toBuffer(),
      jpegSegment(
        0xe1,
        `http://ns.adobe.com/xap/1.0/\0<HDRGainMap:HDRGainMapVersion>131072</HDRGainMap:HDRGainMapVersion>${headroom}`,
      ),
    );
  // A directory of two ratios, 33 and 48, at 14 bytes from the mark: 1.0 and 0.0.
  const notes = Buffer.concat([
    Buffer.from('Exif\0\0Apple iOS\0\0\x01MM', 'latin1'),
    Buffer.from(`0002${'0021000a0000000100000028'}${'0030000a0000000100000030'}`, 'hex'),
    Buffer.from('0000000100000001' + '0000000000000001', 'hex'),
  ]);

  test.each([
    ['its XMP', '<HDRGainMap:HDRGainMapHeadroom>4.5</HDRGainMap:HDRGainMapHeadroom>', [], Math.log2(4.5)],
    ['maker notes', '', [jpegSegment(0xe1, notes)], 3],
  ])('is kept, with the headroom of %s', async (_, headroom, segments, stops) => {
    const picture = withSegments(await scene(800, 600).jpeg().toBuffer(), ...segments);
    const { inspection, read } = await made(Buffer.concat([picture, await mapOf(headroom)]));
    expect(inspection).toMatchObject({ hdr: true, isRecoloured: true });
    const file = await read('download.jpg');
    expect((await gainIn(file))?.gain.headroom[1]).toBeCloseTo(stops, 3);
    expect(await mapIn(file)).toMatchObject({ width: 100, height: 75 });
  });

  test('without a headroom is left out', async () => {
    const { inspection } = await made(Buffer.concat([await scene(800, 600).jpeg().toBuffer(), await mapOf('')]));
    expect(inspection.hdr).toBe(false);
  });
});

describe('a hostile gain map is left out', () => {
  const join = async (map: Bytes, gain = GAIN) => joinGainMap(await scene(200, 100).jpeg().toBuffer(), map, gain);
  const map = () => halfMap(50, 25).toBuffer();

  test.each<[string, () => Promise<Bytes> | Bytes]>([
    ['larger than its picture', () => halfMap(201, 100).toBuffer()],
    ['of 4 gigapixels', async () => claimingJpeg(await map(), 65_500, 65_500)],
    ['cut off', async () => (await map()).subarray(0, -40)],
    ['with hundreds of scans', () => manyScans(200, 100, 400)],
    [
      'with arithmetic codes',
      async () => {
        const bytes = await map();
        bytes[bytes.indexOf('ffc0', undefined, 'hex') + 1] = 0xc9;
        return bytes;
      },
    ],
  ])('%s', async (_, make) => {
    const bytes = await join(await make());
    const { inspection, read, original } = await made(bytes);
    expect(inspection.hdr).toBe(false);
    expect(await readLook(original)).toMatchObject({ hdr: false, gamut: 'srgb' });
    for (const name of ['download.jpg', '200.jpg', 'cut.jpg']) {
      expect((await read(name)).lastIndexOf('ffd8ff', undefined, 'hex'), name).toBe(0);
    }
  });

  test('that claims fewer rows than it has, or has another shape than the picture', async () => {
    const { inspection, read } = await made(await join(claimingJpeg(await map(), 50, 9)));
    expect(inspection).toMatchObject({ hdr: false, isRecoloured: true });
    expect(await mapIn(await read('download.jpg'))).toBeNull();
  });

  test.each([
    ['a division by zero', [[0, 1, 0, 0, 0]]],
    ['a minimum above its maximum', [[2, 1, 1, 0, 0]]],
    ['more than a screen can be', [[0, 2000, 1, 0, 0]]],
  ])('with %s', async (_, channels) => {
    const { inspection } = await made(await join(await map(), { ...GAIN, channels }));
    expect(inspection.hdr).toBe(false);
  });

  test('a thousand pictures are not all read', async () => {
    const base = await scene(200, 100).jpeg().toBuffer();
    const other = await scene(8, 8).jpeg().toBuffer();
    const { inspection } = await made(Buffer.concat([base, ...Array(1000).fill(other), await join(await map())]));
    expect(inspection.hdr).toBe(false);
  });
});

describe('wide colours', () => {
  /** Display P3's own red, which sRGB lacks. */
  const red = async () => {
    const { icc } = await sharp(await scene(8, 8).withIccProfile('p3').jpeg().toBuffer()).metadata();
    const plain = await painted(1600, 900, () => [255, 0, 0])
      .png()
      .toBuffer();
    return Buffer.concat([plain.subarray(0, 33), profileChunk(icc ?? Buffer.alloc(0)), plain.subarray(33)]);
  };

  test('stay in renditions, the download and cuts', async () => {
    const { dir, inspection, original, read } = await made(await red(), { width: 400, height: 400 });
    expect(inspection).toMatchObject({ gamut: 'p3', hdr: false });
    // What sRGB can show of it.
    expect(inspection.palette[0]?.color).toBe('#ff0000');
    await renderAvif(original, 1600, dir);
    await writeCleanOriginal(original, 'png', path.join(dir, 'source.png'));
    const names = (await readdir(dir)).filter((name) => /\.(jpg|webp|avif|png)$/.test(name));
    expect(names.length).toBe(14);
    for (const name of names) {
      const bytes = await read(name);
      const { icc } = await sharp(bytes).metadata();
      expect(icc?.length, name).toBe(480);
      const { data } = await sharp(bytes).keepIccProfile().raw().toBuffer({ resolveWithObject: true });
      const [r = 0, g = 0, b = 0] = data;
      expect(r > 250 && g < 6 && b < 6, `${name}: ${r} ${g} ${b}`).toBe(true);
    }
  });

  test('an AVIF of 10 bits keeps them too', async () => {
    const bytes = await scene(700, 400).withIccProfile('p3').avif({ bitdepth: 10, effort: 0 }).toBuffer();
    const { inspection, read } = await made(bytes);
    expect(inspection).toMatchObject({ format: 'avif', gamut: 'p3' });
    for (const name of ['640.webp', 'download.jpg']) {
      expect(await sharp(await read(name)).metadata(), name).toMatchObject({ hasProfile: true, depth: 'uchar' });
    }
  });
});

describe('an AVIF', () => {
  test.each([8, 10, 12] as const)('of %i bits is a wallpaper', async (bitdepth) => {
    const picture = painted(700, 400, (x) => (x < 350 ? [200, 40, 40] : [20, 60, 200])).withExif(privateExif);
    const { inspection, read } = await made(await picture.avif({ bitdepth, effort: 0, quality: 80 }).toBuffer());
    expect(inspection).toMatchObject({ format: 'avif', width: 700, height: 400, hdr: false, gamut: 'srgb' });
    for (const name of ['700.webp', '700.jpg', 'download.jpg']) {
      const bytes = await read(name);
      expect(bytes.toString('latin1')).not.toMatch(PRIVATE);
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      const at = (x: number) => [...data.subarray((200 * 700 + x) * info.channels).subarray(0, 3)];
      for (const [x, wanted] of [
        [50, [200, 40, 40]],
        [650, [20, 60, 200]],
      ] as const) {
        const most = Math.max(...wanted.map((value, index) => Math.abs(value - (at(x)[index] ?? 999))));
        expect(most, `${name} ${at(x)}`).toBeLessThan(8);
      }
    }
  });

  test('that lies is turned once', async () => {
    const half = painted(640, 320, (x) => (x < 320 ? [255, 0, 0] : [0, 0, 255]));
    const { inspection, read } = await made(
      await half.withMetadata({ orientation: 6 }).avif({ effort: 0, quality: 80 }).toBuffer(),
    );
    expect(inspection).toMatchObject({ width: 320, height: 640 });
    const { data } = await sharp(await read('320.webp'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([(data[0] ?? 0) > 200, (data.at(-1) ?? 0) > 200]).toEqual([true, true]);
  });

  test.each([
    ['cut off', async () => (await scene(300, 200).avif({ effort: 0 }).toBuffer()).subarray(0, -200), /damaged/],
    [
      'of 289 megapixels',
      async () => claimingAvif(await scene(64, 64).avif({ effort: 0 }).toBuffer(), 17_000),
      /large/,
    ],
    ['an animation', () => Buffer.from('\0\0\0\x20ftypavis\0\0\0\0avifavismif1miaf', 'latin1'), /Animated/],
    ['HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /^HEIC .+ JPG, PNG, WEBP or AVIF\.$/],
    ['JPEG XL', () => Buffer.from('\xff\x0a\xfa\x1f', 'latin1'), /^JPEG XL .+ JPG, PNG, WEBP or AVIF\.$/],
    ['JPEG XL', () => Buffer.from('\0\0\0\x0cJXL \r\n\x87\n', 'latin1'), /^JPEG XL/],
  ])('is refused: %s', async (_, make, sentence) => {
    const refused = processUpload(await fileOf(await make()), await emptyDir());
    const error = await refused.then(
      () => null,
      (reason) => reason,
    );
    expect(error?.details?.fields?.image?.[0] ?? error?.message).toMatch(sentence);
  });
});

test('an ordinary picture gives the bytes that it always gave', async () => {
  const { dir, read, original } = await made(await scene(2600, 1500).jpeg({ quality: 90 }).toBuffer());
  await renderAvif(original, 2600, dir);
  const sum = createHash('sha256');
  const names = (await readdir(dir)).filter((name) => !name.endsWith('.sums')).sort();
  expect(names).toHaveLength(13);
  for (const name of names) sum.update(name).update(await read(name));
  expect(sum.digest('hex')).toBe('c09c47f0d4c2ea7ec42731a1ec4ba25780bdb47acc692d1e3d957438ceaab361');
});

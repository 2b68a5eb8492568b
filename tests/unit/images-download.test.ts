import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeDownloadJpeg, writeCleanOriginal } from '~/images/download-file.server';
import { stripJpeg as stripJpegOf } from '~/images/formats/jpeg-segments.server';
import { readParts } from '~/images/formats/parts.server';
import type { Part } from '~/images/formats/pieces.server';
import { stripPng as stripPngOf } from '~/images/formats/png-chunks.server';
import { stripWebp as stripWebpOf } from '~/images/formats/webp-chunks.server';
import {
  frames,
  jpegSegment,
  manyChunks,
  manySegments,
  manyWebpChunks,
  pngChunk,
  withChunks,
  withSegments,
} from '../support/hostile-pictures';
import { emptyDir, fileOf, PRIVATE, painted, privateExif, scene } from '../support/pictures';

type Format = 'jpeg' | 'png' | 'webp';

const download = async (bytes: Buffer, format: Format) => {
  const out = path.join(await emptyDir(), 'download.jpg');
  await makeDownloadJpeg(await fileOf(bytes), format, out);
  return readFile(out);
};

const cleanOriginal = async (bytes: Buffer, format: 'png' | 'webp') => {
  const out = path.join(await emptyDir(), `clean.${format}`);
  await writeCleanOriginal(await fileOf(bytes), format, out);
  return readFile(out);
};

const stripping = (strip: (file: Buffer, parts: Part[]) => Buffer | null) => async (bytes: Buffer) => {
  const read = await readParts(await fileOf(bytes));
  return read && strip(bytes, read.parts);
};
const stripJpeg = stripping(stripJpegOf);
const stripPng = stripping(stripPngOf);
const stripWebp = stripping(stripWebpOf);

/** A checksum, since Vitest takes seconds to compare the pixels themselves. */
const pixels = async (bytes: Buffer) => {
  const raw = await sharp(bytes, { failOn: 'warning' }).keepIccProfile().raw().toBuffer();
  return createHash('sha256').update(raw).digest('hex');
};

describe('the JPEG download of a JPEG', () => {
  test.each([
    ['plain', () => scene(300, 200).jpeg()],
    ['progressive', () => scene(300, 200).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })],
    ['grey', () => scene(300, 200).greyscale().toColourspace('b-w').jpeg()],
    ['wide gamut', () => scene(300, 200).withIccProfile('p3').jpeg()],
  ])('has the same picture data: %s', async (_, make) => {
    const bytes = await make()
      .withExif(privateExif)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret</x:xmpmeta>')
      .toBuffer();
    const result = await download(Buffer.concat([bytes, Buffer.from('secret')]), 'jpeg');
    expect(await pixels(result)).toEqual(await pixels(bytes));
    const [before, after] = [await sharp(bytes).metadata(), await sharp(result).metadata()];
    expect(after.icc).toEqual(before.icc);
    expect([after.exif, after.xmp, after.iptc]).toEqual([undefined, undefined, undefined]);
    expect(result.toString('latin1')).not.toMatch(PRIVATE);
  });

  test('is encoded again in sRGB from CMYK', async () => {
    const result = await download(await scene(60, 60).toColourspace('cmyk').jpeg().toBuffer(), 'jpeg');
    expect(await sharp(result).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });

  test.each(["<?php system('id')", '<x onclick=alert(1)>', '<svg onload=x>', '<a href=javascript:x>'])(
    'is encoded again if its picture data works as a script: %s',
    async (script) => {
      const bytes = await scene(300, 200).jpeg().toBuffer();
      bytes.write(script, bytes.indexOf(Buffer.from([0xff, 0xda])) + 200, 'latin1');
      expect((await download(bytes, 'jpeg')).includes(script)).toBe(false);
    },
  );

  test('is encoded again if its colour profile is invalid', async () => {
    const filler = jpegSegment(
      0xe2,
      Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), Buffer.alloc(60_000, 'secret ')]),
    );
    const bytes = withSegments(await scene(300, 200).jpeg().toBuffer(), filler);
    const result = await download(bytes, 'jpeg');
    expect(result.includes('secret')).toBe(false);
    expect(await sharp(result).metadata()).toMatchObject({ width: 300, height: 200, space: 'srgb' });
  });

  test('is encoded again if its colour profile has tables', async () => {
    const bytes = await scene(300, 200).withIccProfile('p3').jpeg().toBuffer();
    bytes.write('A2B0', bytes.indexOf('cprt'), 'latin1');
    const result = await download(bytes, 'jpeg');
    expect(result.includes('A2B0')).toBe(false);
    expect(await sharp(result).metadata()).toMatchObject({ width: 300, height: 200, space: 'srgb' });
  });

  test('is encoded again if browsers cannot show it', async () => {
    const bytes = await scene(300, 200).jpeg().toBuffer();
    expect(await stripJpeg(bytes)).not.toBeNull();
    // Arithmetic codes instead of Huffman's.
    bytes[bytes.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc9;
    expect(await stripJpeg(bytes)).toBeNull();
  });

  test('is encoded again if a strict decoder would refuse it', async () => {
    const bytes = await scene(300, 200).jpeg().toBuffer();
    // A code that is in no table: our decoder continues with a warning.
    bytes.fill(0xfe, bytes.length - 40, bytes.length - 10);
    await expect(pixels(bytes)).rejects.toThrow();
    const result = await download(bytes, 'jpeg');
    await expect(pixels(result)).resolves.toBeDefined();
  });
});

test.each(['png', 'webp'] as const)('the JPEG download of a %s is a good JPEG', async (format) => {
  const result = await download(await scene(300, 200).toFormat(format).withExif(privateExif).toBuffer(), format);
  expect(await sharp(result).metadata()).toMatchObject({
    format: 'jpeg',
    width: 300,
    height: 200,
    chromaSubsampling: '4:4:4',
  });
  expect(result.toString('latin1')).not.toMatch(PRIVATE);
});

describe('a clean original', () => {
  test.each([
    ['png', () => scene(200, 100).withIccProfile('p3').png()],
    ['png', () => scene(200, 100).png({ palette: true })],
    ['webp', () => scene(200, 100).withIccProfile('p3').webp()],
    ['webp', () => scene(200, 100).ensureAlpha(0.5).webp({ lossless: true })],
  ] as const)('has the same picture data: %s', async (format, make) => {
    const bytes = await make()
      .withExif(privateExif)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret</x:xmpmeta>')
      .toBuffer();
    const result = await cleanOriginal(bytes, format);
    expect(await pixels(result)).toEqual(await pixels(bytes));
    const [before, after] = [await sharp(bytes).metadata(), await sharp(result).metadata()];
    expect(after).toMatchObject({ format, width: 200, height: 100, hasAlpha: before.hasAlpha });
    expect([after.icc, after.exif, after.xmp]).toEqual([before.icc, undefined, undefined]);
    expect(result.toString('latin1')).not.toMatch(PRIVATE);
  });

  test.each(['png', 'webp'] as const)('is upright: %s', async (format) => {
    const half = painted(64, 32, (x) => (x < 32 ? [255, 0, 0] : [0, 0, 255]));
    const bytes = await half.toFormat(format, { lossless: true }).withMetadata({ orientation: 6 }).toBuffer();
    const { data, info } = await sharp(await cleanOriginal(bytes, format))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 32, height: 64 });
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
  });
});

describe('a clean original has no profile if its profile', () => {
  const plain = () => scene(200, 100).withIccProfile('p3');

  test.each([
    [
      'is filler',
      'webp',
      async () => {
        const bytes = await plain().webp({ lossless: true }).toBuffer();
        const at = bytes.indexOf('ICCP');
        return bytes.fill('secret ', at + 8, at + 8 + bytes.readUInt32LE(at + 4));
      },
    ],
    [
      'has extra data',
      'png',
      async () => {
        const { icc = Buffer.alloc(0) } = await sharp(await plain().png().toBuffer()).metadata();
        const longer = Buffer.concat([icc, Buffer.alloc(40_000, 'secret ')]);
        longer.writeUInt32BE(longer.length);
        const content = Buffer.concat([Buffer.from('space\0\0', 'latin1'), deflateSync(longer)]);
        return withChunks(await scene(200, 100).png().toBuffer(), pngChunk('iCCP', content));
      },
    ],
  ] as const)('%s: %s', async (_, format, make) => {
    const bytes = await make();
    expect((await sharp(bytes).metadata()).icc).toBeDefined();
    const result = await cleanOriginal(bytes, format);
    const { icc, width } = await sharp(result).metadata();
    expect({ icc, width }).toEqual({ icc: undefined, width: 200 });
    expect(result.includes('secret')).toBe(false);
  });
});

describe('a stored picture of more parts than an upload may have', () => {
  test.each([
    ['jpeg', async () => manySegments(await scene(200, 100).jpeg().toBuffer(), 60_000)],
    ['png', async () => manyChunks(await scene(200, 100).png().toBuffer(), 60_000)],
    ['webp', async () => manyWebpChunks(await scene(200, 100).webp().toBuffer(), 60_000)],
  ] as const)('is made anew: %s', async (format, make) => {
    const bytes = await make();
    const result = format === 'jpeg' ? await download(bytes, format) : await cleanOriginal(bytes, format);
    expect(result.length).toBeLessThan(100_000);
    expect(await sharp(result).metadata()).toMatchObject({ format, width: 200, height: 100 });
  });
});

describe('filler that no decoder reads is removed', () => {
  const filler = Buffer.alloc(60_000, 'secret ');
  const numbered = (number: number, count: number) =>
    jpegSegment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([number, count]), filler]));

  test.each([
    ['a second part of a profile that has one', numbered(2, 1)],
    ['part nought of a profile', numbered(0, 0)],
    ['a number of lines that is none', jpegSegment(0xdc, filler)],
  ])('in a JPEG: %s', async (_, segment) => {
    const plain = await scene(300, 200).jpeg().toBuffer();
    const result = await download(withSegments(plain, segment), 'jpeg');
    expect(result.includes('secret')).toBe(false);
  });

  test('in a JPEG: the same tables, thousands of times', async () => {
    const plain = await scene(300, 200).jpeg().toBuffer();
    const at = plain.indexOf(Buffer.from([0xff, 0xdb]));
    const table = plain.subarray(at, at + 2 + plain.readUInt16BE(at + 2));
    const result = await download(withSegments(plain, ...Array(4000).fill(table)), 'jpeg');
    expect(result.length).toBeLessThan(100_000);
  });

  test.each([
    ['a profile that is not packed', [pngChunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), filler]))]],
    ['a second profile', [pngChunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), filler]))]],
    [
      'chunks that are too long',
      ['sBIT', 'pHYs', 'cLLI', 'mDCV', 'cICP', 'sRGB', 'cHRM', 'gAMA'].map((type) => pngChunk(type, filler)),
    ],
    ['what stands once, again and again', Array(1000).fill(pngChunk('pHYs', 'secret !!'))],
  ] as [string, Buffer[]][])('in a PNG: %s', async (_, chunks) => {
    const plain = await scene(200, 100).withIccProfile('p3').png().toBuffer();
    const { icc } = await sharp(plain).metadata();
    const at = plain.indexOf('IDAT') - 4;
    const bytes = Buffer.concat([plain.subarray(0, at), ...chunks, plain.subarray(at)]);
    const result = await cleanOriginal(bytes, 'png');
    expect(result.toString('latin1').split('secret').length).toBeLessThanOrEqual(2);
    expect((await sharp(result).metadata()).icc).toEqual(icc);
    expect(await pixels(result)).toEqual(await pixels(plain));
  });

  test.each([false, true])('in a WebP: a profile, beside one: %s', async (isSecond) => {
    const picture = isSecond ? scene(200, 100).withIccProfile('p3') : scene(200, 100);
    const plain = await picture.webp({ lossless: true }).toBuffer();
    const head = Buffer.from('ICCP    ');
    head.writeUInt32LE(filler.length, 4);
    const bytes = Buffer.concat([plain, head, filler]);
    bytes.writeUInt32LE(bytes.length - 8, 4);
    const result = await cleanOriginal(bytes, 'webp');
    expect(result.includes('secret')).toBe(false);
    expect((await sharp(result).metadata()).icc).toEqual((await sharp(plain).metadata()).icc);
    expect(await pixels(result)).toEqual(await pixels(plain));
  });
});

test('a clean original of an animation’s only frame is that frame', async () => {
  const facts = await sharp(await cleanOriginal(await frames(1), 'webp')).metadata();
  expect(facts).toMatchObject({ format: 'webp', width: 20, height: 20 });
});

describe('JPEG segments', () => {
  test('only those that affect the picture are kept', async () => {
    const jpeg = await scene(40, 40).jpeg().toBuffer();
    const crowded = withSegments(
      jpeg,
      jpegSegment(
        0xe0,
        Buffer.concat([Buffer.from('JFIF\0\x01\x02\x00\0\x48\0\x48\x01\x01', 'latin1'), Buffer.from('secret')]),
      ),
      jpegSegment(0xe0, 'JFXX\0 secret'),
      jpegSegment(0xe1, 'Exif\0\0 secret'),
      jpegSegment(0xe2, 'MPF\0 secret'),
      jpegSegment(0xed, 'Photoshop 3.0\0 secret'),
      jpegSegment(0xee, 'Adobe\0d\0\0\0\0\x01 secret'),
      jpegSegment(0xef, 'secret'),
      jpegSegment(0xfe, 'secret'),
      Buffer.from([0xff, 0xff, 0xff]),
    );
    const result = await stripJpeg(Buffer.concat([crowded, Buffer.from('secret')]));
    expect(result?.includes('secret')).toBe(false);
    expect(result?.subarray(2, 20).toString('hex')).toBe('ffe000104a46494600010200004800480000');
    expect(result && (await pixels(result))).toEqual(await pixels(jpeg));
  });

  test('scans are kept complete across restart markers and stuffed bytes', async () => {
    const scan = Buffer.from('ffda0008010100003f00 aaff00bb ffd0 cc ffd1 ffff d2 dd'.replaceAll(' ', ''), 'hex');
    const twoScans = Buffer.concat([Buffer.from('ffd8', 'hex'), scan, scan, Buffer.from('ffd9', 'hex')]);
    expect(await stripJpeg(twoScans)).toEqual(twoScans);
    expect(await stripJpeg(Buffer.concat([twoScans, twoScans]))).toEqual(twoScans);
  });

  test.each([
    ...['', 'ff', 'ffd8', 'ffd8ff', 'ffd8ffe1', 'ffd8ffe10001', 'ffd8ffe1ffff00', 'ffd8ffda0004', 'ffd9'],
    ...['89504e47'],
  ])('out of order: %s', async (hex) => expect(await stripJpeg(Buffer.from(hex, 'hex'))).toBeNull());
});

test('PNG text, time and everything after the end are removed', async () => {
  const png = await scene(40, 40).png().toBuffer();
  const types = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf', 'prVt'];
  const chunks = types.map((type) => pngChunk(type, 'secret'));
  const crowded = Buffer.concat([withChunks(png, ...chunks), Buffer.from('secret')]);
  expect((await stripPng(crowded))?.includes('secret')).toBe(false);
  expect(await stripPng(crowded)).toEqual(await stripPng(png));
  expect(await stripPng(png.subarray(0, -20))).toBeNull();
  expect(await stripPng(Buffer.from('GIF89a'))).toBeNull();
});

test('WebP chunks with unknown content and everything after the end are removed', async () => {
  const webp = await scene(40, 40).webp().withExif(privateExif).toBuffer();
  const extra = Buffer.from('prVt\x06\0\0\0secret', 'latin1');
  const crowded = Buffer.concat([webp, extra, Buffer.from('secret')]);
  crowded.writeUInt32LE(webp.length - 8 + extra.length, 4);
  const result = await stripWebp(crowded);
  expect(result?.toString('latin1')).not.toMatch(PRIVATE);
  expect(result && (await pixels(result))).toEqual(await pixels(webp));
  expect(await stripWebp(webp.subarray(0, 200))).toBeNull();
  expect(await stripWebp(Buffer.from('RIFF'))).toBeNull();
});

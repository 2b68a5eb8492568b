import { describe, expect, test } from 'vitest';
import {
  covering,
  FILE_KEY,
  fileKeyFor,
  fileKeyIn,
  fullPictureName,
  jpegWidths,
  largeWidth,
  namedRenditionPath,
  parseRenditionName,
  renditionPath,
  renditionWidths,
  socialWidth,
  srcSet,
  thumbnailWidth,
} from '~/images/renditions';

const KEY = '0123456789abcdef01234567';

test.each([
  [12_000, 1500, '40vw,526px', 1280],
  [1920, 1080, '20vw,263px', 640],
  [1000, 6000, '20vw,263px', 640],
])('a picture of %i x %i covers a box of 4 to 1 with enough pixels', (width, height, sizes, most) => {
  expect(covering({ width, height }, 4, { sizes: '20vw,263px', most: 640 })).toEqual({ sizes, most });
});

test('another background and other colours give other keys', () => {
  const sha256 = `${'0123456789abcdef'.repeat(3)}fedcba9876543210`;
  const keys = (
    [
      ['white', false],
      ['dark', false],
      ['white', true],
      ['dark', true],
    ] as const
  ).map(([ground, isRecoloured]) => fileKeyFor(sha256, { ground, isRecoloured }));
  expect(new Set(keys).size).toBe(4);
  expect(keys.every((key) => FILE_KEY.test(key))).toBe(true);
  expect(keys[0]).toBe(sha256.slice(0, 24));
});

describe('widths of renditions', () => {
  test.each([
    [1, [1]],
    [320, [320]],
    [321, [320, 321]],
    [1080, [320, 640, 1080]],
    [1280, [320, 640, 1280]],
    [2560, [320, 640, 1280, 2560]],
    [16_383, [320, 640, 1280, 2560]],
  ])('of a picture %i px wide', (width, widths) => {
    expect(renditionWidths(width)).toEqual(widths);
  });

  test('JPEG exists for requests without a choice of format, and every such width is a rendition', () => {
    expect(jpegWidths(3840)).toEqual([640, 1280, 2560]);
    expect(jpegWidths(1080)).toEqual([640, 1080]);
    expect(jpegWidths(300)).toEqual([300]);
    for (const width of [1, 300, 640, 641, 1080, 1280, 1281, 2559, 2560, 5120]) {
      const chosen = [thumbnailWidth(width), socialWidth(width), largeWidth(width)];
      expect(jpegWidths(width)).toEqual(expect.arrayContaining(chosen));
      expect(renditionWidths(width)).toEqual(expect.arrayContaining(jpegWidths(width)));
    }
  });
});

describe('a srcset', () => {
  test('names each width once, smallest first', () => {
    expect(srcSet(KEY, 1080, 'webp')).toBe(
      `/images/${KEY}/320.webp 320w, /images/${KEY}/640.webp 640w, /images/${KEY}/1080.webp 1080w`,
    );
  });

  test('ends at the maximum width, and is never empty', () => {
    expect(srcSet(KEY, 3840, 'avif', 1280)).toMatch(/ 1280w$/);
    expect(srcSet(KEY, 3840, 'jpg', 320)).toBe(`/images/${KEY}/640.jpg 640w`);
  });
});

describe('the name of a rendition', () => {
  const named = (path: string) => parseRenditionName(KEY, path.split('/').at(-1) ?? '');

  test('leads to the stored file, in its long and short form', () => {
    const file = { name: '640.webp', type: 'image/webp' };
    expect(namedRenditionPath(KEY, 640, 'webp')).toBe(`/images/${KEY}/01234567-640w.webp`);
    expect(named(namedRenditionPath(KEY, 640, 'webp'))).toEqual(file);
    expect(named(renditionPath(KEY, 640, 'webp'))).toEqual(file);
  });

  test.each(['', '640', '640w.webp', '01234567-640.webp', '11234567-640w.webp', '01234567-640w.png', '01234567-w.jpg'])(
    'is not %j',
    (name) => expect(parseRenditionName(KEY, name)).toBeNull(),
  );

  test('is not that of the whole picture', () => {
    expect(fullPictureName(KEY)).toBe('01234567-full.jpg');
    expect(parseRenditionName(KEY, fullPictureName(KEY))).toBeNull();
  });
});

test('a file key is 24 hexadecimal digits and nothing else', () => {
  expect(renditionPath(KEY, 640, 'jpg')).toBe(`/images/${KEY}/640.jpg`);
  expect(FILE_KEY.test(KEY)).toBe(true);
  for (const key of ['', KEY.slice(1), `${KEY}0`, KEY.toUpperCase(), `${KEY}\n`, `../${KEY.slice(3)}`]) {
    expect(FILE_KEY.test(key)).toBe(false);
  }
});

test('the key of a file is read from the address of a rendition', () => {
  expect(fileKeyIn('/images/0123456789abcdef01234567/640.jpg')).toBe('0123456789abcdef01234567');
  for (const path of ['/images/nonsense/640.jpg', '/favicon.svg', '']) expect(fileKeyIn(path), path).toBe('');
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CutOptions, cutName, FITS, isCanonical, layOut, MAX_SIDE, parseCutName, toCut } from '~/images/cuts/cut';

const KEY = '0123456789abcdef01234567';
const picture = { width: 5120, height: 2880 };
const options = (given: Partial<CutOptions>): CutOptions => ({
  ...{ width: 1920, height: 1080, fit: 'cover', position: null, focalPoint: { x: 0.5, y: 0.5 } },
  ...{ border: '102030', format: 'jpg' },
  ...given,
});

describe('a cut', () => {
  test('fills a screen of another shape around the focal point, as far as the picture reaches', () => {
    const cutAt = (x: number) => toCut(picture, options({ width: 1080, height: 2160, focalPoint: { x, y: 0.5 } }));
    const cut = cutAt(0.4);
    const { scaled, left, top, share } = layOut(picture, cut);
    expect(scaled).toEqual({ width: 3840, height: 2160 });
    expect(Math.abs(left + 540 - 0.4 * 3840)).toBeLessThan(16);
    expect([top, cut.y]).toEqual([0, 50]);
    expect(share).toBeCloseTo(1080 / 3840, 5);
    expect([cutAt(0).x, cutAt(1).x]).toEqual([0, 100]);
  });

  test('follows a position', () => {
    const cut = toCut(picture, options({ width: 3440, height: 1440, position: { x: 0, y: 100 } }));
    expect(cut).toMatchObject({ x: 50, y: 100 });
    expect(layOut(picture, cut)).toMatchObject({ left: 0, top: 1935 - 1440 });
  });

  test('never enlarges: too large a screen gets the largest cut of its shape', () => {
    expect(toCut({ width: 1000, height: 1000 }, options({ width: 4000, height: 2000 }))).toMatchObject({
      width: 1000,
      height: 500,
    });
    expect(toCut({ width: 300, height: 200 }, options({ width: 4000, height: 3000, fit: 'inside' }))).toMatchObject({
      width: 300,
      height: 200,
    });
  });

  test('that is contained keeps the size of the screen, with a border around the whole picture', () => {
    const cut = toCut({ width: 300, height: 200 }, options({ width: 640, height: 640, fit: 'contain' }));
    expect(cut).toMatchObject({ width: 640, height: 640, border: '102030' });
    expect(layOut({ width: 300, height: 200 }, cut)).toEqual({
      scaled: { width: 300, height: 200 },
      left: -170,
      top: -220,
      share: 1,
    });
  });

  test('of any size stays within its picture, and can be read from its name', () => {
    const side = fc.integer({ min: 1, max: MAX_SIDE });
    const size = fc.record({ width: side, height: side });
    const percent = fc.integer({ min: 0, max: 100 });
    const fraction = fc.double({ min: 0, max: 1, noNaN: true });
    const given = fc.record({
      size,
      wanted: fc.record({ width: fc.integer({ min: 64, max: 5000 }), height: fc.integer({ min: 64, max: 5000 }) }),
      fit: fc.constantFrom(...FITS),
      position: fc.option(fc.record({ x: percent, y: percent })),
      focalPoint: fc.record({ x: fraction, y: fraction }),
    });
    fc.assert(
      fc.property(given, ({ size: whole, wanted, ...how }) => {
        const cut = toCut(whole, options({ ...wanted, ...how }));
        const { scaled, left, top } = layOut(whole, cut);
        expect(scaled.width).toBeLessThanOrEqual(whole.width);
        expect(scaled.height).toBeLessThanOrEqual(whole.height);
        if (cut.fit === 'cover') {
          expect(Math.min(left, top, scaled.width - cut.width - left, scaled.height - cut.height - top)).toBe(
            Math.max(0, Math.min(left, top, scaled.width - cut.width - left, scaled.height - cut.height - top)),
          );
        }
        expect(isCanonical(whole, cut)).toBe(true);
        if (cut.width * cut.height <= 40_000_000) expect(parseCutName(KEY, cutName(KEY, cut))).toEqual(cut);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the name of a cut', () => {
  test.each([
    ...['ffffffff-640x480-inside.jpg', '01234567-0640x480-inside.jpg', '01234567-640x480-cover-101-0.jpg'],
    ...['01234567-640x480-cover-050-0.jpg', '01234567-16384x64-inside.jpg', '01234567-8000x8000-inside.jpg'],
    ...['01234567-5000x4000-inside.avif', '01234567-640x480-contain-12345G.jpg', '01234567-640x480-inside.gif'],
    ...['01234567-640x480.jpg'],
  ])('cannot be %s', (name) => {
    expect(parseCutName(KEY, name)).toBeNull();
  });

  test.each([
    ['01234567-6000x480-inside.jpg', 'larger than the picture'],
    ['01234567-640x480-inside.jpg', 'of another shape'],
    ['01234567-5121x100-cover-50-50.jpg', 'wider than the picture'],
    ['01234567-1920x1080-cover-10-50.jpg', 'at a place where nothing is left over'],
  ])('%s cannot be a cut of a picture of 5120 x 2880: %s', (name) => {
    const cut = parseCutName(KEY, name);
    expect(cut && isCanonical(picture, cut)).toBe(false);
  });
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasLookupTable, isProfile } from '~/images/icc-profile.server';
import { scene } from '../support/pictures';

async function profileOf(name: string): Promise<Buffer> {
  const { icc } = await sharp(await scene(8, 8).withIccProfile(name).jpeg().toBuffer()).metadata();
  return icc ?? Buffer.alloc(0);
}

test.each(['srgb', 'p3', 'cmyk'])('a profile that comes with the decoder is one: %s', async (name) => {
  expect(isProfile(await profileOf(name))).toBe(true);
});

test('one with tables is told from one without', async () => {
  expect(hasLookupTable(await profileOf('p3'))).toBe(false);
  expect(hasLookupTable(await profileOf('cmyk'))).toBe(true);
});

test.each([
  ['nothing', () => Buffer.alloc(0)],
  ['filler', () => Buffer.alloc(60_000, 'secret ')],
  ['one that is cut off', (whole: Buffer) => whole.subarray(0, whole.length - 40)],
  ['one with something behind it', (whole: Buffer) => Buffer.concat([whole, Buffer.alloc(40_000, 'secret ')])],
  [
    'one that counts what stands behind it as its own',
    (whole: Buffer) => {
      const longer = Buffer.concat([whole, Buffer.alloc(40_000, 'secret ')]);
      longer.writeUInt32BE(longer.length);
      return longer;
    },
  ],
  [
    'one with more tags than it has room for',
    (whole: Buffer) => {
      const copy = Buffer.from(whole);
      copy.writeUInt32BE(0xff_ff_ff, 128);
      return copy;
    },
  ],
  [
    'one of another signature',
    (whole: Buffer) => {
      const copy = Buffer.from(whole);
      copy.write('none', 36, 'latin1');
      return copy;
    },
  ],
])('%s is none', async (_, make) => {
  expect(isProfile(make(await profileOf('p3')))).toBe(false);
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasLookupTable, isProfile } from '~/images/formats/icc-profile.server';
import { scene } from '../support/pictures';

async function profileOf(name: string): Promise<Buffer> {
  const { icc } = await sharp(await scene(8, 8).withIccProfile(name).jpeg().toBuffer()).metadata();
  return icc ?? Buffer.alloc(0);
}

test.each(['srgb', 'p3', 'cmyk'])('a profile of the decoder is accepted: %s', async (name) => {
  expect(isProfile(await profileOf(name))).toBe(true);
});

test('a profile with tables is distinguished from one without', async () => {
  expect(hasLookupTable(await profileOf('p3'))).toBe(false);
  expect(hasLookupTable(await profileOf('cmyk'))).toBe(true);
});

test.each([
  ['nothing', () => Buffer.alloc(0)],
  ['filler', () => Buffer.alloc(60_000, 'secret ')],
  ['one that is cut off', (whole: Buffer) => whole.subarray(0, whole.length - 40)],
  ['one with something behind it', (whole: Buffer) => Buffer.concat([whole, Buffer.alloc(40_000, 'secret ')])],
  ['one with a few words behind it', (whole: Buffer) => Buffer.concat([whole, Buffer.from('secret')])],
  [
    'one that includes the data behind it',
    (whole: Buffer) => {
      const longer = Buffer.concat([whole, Buffer.alloc(40_000, 'secret ')]);
      longer.writeUInt32BE(longer.length);
      return longer;
    },
  ],
  [
    'one with data between its table and its tags',
    (whole: Buffer) => {
      const end = 132 + 12 * whole.readUInt32BE(128);
      const wider = Buffer.concat([whole.subarray(0, end), Buffer.alloc(40_000, 'secret '), whole.subarray(end)]);
      for (let at = 136; at < end; at += 12) wider.writeUInt32BE(wider.readUInt32BE(at) + 40_000, at);
      wider.writeUInt32BE(wider.length);
      return wider;
    },
  ],
  [
    'one of more than 4 MB in its first tag',
    (whole: Buffer) => {
      const large = Buffer.concat([whole, Buffer.alloc(4 * 1024 * 1024, 'secret ')]);
      large.writeUInt32BE(large.length);
      large.writeUInt32BE(large.length - large.readUInt32BE(136), 140);
      return large;
    },
  ],
  [
    'one with very many meaningless tags',
    (whole: Buffer) => {
      const tags = 1100;
      const table = Buffer.alloc(12 * tags);
      for (let at = 0; at < table.length; at += 12) table.writeUInt32BE(132, at + 4);
      const long = Buffer.concat([whole.subarray(0, 132), table]);
      long.writeUInt32BE(tags, 128);
      long.writeUInt32BE(long.length);
      return long;
    },
  ],
  [
    'one with more tags than fit',
    (whole: Buffer) => {
      const copy = Buffer.from(whole);
      copy.writeUInt32BE(0xff_ff_ff, 128);
      return copy;
    },
  ],
  [
    'one with another signature',
    (whole: Buffer) => {
      const copy = Buffer.from(whole);
      copy.write('none', 36, 'latin1');
      return copy;
    },
  ],
])('%s is refused', async (_, make) => {
  expect(isProfile(make(await profileOf('p3')))).toBe(false);
});

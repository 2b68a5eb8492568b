import type { Sharp } from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { boundedQueue } from '~/images/bounded-queue.server';
import { openPicture, toBytes } from '~/images/decoder.server';
import { countScans } from '~/images/formats/jpeg-segments.server';
import { readParts } from '~/images/formats/parts.server';
import { processUpload } from '~/images/inspect.server';
import { log } from '~/platform/log.server';
import { effortOf, forgetPeak, heldBy, peakOf } from '../gauntlet/memory';
import {
  type AvifItem,
  avifOf,
  box,
  claiming,
  claimingFrame,
  flatTile,
  flatWebp,
  frames,
  gridData,
  jpegSegment,
  manyChunks,
  manyScans,
  manySegments,
  manyWebpChunks,
  overlayData,
  pngChunk,
  withChunks,
  withSegments,
} from '../support/hostile-pictures';
import { emptyDir, fileOf, picturesIn, scene } from '../support/pictures';

const upload = async (bytes: Buffer) => {
  const dir = await emptyDir();
  return { dir, inspection: await processUpload(await fileOf(bytes), dir) };
};

/** A refusal may only cost a few milliseconds of processor time and little memory. Returns its reason. */
async function refusal(bytes: Buffer) {
  forgetPeak(process.pid);
  const before = heldBy(process.pid);
  const start = effortOf(process.pid);
  const reason = await upload(bytes).then(
    () => 'accepted',
    (error: Error) => error.message,
  );
  return { reason, ms: effortOf(process.pid) - start, grown: Math.max(0, peakOf(process.pid) - before) };
}

describe('a small file with a huge picture', () => {
  test.each([
    ['16,383 px a side in 38 bytes', () => flatWebp(16_383, 16_383), /^Image is too large: at most 75 megapixels/],
    ['76 megapixels in 38 bytes', () => flatWebp(10_000, 7600), /^Image is too large/],
    ['wider than anything', async () => claiming(await png(), { width: 200_000 }), /^Image is too large/],
    ['hundreds of scans', () => manyScans(4000, 4000, 400), /takes too long to open/],
    [
      'interlaced, with eight bytes per pixel',
      async () => claiming(await png(), { width: 10_000, height: 7500, depth: 16, colourType: 6, interlaced: true }),
      /needs too much memory/,
    ],
  ])('is refused at once: %s', async (_, make, sentence) => {
    const bytes = await make();
    const { reason, ms, grown } = await refusal(bytes);
    expect(reason).toMatch(sentence);
    // Decoding any of them takes more than a second and 200 MB.
    expect(ms).toBeLessThan(3000);
    expect(grown).toBeLessThan(50);
  });

  test('a picture that blocks the decoder is ended with its process, which the launcher replaces', async () => {
    vi.useFakeTimers();
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
    const said = vi.spyOn(log, 'error').mockReturnValue();
    try {
      let finish = (_: Buffer) => {};
      const ended = toBytes({ toBuffer: () => new Promise((resolve) => (finish = resolve)) } as unknown as Sharp);
      await vi.advanceTimersByTimeAsync(59_000);
      expect(kill).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(2000);
      expect(kill).toHaveBeenCalledWith(process.pid, 'SIGKILL');
      expect(said).toHaveBeenCalledWith(expect.stringContaining('blocked its decoder for 60 seconds'));
      finish(Buffer.alloc(0));
      await ended;
    } finally {
      vi.restoreAllMocks();
      vi.useRealTimers();
    }
  });

  test('is accepted up to the limit', async () => {
    const { inspection } = await upload(await flatWebp(10_000, 7500));
    expect(inspection).toMatchObject({ width: 10_000, height: 7500 });
  });
});

const png = () => scene(20, 20).png().toBuffer();

describe('millions of parts', () => {
  const jpeg = () => scene(40, 40).jpeg().toBuffer();
  test.each([
    ['segments of a JPEG', async () => manySegments(await jpeg(), 2_000_000)],
    ['comments in a JPEG', async () => manySegments(await jpeg(), 3_000_000, Buffer.from('fffe0002', 'hex'))],
    ['restart markers before the scan', async () => manySegments(await jpeg(), 5_000_000, Buffer.from('ffd0', 'hex'))],
    ['fill bytes before a marker', async () => manySegments(await jpeg(), 11_000_000, Buffer.from('ff', 'hex'))],
    ['chunks of a PNG', async () => manyChunks(await png(), 1_000_000)],
    ['chunks of a WebP', async () => manyWebpChunks(await scene(40, 40).webp().toBuffer(), 1_500_000)],
  ])('are refused at once: %s', async (_, make) => {
    const { reason, ms, grown } = await refusal(await make());
    expect(reason).toBe('This image is made of more than 50,000 parts. Open it in an image editor and save it again.');
    // Three times what a slow machine needs to see that there are too many.
    expect(ms).toBeLessThan(5000);
    expect(grown).toBeLessThan(50);
  });

  test('are refused above 50,000', async () => {
    const [parts = 0] = [(await readParts(await fileOf(await jpeg())))?.parts.length];
    const most = manySegments(await jpeg(), 50_000 - parts);
    expect((await upload(most)).inspection).toMatchObject({ width: 40, height: 40 });
    expect((await refusal(manySegments(most, 1))).reason).toMatch(/more than 50,000 parts/);
  });
});

describe('an AVIF that costs more than it shows', () => {
  const many = (count: number, id: number) => Array<number>(count).fill(id);
  const gridOf = (tile: Buffer, tileSide: number, layout: Partial<Parameters<typeof avifOf>[0]> = {}) =>
    avifOf({
      items: [
        { type: 'grid', data: gridData(16, 16, 640, 480) },
        { type: 'av01', data: tile, size: [tileSide, tileSide], isHidden: true },
      ],
      references: [['dimg', 1, many(256, 2)]],
      ...layout,
    });
  const av01 = (data: Buffer, side: number) => ({ type: 'av01', data, size: [side, side] }) satisfies AvifItem;
  const empty = (count: number) => {
    const one = box('free');
    return Buffer.alloc(count * one.length, one);
  };
  const broken = 'This image is damaged or incomplete.';
  const large = 'Image is too large: at most 75 megapixels and 16,383 pixels a side.';
  const parts = 'This image is made of more than 50,000 parts. Open it in an image editor and save it again.';
  const film = 'Animated images are not supported.';

  test.each<[string, string, () => Promise<Buffer>]>([
    ['a tile of 4096² used 256 times', large, async () => gridOf(await flatTile(4096, 4096), 4096)],
    [
      'a tile of 16,384²',
      large,
      async () =>
        avifOf({
          items: [
            { type: 'grid', data: gridData(1, 1, 640, 480) },
            av01(claimingFrame(await flatTile(64, 64), 16_384, 16_384), 16_384),
          ],
          references: [['dimg', 1, [2]]],
        }),
    ],
    [
      'a picture of 16,384² that claims to be small',
      large,
      async () => avifOf({ items: [av01(claimingFrame(await flatTile(64, 64), 16_384, 16_384), 640)] }),
    ],
    ['tiles of five times the canvas', broken, async () => gridOf(await flatTile(80, 80), 80)],
    [
      'an overlay of 40 layers',
      broken,
      async () =>
        avifOf({
          items: [{ type: 'iovl', data: overlayData(40, 512, 512) }, av01(await flatTile(512, 512), 512)],
          references: [['dimg', 1, many(40, 2)]],
        }),
    ],
    [
      'grids of grids',
      broken,
      async () =>
        avifOf({
          items: [
            ...Array(4).fill({ type: 'grid', data: gridData(16, 16, 4000, 4000) }),
            av01(await flatTile(512, 512), 512),
          ],
          references: [1, 2, 3, 4].map((id) => ['dimg', id, many(256, id + 1)]),
        }),
    ],
    [
      'a grid of itself',
      broken,
      async () =>
        avifOf({
          items: [{ type: 'grid', data: gridData(16, 16, 640, 480) }],
          references: [['dimg', 1, many(256, 1)]],
        }),
    ],
    [
      'a large tile behind one that only renames it',
      large,
      async () =>
        gridOf(Buffer.alloc(0), 4096, {
          items: [
            { type: 'grid', data: gridData(16, 16, 640, 480) },
            { type: 'iden' },
            av01(await flatTile(4096, 4096), 4096),
          ],
          references: [
            ['dimg', 1, many(256, 2)],
            ['dimg', 2, [3]],
          ],
        }),
    ],
    [
      'a large alpha channel of each tile',
      large,
      async () =>
        avifOf({
          items: [
            { type: 'grid', data: gridData(16, 16, 640, 480) },
            av01(await flatTile(64, 64), 64),
            av01(claimingFrame(await flatTile(64, 64), 9000, 9000), 64),
          ],
          references: [
            ['dimg', 1, many(256, 2)],
            ['auxl', 3, [2]],
          ],
        }),
    ],
    [
      '300 frames in one picture',
      film,
      async () => avifOf({ items: [av01(Buffer.concat(many(300, 0).map(() => frame)), 1024)] }),
    ],
    ['a frame without a size', broken, async () => avifOf({ items: [av01(frame.subarray(14), 1024)] })],
    [
      'bytes used a thousand times',
      parts,
      async () => avifOf({ items: [{ ...av01(await flatTile(64, 64), 64), extents: 1000 }] }),
    ],
    ['a film', film, async () => avifOf({ items: [av01(frame, 1024)], before: box('moov') })],
    ['1,200,000 boxes', parts, async () => avifOf({ items: [av01(frame, 1024)], before: empty(1_200_000) })],
    [
      '100,000 boxes in a box',
      parts,
      async () => avifOf({ items: [av01(frame, 1024)], inside: box('iprp', empty(100_000)) }),
    ],
    [
      'a table of properties of 2 MB',
      parts,
      async () => avifOf({ items: [av01(frame, 1024)], inside: box('ipma', Buffer.alloc(2_000_000)) }),
    ],
    [
      'a second table of places',
      broken,
      async () => avifOf({ items: [av01(frame, 1024)], inside: box('iloc', Buffer.alloc(8)) }),
    ],
    [
      'a box that is larger than the box around it',
      broken,
      async () => avifOf({ items: [av01(frame, 1024)], inside: Buffer.from('7fffffff66726565', 'hex') }),
    ],
    [
      'a box of 2^63 bytes',
      broken,
      async () =>
        avifOf({ items: [av01(frame, 1024)], inside: Buffer.from('00000001667265657fffffffffffffff', 'hex') }),
    ],
    [
      'a picture without tables',
      broken,
      async () => Buffer.concat([box('ftyp', Buffer.from('mif3avif')), box('mini', frame)]),
    ],
    [
      '65,535 references',
      large,
      async () => gridOf(await flatTile(64, 64), 64, { references: [['dimg', 1, many(65_535, 2)]] }),
    ],
  ])('is refused before it is decoded: %s', async (_, sentence, make) => {
    const bytes = await make();
    const { reason, ms, grown } = await refusal(bytes);
    expect(reason).toBe(sentence);
    expect(ms).toBeLessThan(2000);
    expect(grown).toBeLessThan(50);
  });

  let frame: Buffer;
  beforeAll(async () => {
    frame = await flatTile(1024, 1024);
  });

  test('is accepted as a grid, whether or not its tiles are hidden and come first', async () => {
    const tile = av01(await flatTile(512, 512), 512);
    const grid: AvifItem = { type: 'grid', data: gridData(2, 2, 1000, 900), size: [1000, 900] };
    for (const isHidden of [true, false]) {
      const first = avifOf({ items: [grid, { ...tile, isHidden }], references: [['dimg', 1, [2, 2, 2, 2]]] });
      const last = avifOf({
        primary: 2,
        items: [{ ...tile, isHidden }, grid],
        references: [['dimg', 2, [1, 1, 1, 1]]],
      });
      for (const bytes of [first, last]) {
        expect((await upload(bytes)).inspection).toMatchObject({ format: 'avif', width: 1000, height: 900 });
      }
    }
  });

  test('is accepted as an overlay, and when its bytes lie in several places', async () => {
    const picture = av01(await flatTile(64, 64), 64);
    const overlay: AvifItem = { type: 'iovl', data: overlayData(2, 100, 90), size: [100, 90] };
    const layered = avifOf({ items: [overlay, picture], references: [['dimg', 1, [2, 2]]] });
    expect((await upload(layered)).inspection).toMatchObject({ width: 100, height: 90 });
  });
});

describe('scans of a JPEG', () => {
  const scansIn = async (bytes: Buffer) => countScans((await readParts(await fileOf(bytes)))?.parts ?? []);

  test('are counted', async () => {
    expect(await scansIn(await scene(40, 40).jpeg().toBuffer())).toBe(1);
    expect(await scansIn(await scene(40, 40).jpeg({ progressive: true }).toBuffer())).toBeGreaterThan(5);
    expect(await scansIn(manyScans(64, 64, 30))).toBe(30);
  });

  test('are counted after a segment that is too short for its length, where libjpeg continues', async () => {
    const comment = Buffer.from([0xff, 0xfe, 0x00, 0x00]);
    expect(await scansIn(withSegments(manyScans(64, 64, 30), comment))).toBe(30);
  });

  test('may be as many as real programs write', async () => {
    const { inspection } = await upload(manyScans(64, 64, 60));
    expect(inspection).toMatchObject({ width: 64, height: 64 });
  });
});

describe('much metadata', () => {
  const text = Buffer.alloc(60_000, 'secret ');
  test.each([
    [
      'in a JPEG',
      async () => withSegments(await scene(40, 40).jpeg().toBuffer(), ...Array(60).fill(jpegSegment(0xe1, text))),
    ],
    ['in a PNG', async () => withChunks(await png(), ...Array(60).fill(pngChunk('tEXt', text)))],
    ['a chunk that claims two gigabytes', async () => hugeChunk(await png())],
  ])('is cheap and not kept: %s', async (_, make) => {
    const bytes = await make();
    const { ms, grown } = await refusal(bytes);
    expect(ms).toBeLessThan(3000);
    expect(grown).toBeLessThan(100);
  });
});

function hugeChunk(bytes: Buffer): Buffer {
  const chunk = pngChunk('zTXt', 'x');
  chunk.writeUInt32BE(2 ** 31 - 1);
  return withChunks(bytes, chunk);
}

describe('the decoder never opens other formats', () => {
  test.each(['gif', 'tiff'] as const)('no %s', async (format) => {
    const bytes = await scene(30, 30).toFormat(format).toBuffer();
    await expect(openPicture(bytes).metadata()).rejects.toThrow();
  });

  test('no SVG', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(openPicture(svg).metadata()).rejects.toThrow();
  });
});

test('an animation with one frame is a normal picture', async () => {
  const { dir, inspection } = await upload(await frames(1));
  expect(inspection).toMatchObject({ format: 'webp', width: 20, height: 20 });
  expect(await picturesIn(dir)).toEqual(['20.jpg', '20.webp']);
});

test('a queue runs a few, lets some wait, and tells others when to come back', async () => {
  let most = 0;
  let working = 0;
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const turn = boundedQueue(2, 3);
  const all = Array.from({ length: 8 }, () =>
    turn(async () => {
      working += 1;
      most = Math.max(most, working);
      await done;
      working -= 1;
    }).catch((error) => error),
  );
  const refused = (await Promise.all(all.slice(5))).map(({ code, details }) => ({ code, ...details }));
  expect(refused).toEqual(Array(3).fill({ code: 'unavailable', retryAfter: 5 }));
  finish();
  expect(await Promise.all(all.slice(0, 5))).toEqual(Array(5).fill(undefined));
  expect(most).toBe(2);
});

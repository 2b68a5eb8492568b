import type { Sharp } from 'sharp';
import { joinGainMap } from '~/images/formats/gain-map.server';
import { GAIN, halfMap, hdrJpeg, ultraHdrJpeg, WRONG_INDEX } from '../support/hdr-pictures';
import {
  avifOf,
  box,
  claiming,
  claimingAvif,
  claimingJpeg,
  codedIn,
  flatTile,
  flatWebp,
  frames,
  gridData,
  jpegSegment,
  manyChunks,
  manyScans,
  manySegments,
  manyWebpChunks,
  moving,
  oneFrameApng,
  pngChunk,
  withChunks,
  withSegments,
} from '../support/hostile-pictures';
import { privateExif, scene } from '../support/pictures';
import type { Case, Expectation } from './cases';

const SCRIPT = '<script>alert(1)</script>';
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/">secret</x:xmpmeta>';

let drawn = 0;
const picture = (): Sharp => scene(90, 60, ++drawn);
const jpeg = (): Promise<Buffer> => picture().jpeg().toBuffer();
const png = (): Promise<Buffer> => picture().png().toBuffer();
const withMap = async (map: Buffer): Promise<Buffer> => joinGainMap(await jpeg(), map, GAIN);
const cut = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length * 0.7));

/** A picture of tiles. */
const grid = (tile: Buffer, side: number, count: number, [width, height]: [number, number]): Buffer =>
  avifOf({
    items: [
      { type: 'grid', data: gridData(count, count, width, height), size: [width, height] },
      { type: 'av01', data: tile, size: [side, side] },
    ],
    references: [['dimg', 1, Array(count ** 2).fill(2)]],
  });
const tile = async (side: number) => codedIn(await scene(side, side, ++drawn).avif({ effort: 0 }).toBuffer()).data;

const ACCEPTED: Record<string, () => Promise<Buffer>> = {
  'plain.jpg': jpeg,
  'plain.png': png,
  'plain.webp': () => picture().webp().toBuffer(),
  'jpeg-named.png': jpeg,
  'webp-named.jpg': () => picture().webp().toBuffer(),
  'cmyk.jpg': () => picture().toColourspace('cmyk').jpeg().toBuffer(),
  'sixteen-bit.png': () => picture().toColourspace('rgb16').png().toBuffer(),
  'grey.jpg': () => picture().toColourspace('b-w').jpeg().toBuffer(),
  'palette.png': () => picture().png({ palette: true }).toBuffer(),
  'wide-gamut.jpg': () => picture().withIccProfile('p3').jpeg().toBuffer(),
  'transparent.webp': () => picture().ensureAlpha(0.5).webp().toBuffer(),
  'lying.jpg': () => picture().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'lying.png': () => picture().withMetadata({ orientation: 8 }).png().toBuffer(),
  'lying.webp': () => picture().withMetadata({ orientation: 5 }).webp().toBuffer(),
  'private.jpg': () => picture().withExif(privateExif).withXmp(XMP).jpeg().toBuffer(),
  'private.png': () => picture().withExif(privateExif).withXmp(XMP).png().toBuffer(),
  'private.webp': () => picture().withExif(privateExif).withXmp(XMP).webp().toBuffer(),
  'one-frame.webp': () => frames(1),
  'comment.jpg': async () => withSegments(await jpeg(), jpegSegment(0xfe, SCRIPT)),
  'text.png': async () => withChunks(await png(), pngChunk('tEXt', `Comment\0${SCRIPT}`)),
  'page-behind.jpg': async () => Buffer.concat([await jpeg(), Buffer.from(SCRIPT)]),
  'page-behind.png': async () => Buffer.concat([await png(), Buffer.from(SCRIPT)]),
  'avif-named.webp': () => picture().avif({ effort: 0 }).toBuffer(),
  'private.avif': () => picture().withExif(privateExif).withXmp(XMP).avif({ effort: 0, bitdepth: 10 }).toBuffer(),
  'visible-tiles.avif': async () => grid(await tile(64), 64, 2, [120, 100]),
  'one-frame.png': async () => oneFrameApng(await png()),
  'no-end.jpg': async () => (await jpeg()).subarray(0, -2),
  'no-end-progressive.jpg': async () => (await picture().jpeg({ progressive: true }).toBuffer()).subarray(0, -2),
  'gain-map.jpg': () => hdrJpeg(picture(), halfMap(45, 30)),
  'gain-map-in-xmp.jpg': () => ultraHdrJpeg(88, 60),
  'gain-map-of-4-gigapixels.jpg': async () => withMap(claimingJpeg(await halfMap(45, 30).toBuffer(), 65_500, 65_500)),
  'gain-map-of-few-rows.jpg': async () => withMap(claimingJpeg(await halfMap(45, 30).toBuffer(), 45, 9)),
  'gain-map-cut.jpg': async () => withMap(cut(await halfMap(45, 30).toBuffer())),
  'gain-map-of-scans.jpg': () => withMap(manyScans(90, 60, 400)),
  'gain-map-with-page.jpg': async () =>
    withMap(withSegments(await halfMap(45, 30).toBuffer(), jpegSegment(0xfe, SCRIPT))),
  'index-out-of-range.jpg': async () => withSegments(await hdrJpeg(picture(), halfMap(45, 30)), WRONG_INDEX),
  'thousand-pictures.jpg': async () => Buffer.concat(Array(1000).fill(await jpeg())),
  'much-metadata.jpg': async () => {
    const segment = jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${'secret '.repeat(9000)}`);
    return withSegments(await jpeg(), ...Array.from({ length: 30 }, () => segment));
  },
};

const REFUSED: Record<string, () => Promise<Buffer> | Buffer> = {
  'bomb.webp': () => flatWebp(16_383, 16_383),
  'bomb.png': async () => claiming(await png(), { width: 100_000, height: 100_000 }),
  'too-wide.png': async () => claiming(await png(), { width: 16_384, height: 10 }),
  'interlaced.png': async () =>
    claiming(await png(), { width: 10_000, height: 7500, depth: 16, colourType: 6, interlaced: true }),
  'scans.jpg': () => manyScans(2000, 2000, 400),
  'segments.jpg': async () => manySegments(await jpeg(), 8_000_000),
  'comments.jpg': async () => manySegments(await jpeg(), 12_000_000, Buffer.from('fffe0002', 'hex')),
  'chunks.png': async () => manyChunks(await png(), 4_000_000),
  'chunks.webp': async () => manyWebpChunks(await picture().webp().toBuffer(), 6_000_000),
  'cut.jpg': async () => cut(await jpeg()),
  'cut.png': async () => cut(await png()),
  'cut.webp': async () => cut(await picture().webp().toBuffer()),
  'animated.webp': () => frames(3),
  'animated.png': async () => moving(await png()),
  'empty.jpg': () => Buffer.alloc(0),
  'signature.png': async () => (await png()).subarray(0, 8),
  'gif-named.jpg': () => picture().gif().toBuffer(),
  'tiff-named.png': () => picture().tiff().toBuffer(),
  'cut.avif': async () => cut(await picture().avif({ effort: 0 }).toBuffer()),
  'bomb.avif': async () => claimingAvif(await picture().avif({ effort: 0 }).toBuffer(), 17_000),
  'tiles.avif': async () => grid(await flatTile(4096, 4096), 4096, 16, [640, 480]),
  'boxes.avif': async () =>
    Buffer.concat([grid(await tile(64), 64, 2, [120, 100]), Buffer.alloc(9_600_000, box('free'))]),
  'animated.avif': () => Buffer.from('\0\0\0\x20ftypavis\0\0\0\0avifavismif1miaf', 'latin1'),
  'heic-named.jpg': () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  'jxl-named.jpg': () => Buffer.from('\xff\x0a\xfa\x1f', 'latin1'),
  'page-named.jpg': () => Buffer.from(`<!doctype html>${SCRIPT}`),
  'gif-then-page.png': () => Buffer.from(`GIF89a${SCRIPT}`),
  'pdf-named.jpg': () => Buffer.from('%PDF-1.4\n%%EOF'),
};

/** Generates one file of every kind that the gallery accepts or refuses. */
export async function ownCases(): Promise<Case[]> {
  const all = (cases: typeof REFUSED, expected: Expectation) =>
    Object.entries(cases).map(async ([name, make]) => ({ name, bytes: await make(), expected }));
  return Promise.all([...all(ACCEPTED, 'accept'), ...all(REFUSED, 'reject')]);
}

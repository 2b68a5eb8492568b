import { addSegments, hasIdentifier, profileSegments, walkJpeg } from './jpeg-segments.server';
import type { Part, Pieces } from './pieces.server';

/** How bright a gain map makes a picture. Headroom, minimum and maximum are powers of two. */
export interface Gain {
  /** Whether the map's values belong to the colour space of the picture, not to the map's own. */
  usesBaseColours: boolean;
  headroom: number[];
  /** Minimum, maximum, gamma, and the offsets of the picture and of its HDR version, for all channels or for each. */
  channels: number[][];
  /** Whether the map's values are light, as Apple's, not powers of two. */
  isLinear?: boolean;
}

export interface GainMapParts {
  start: number;
  parts: Part[];
  gain: Gain;
}

const APP1 = 'e1';
const APP2 = 'e2';
const ISO_MARK = 'urn:iso:std:iso:ts:21496:-1\0';
const XMP_MARK = 'http://ns.adobe.com/xap/1.0/\0';

/** Phones append at most a few: gain map, depth, portrait. */
const MAX_PICTURES = 8;
const MAX_SEGMENTS = 1000;

/** Finds the first gain map behind the picture. Ignores stored offsets and lengths, because editors and attackers get them wrong. */
export async function findGainMap(pieces: Pieces, from: number): Promise<GainMapParts | null> {
  const notes = await appleNotesIn(pieces);
  for (let count = 0, at = from; count < MAX_PICTURES; count++) {
    const start = await nextPicture(pieces, at);
    if (start === null) return null;
    const parts: Part[] = [];
    let gain: Gain | null = null;
    for await (const part of walkJpeg(pieces, start)) {
      if (parts.push(part) > MAX_SEGMENTS) break;
      if (part.isWhole && (part.type === APP1 || part.type === APP2)) {
        const length = part.end - part.start;
        gain ??= readGain((await pieces.at(part.start, length)).subarray(0, length), notes);
      }
    }
    if (gain) return { start, parts, gain };
    at = parts.at(-1)?.end ?? start + 3;
  }
  return null;
}

async function nextPicture(pieces: Pieces, from: number): Promise<number | null> {
  for (let at = from; at < pieces.size; ) {
    const piece = await pieces.at(at, 3);
    const found = piece.indexOf('ffd8ff', 0, 'hex');
    if (found >= 0) return at + found;
    at += Math.max(1, piece.length - 2);
  }
  return null;
}

function readGain(segment: Buffer, notes: AppleNotes | null): Gain | null {
  let gain: Gain | null = null;
  if (hasIdentifier(segment, ISO_MARK)) gain = readIso(segment.subarray(4 + ISO_MARK.length));
  if (hasIdentifier(segment, XMP_MARK)) {
    const xmp = segment.toString('utf8', 4 + XMP_MARK.length);
    gain = readXmp(xmp) ?? readApple(xmp, notes);
  }
  return gain && isSound(gain) ? gain : null;
}

/** Also refuses maps that darken an HDR picture. */
function isSound({ headroom, channels }: Gain): boolean {
  const [base = 0, other = 0] = headroom;
  return (
    [headroom, ...channels].flat().every((value) => Math.abs(value) <= 64) &&
    base >= 0 &&
    other > base &&
    channels.every(([min = 0, max = 0, gamma = 0]) => max >= min && gamma > 0.01)
  );
}

const MANY_CHANNELS = 128;
const BASE_COLOURS = 64;
const ONE_DENOMINATOR = 8;
const BASE_IS_HDR = 4;
const HEAD = 5;
/** Signed are minimum, maximum and offsets. */
const SIGNED = [true, true, false, true, true];

/** Layout: ISO 21496-1, annex C, and the common denominator of libultrahdr. */
function readIso(bytes: Buffer): Gain | null {
  if (bytes.length < HEAD || bytes.readUInt16BE(0) !== 0) return null;
  const flags = bytes.readUInt8(4);
  const count = flags & MANY_CHANNELS ? 3 : 1;
  const isShared = (flags & ONE_DENOMINATOR) > 0;
  const numbers = 2 + count * SIGNED.length;
  if (flags & BASE_IS_HDR || bytes.length < HEAD + (isShared ? 4 + numbers * 4 : numbers * 8)) return null;
  let at = HEAD;
  const next = (isSigned = false) => {
    at += 4;
    return isSigned ? bytes.readInt32BE(at - 4) : bytes.readUInt32BE(at - 4);
  };
  const shared = isShared ? next() : 0;
  const value = (isSigned: boolean) => next(isSigned) / (shared || next());
  const headroom = [value(false), value(false)];
  const channels = Array.from({ length: count }, () => SIGNED.map(value));
  return { usesBaseColours: (flags & BASE_COLOURS) > 0, headroom, channels };
}

function readXmp(xmp: string): Gain | null {
  if (!xmp.includes('hdrgm:GainMapMax') || /hdrgm:BaseRenditionIsHDR\W{1,2}True/.test(xmp)) return null;
  const headroom = [numbersIn(xmp, 'hdrgm:HDRCapacityMin', 0), numbersIn(xmp, 'hdrgm:HDRCapacityMax', 1)].map(
    ([value = 0]) => value,
  );
  const usual = { GainMapMin: 0, GainMapMax: 1, Gamma: 1, OffsetSDR: 1 / 64, OffsetHDR: 1 / 64 };
  const lists = Object.entries(usual).map(([name, value]) => numbersIn(xmp, `hdrgm:${name}`, value));
  const count = lists.some(({ length }) => length === 3) ? 3 : 1;
  const channels = Array.from({ length: count }, (_, index) => lists.map((list) => list[index] ?? list[0] ?? 0));
  return { usesBaseColours: true, headroom, channels };
}

interface AppleNotes {
  headroom: number;
  gain: number;
}

const APPLE_NOTES = ['Apple', 'iOS\0'].join(' ');
const NOTES_HEAD = 14;
const RATIO = 10;

/** From the maker notes of an iPhone's picture: a directory of TIFF, whose offsets begin with the notes. */
async function appleNotesIn(pieces: Pieces): Promise<AppleNotes | null> {
  const start = await pieces.copy(0, 2 * 0xffff);
  const at = start.indexOf(APPLE_NOTES, 0, 'latin1');
  const notes = at < 0 ? null : start.subarray(at);
  if (!notes || notes.length < NOTES_HEAD + 2) return null;
  const ratios = new Map<number, number>();
  for (let index = 0; index < notes.readUInt16BE(NOTES_HEAD); index++) {
    const entry = notes.subarray(NOTES_HEAD + 2 + 12 * index).subarray(0, 12);
    const place = entry.length === 12 && entry.readUInt16BE(2) === RATIO ? entry.readUInt32BE(8) : notes.length;
    if (place + 8 <= notes.length)
      ratios.set(entry.readUInt16BE(0), notes.readInt32BE(place) / notes.readInt32BE(place + 4));
  }
  const [headroom, gain] = [ratios.get(33), ratios.get(48)];
  return headroom === undefined || gain === undefined ? null : { headroom, gain };
}

/** Source: Apple, "Applying Apple HDR effect to your photos". */
function stopsOf({ headroom, gain }: AppleNotes): number {
  if (headroom < 1) return gain <= 0.01 ? 1.8 - 20 * gain : 1.601 - 0.101 * gain;
  return gain <= 0.01 ? 3 - 70 * gain : 2 + 0.303 * (1 - gain);
}

/** Newer iPhones say the headroom beside the map, older ones in the maker notes. */
function readApple(xmp: string, notes: AppleNotes | null): Gain | null {
  if (!xmp.includes('HDRGainMapVersion')) return null;
  const [headroom = 0] = numbersIn(xmp, 'HDRGainMap:HDRGainMapHeadroom', 0);
  const stops = headroom > 1 ? Math.log2(headroom) : notes ? stopsOf(notes) : 0;
  return { usesBaseColours: true, headroom: [0, stops], channels: [[0, stops, 1, 0, 0]], isLinear: true };
}

/** Of an attribute, or of an element with one value or a list. */
function numbersIn(xmp: string, name: string, usual: number): number[] {
  const after = xmp.split(name)[1] ?? '';
  const text = after.startsWith('=') ? after.split(after.charAt(1))[1] : after;
  const numbers = text?.match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/gi)?.map(Number) ?? [];
  return numbers.length > 0 ? numbers : [usual];
}

const DENOMINATOR = 1_000_000;

function writeIso({ usesBaseColours, headroom, channels }: Gain): Buffer {
  const flags = (channels.length > 1 ? MANY_CHANNELS : 0) | (usesBaseColours ? BASE_COLOURS : 0);
  const values = [...headroom, ...channels.flat()].flatMap((value) => [Math.round(value * DENOMINATOR), DENOMINATOR]);
  const bytes = Buffer.alloc(HEAD + values.length * 4);
  bytes.writeUInt8(flags, 4);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(value, HEAD + index * 4);
  return bytes;
}

function app2(content: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

const MARK = Buffer.from(ISO_MARK, 'latin1');

/** One file for every screen. Layout: ISO 21496-1 and CIPA DC-007. Both pictures are JPEGs without metadata. */
export function joinGainMap(picture: Buffer, map: Buffer, gain: Gain, mapProfile?: Buffer): Buffer {
  const second = addSegments(map, [
    app2(Buffer.concat([MARK, writeIso(gain)])),
    ...(mapProfile ? profileSegments(mapProfile) : []),
  ]);
  const version = app2(Buffer.concat([MARK, Buffer.alloc(4)]));
  const index = Buffer.from(INDEX);
  const first = addSegments(picture, [version, index]);
  const indexStart = first.indexOf(index) + INDEX_HEAD;
  // The index is a copy in `first`.
  first.writeUInt32BE(first.length, indexStart + INDEX_SIZES);
  first.writeUInt32BE(second.length, indexStart + INDEX_SIZES + 16);
  first.writeUInt32BE(first.length - indexStart, indexStart + INDEX_SIZES + 20);
  return Buffer.concat([first, second]);
}

/** Version 0100, two pictures, and an entry for each: kind, size, offset. Sizes and offset are filled in. */
const INDEX = app2(
  Buffer.from(
    `4d504600${'4d4d002a00000008'}0003${'b00000070000000430313030'}${'b00100040000000100000002'}${'b0020007000000200000003200000000'}00030000${'00'.repeat(28)}`,
    'hex',
  ),
);
const INDEX_HEAD = 8;
const INDEX_SIZES = 54;

/** The index of a joined file up to where it has the size of its first picture, in four bytes. */
export const INDEX_BEFORE_SIZE = INDEX.subarray(0, INDEX_HEAD + INDEX_SIZES);

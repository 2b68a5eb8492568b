import sharp from 'sharp';
import { keptPicture } from './kept-pictures';

interface PngHeader {
  width?: number;
  height?: number;
  /** Bits per sample. */
  depth?: number;
  /** 6: red, green, blue and alpha. */
  colourType?: number;
  interlaced?: boolean;
}

/** The PNG with other values in its header. */
export function claiming(png: Buffer, { width, height, depth, colourType, interlaced }: PngHeader): Buffer {
  const copy = Buffer.from(png);
  if (width) copy.writeUInt32BE(width, 16);
  if (height) copy.writeUInt32BE(height, 20);
  if (depth) copy.writeUInt8(depth, 24);
  if (colourType) copy.writeUInt8(colourType, 25);
  if (interlaced) copy.writeUInt8(1, 28);
  copy.writeInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
}

/** The JPEG with another size in its header. */
export function claimingJpeg(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf('ffc0', undefined, 'hex');
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

/** The AVIF with another width and height in its header. */
export function claimingAvif(avif: Buffer, side: number): Buffer {
  const copy = Buffer.from(avif);
  const size = copy.indexOf('ispe') + 8;
  copy.writeUInt32BE(side, size);
  copy.writeUInt32BE(side, size + 4);
  return copy;
}

/** The PNG with more chunks after its header. */
export function withChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

export function pngChunk(type: string, content: Buffer | string): Buffer {
  const body = Buffer.concat([Buffer.from(type), Buffer.from(content)]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(body.length - 4);
  ends.writeInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** The PNG as an animation with two frames. */
export const moving = (png: Buffer) => withChunks(png, pngChunk('acTL', Buffer.from('0000000200000000', 'hex')));

/** The PNG as an animation of which it is the only frame. @param others chunks behind its header */
export function oneFrameApng(png: Buffer, ...others: Buffer[]): Buffer {
  const frame = Buffer.alloc(26);
  png.copy(frame, 4, 16, 24);
  return withChunks(png, pngChunk('acTL', Buffer.from('0000000100000000', 'hex')), pngChunk('fcTL', frame), ...others);
}

function crc32(bytes: Buffer): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum;
}

/** A WebP animation, or the container of one with a single frame. */
export async function frames(count: number): Promise<Buffer> {
  if (count === 1)
    return oneFrame(
      await sharp(Buffer.alloc(20 * 20 * 3, 90), { raw: shape(20) })
        .webp()
        .toBuffer(),
    );
  const pixels = Buffer.from(Array.from({ length: 20 * 20 * count * 3 }, (_, index) => index % 251));
  return sharp(pixels, { raw: { ...shape(20 * count), pageHeight: 20 } })
    .webp()
    .toBuffer();
}

const shape = (height: number) => ({ width: 20, height, channels: 3 }) as const;

/** VP8X with the animation flag, ANIM, and one ANMF around the picture. Layout: RFC 9649, section 2.7. */
function oneFrame(still: Buffer): Buffer {
  const size = Buffer.from('130000130000', 'hex');
  const header = riffChunk('VP8X', Buffer.concat([Buffer.from('02000000', 'hex'), size]));
  const control = riffChunk('ANIM', Buffer.alloc(6));
  const frame = riffChunk('ANMF', Buffer.concat([Buffer.alloc(6), size, Buffer.alloc(4), still.subarray(12)]));
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), header, control, frame]));
}

function riffChunk(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** A lossless WebP of one colour: 38 bytes, whatever its size. Layout: RFC 9649, section 3.4. */
export async function flatWebp(width: number, height: number): Promise<Buffer> {
  const background = { r: 20, g: 40, b: 60 };
  const small = await sharp({ create: { width: 9, height: 9, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer();
  small.writeUInt32LE(((small.readUInt32LE(21) >>> 28) << 28) | ((height - 1) << 14) | (width - 1), 21);
  return small;
}

/** A grey progressive JPEG with the same scan many times. Layout: ITU-T T.81, annexes B and G. */
export function manyScans(width: number, height: number, scans: number): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  // A single code of one bit: "no difference" for the means, "nothing in the next 32,767 blocks" for the rest.
  const code = (table: number, symbol: number) => Buffer.from([table, 1, ...Array(15).fill(0), symbol]);
  const bits = `0${'1'.repeat(14)}`.repeat(Math.ceil(blocks / 32_767));
  const nothing = Buffer.from((bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '1'), 2)));
  const scan = [jpegSegment(0xda, Buffer.from([1, 1, 0, 1, 63, 0])), stuffed(nothing)];
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    jpegSegment(0xdb, Buffer.concat([Buffer.alloc(1), Buffer.alloc(64, 1)])),
    jpegSegment(0xc2, frame),
    jpegSegment(0xc4, code(0x00, 0)),
    jpegSegment(0xc4, code(0x10, 0xe0)),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 0, 0])),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...Array.from({ length: scans - 1 }, () => scan).flat(),
    Buffer.from('ffd9', 'hex'),
  ]);
}

const stuffed = (bytes: Buffer) =>
  Buffer.from(
    bytes.toString('hex').replace(/../g, (byte) => (byte === 'ff' ? 'ff00' : byte)),
    'hex',
  );

export function jpegSegment(marker: number, content: string | Buffer): Buffer {
  const body = Buffer.from(content);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** The JPEG with more segments after its first marker. */
export const withSegments = (jpeg: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** The JPEG with this many extra segments without effect: DRI with no interval. */
export const manySegments = (jpeg: Buffer, count: number, segment = Buffer.from('ffdd00040000', 'hex')) =>
  withSegments(jpeg, Buffer.alloc(count * segment.length, segment));

/** The PNG with this many extra empty chunks. */
export function manyChunks(png: Buffer, count: number): Buffer {
  const empty = pngChunk('prVt', '');
  return withChunks(png, Buffer.alloc(count * empty.length, empty));
}

/** The WebP with this many extra empty chunks after its picture. */
export function manyWebpChunks(webp: Buffer, count: number): Buffer {
  const empty = riffChunk('prVt', Buffer.alloc(0));
  return riffChunk('RIFF', Buffer.concat([webp.subarray(8), Buffer.alloc(count * empty.length, empty)]));
}

export interface AvifItem {
  type: 'av01' | 'grid' | 'iovl' | 'iden';
  /** What the header claims. */
  size?: [width: number, height: number];
  data?: Buffer;
  /** How the bytes are given out: each entry is once the whole. */
  extents?: number;
  isHidden?: boolean;
}

interface AvifLayout {
  /** The first has the id 1. */
  items: AvifItem[];
  references?: [type: 'dimg' | 'auxl' | 'thmb', from: number, to: number[]][];
  primary?: number;
  brand?: string;
  /** Boxes before `meta`, and in it. */
  before?: Buffer;
  inside?: Buffer;
}

export function box(type: string, ...content: (Buffer | number[])[]): Buffer {
  const body = Buffer.concat(content.map((one) => Buffer.from(one)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const u16 = (...values: number[]) => values.flatMap((value) => [(value >> 8) & 255, value & 255]);
const u32 = (...values: number[]) => values.flatMap((value) => u16(Math.floor(value / 65_536), value % 65_536));

/** Rows and columns of tiles, or layers of an overlay, on a canvas. ISO/IEC 23008-12, 6.6.2. */
export const gridData = (rows: number, columns: number, width: number, height: number) =>
  Buffer.from([0, 1, rows - 1, columns - 1, ...u32(width, height)]);
export const overlayData = (layers: number, width: number, height: number) =>
  Buffer.from([0, 1, ...u16(0, 0, 0, 65_535), ...u32(width, height), ...u32(...Array(layers * 2).fill(0))]);

/** The AV1 data and its configuration from an AVIF as sharp writes it. */
export function codedIn(avif: Buffer): { data: Buffer; configuration: Buffer } {
  const at = avif.indexOf('av1C') - 4;
  const mdat = avif.indexOf('mdat');
  return { data: avif.subarray(mdat + 4), configuration: avif.subarray(at, at + avif.readUInt32BE(at)) };
}

/** An AVIF of these items. */
export function avifOf({ items, references = [], primary = 1, brand = 'avif', ...extra }: AvifLayout): Buffer {
  const { before = Buffer.alloc(0), inside = Buffer.alloc(0) } = extra;
  const ftyp = box('ftyp', Buffer.from(brand), u32(0), Buffer.from('avifmif1miaf'));
  const payload = items.map(({ data = Buffer.alloc(0) }) => data);
  const build = (start: number) => {
    let at = start;
    const places = items.map(({ extents = 1 }, index) => {
      const length = payload[index]?.length ?? 0;
      at += length;
      return [
        ...u16(index + 1, 0, extents),
        ...Array(extents)
          .fill(u32(at - length, length))
          .flat(),
      ];
    });
    const names = items.map(({ type, isHidden }, index) =>
      box('infe', [2, 0, 0, isHidden ? 1 : 0, ...u16(index + 1, 0)], Buffer.from(`${type}\0`)),
    );
    const properties = items.map(({ size = [640, 480] }) => box('ispe', u32(0, ...size)));
    const shared = [box('pixi', [0, 0, 0, 0, 3, 8, 8, 8]), CONFIGURATION];
    const owned = items.map((_, index) => [...u16(index + 1), 3, index + 1, items.length + 1, 128 + items.length + 2]);
    const meta = box(
      'meta',
      u32(0),
      box('hdlr', u32(0, 0), Buffer.from('pict'), u32(0, 0, 0), [0]),
      box('pitm', u32(0), u16(primary)),
      box('iloc', u32(0), [0x44, 0], u16(items.length), places.flat()),
      box('iinf', u32(0), u16(items.length), ...names),
      box('iref', u32(0), ...references.map(([type, from, to]) => box(type, u16(from, to.length, ...to)))),
      box('iprp', box('ipco', ...properties, ...shared), box('ipma', u32(0, items.length), owned.flat())),
      inside,
    );
    return Buffer.concat([ftyp, before, meta]);
  };
  return Buffer.concat([build(build(0).length + 8), box('mdat', ...payload)]);
}

/** Profile 0 with 8 bits and 4:2:0, as libaom is told below. */
const CONFIGURATION = box('av1C', [0x81, 0x05, 0x0c, 0]);

/** AV1 data of one colour. */
export async function flatTile(width: number, height: number): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#345' } });
  const make = () => picture.avif({ effort: 0, chromaSubsampling: '4:2:0' }).toBuffer();
  return codedIn(await keptPicture([width, height, '#345'], make)).data;
}

/** The AV1 data with another size in its sequence header. AV1 specification, 5.5. */
export function claimingFrame(data: Buffer, width: number, height: number): Buffer {
  const at = data.indexOf('0a', 0, 'hex');
  const length = data.readUInt8(at + 1);
  const bits = [...data.subarray(at + 2, at + 2 + length)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const ofWidth = Number.parseInt(bits.slice(10, 14), 2) + 1;
  const ofHeight = Number.parseInt(bits.slice(14, 18), 2) + 1;
  const [sixteen, sizes] = ['1111', [width, height].map((side) => (side - 1).toString(2).padStart(16, '0')).join('')];
  const changed = bits.slice(0, 10) + sixteen + sixteen + sizes + bits.slice(18 + ofWidth + ofHeight);
  const bytes = (changed.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
  return Buffer.concat([
    data.subarray(0, at),
    Buffer.from([0x0a, bytes.length, ...bytes]),
    data.subarray(at + 2 + length),
  ]);
}

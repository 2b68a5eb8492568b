/** The bytes of an item, or of its configuration. */
export interface CodedBytes {
  length: number;
  /** Fewer at the end. */
  read(from: number, length: number): Promise<Buffer>;
}

export interface CodedPicture {
  /** Of its largest frame. */
  pixels: number;
  frames: number;
  bytes: number;
}

const SEQUENCE_HEADER = 1;
const FRAME_HEADER = 3;
const TILE_GROUP = 4;
const FRAME = 6;
const TILE_LIST = 8;

const HEADER_BYTES = 10;
/** The longest has about 500. */
const SEQUENCE_BYTES = 512;

/** Reads the sizes that the decoder goes by, and counts frames. AV1 specification, 5.3 to 5.5. @throws RangeError */
export async function readObus({ length, read }: CodedBytes, count: () => void): Promise<CodedPicture> {
  const picture = { pixels: 0, frames: 0, bytes: length };
  for (let at = 0; at < length; ) {
    count();
    const head = await read(at, HEADER_BYTES);
    const [flags = 0] = head;
    const type = (flags >> 3) & 15;
    const [size, start] = contentSize(head, at, length);
    if (type === SEQUENCE_HEADER) {
      picture.pixels = Math.max(picture.pixels, largestFrame(await read(start, Math.min(size, SEQUENCE_BYTES))));
    } else if (type === FRAME || type === FRAME_HEADER || type === TILE_GROUP || type === TILE_LIST) {
      // Without a sequence header before it, another picture's would apply.
      if (type === TILE_LIST || picture.pixels === 0) throw new RangeError('This frame has no size');
      if (type !== TILE_GROUP) picture.frames += 1;
    }
    at = start + size;
  }
  return picture;
}

/** Bytes of content, and where it starts. */
function contentSize(head: Buffer, at: number, length: number): [size: number, start: number] {
  const flags = head.readUInt8(0);
  let next = flags & 4 ? 2 : 1;
  if ((flags & 2) === 0) return [length - at - next, at + next];
  let size = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = head.readUInt8(next);
    next += 1;
    size += (byte & 127) * 2 ** shift;
    if (byte < 128) return [size, at + next];
  }
}

/** Width × height from a sequence header. */
function largestFrame(bytes: Buffer): number {
  let at = 0;
  const bit = () => {
    const value = (bytes.readUInt8(at >> 3) >> (7 - (at & 7))) & 1;
    at += 1;
    return value;
  };
  const bits = (count: number) => {
    let value = 0;
    for (let left = count; left > 0; left--) value = value * 2 + bit();
    return value;
  };
  bits(4);
  if (bit()) bits(5);
  else skipOperatingPoints(bit, bits);
  const [ofWidth, ofHeight] = [bits(4) + 1, bits(4) + 1];
  return (bits(ofWidth) + 1) * (bits(ofHeight) + 1);
}

function skipOperatingPoints(bit: () => number, bits: (count: number) => number): void {
  let ofDelay = 0;
  if (bit()) {
    bits(64);
    if (bit()) {
      let zeros = 0;
      while (!bit()) zeros += 1;
      bits(zeros);
    }
    if (bit()) {
      ofDelay = bits(5) + 1;
      bits(32 + 5 + 5);
    }
  }
  const hasDisplayDelay = bit();
  for (let points = bits(5) + 1; points > 0; points--) {
    bits(12);
    if (bits(5) > 7) bit();
    if (ofDelay > 0 && bit()) bits(2 * ofDelay + 1);
    if (hasDisplayDelay && bit()) bits(4);
  }
}

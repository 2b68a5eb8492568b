import { type Part, type Pieces, withPieces } from './pieces.server';

export const EOI = 'd9';
const SOS = 'da';
const APP0 = 'e0';
const APP1 = 'e1';
const APP14 = 'ee';
/** A byte between segments that belongs to neither. */
const STRAY = 'ff';

/** Browsers show no others, such as lossless, hierarchical or arithmetic ones. */
const SUPPORTED_FRAMES = new Set(['c0', 'c1', 'c2']);

// ITU-T T.81, table B.1: DHT, SOS, DQT, DRI. No browser reads DNL.
const PICTURE_MARKERS = new Set([...SUPPORTED_FRAMES, 'c4', SOS, 'db', 'dd']);

/** Some programs repeat the tables for each of a hundred scans. */
const MAX_HEAD_BYTES = 256 * 1024;

const PROFILE_MARK = 'ICC_PROFILE\0';
const PROFILE_BYTES = 0xffff - 2 - PROFILE_MARK.length - 2;

/** The same picture data without private parts. Null for errors that decoders may forgive. ITU-T T.81, annex B. */
export function stripJpeg(file: Buffer, parts: Part[], profile?: Buffer): Buffer | null {
  if (parts.at(-1)?.type !== EOI) return null;
  const head: Buffer[] = [file.subarray(0, 2)];
  const picture: Buffer[] = [];
  let bytesOfHead = 0;
  for (const { type, start, end, isWhole } of parts) {
    if (!isWhole || isUnsupportedFrame(type)) return null;
    const bytes = file.subarray(start, end);
    const isPicture = PICTURE_MARKERS.has(type);
    const kept = isPicture ? [bytes] : keptMetadata(type, bytes);
    (isPicture ? picture : head).push(...kept);
    if (type !== SOS) for (const { length } of kept) bytesOfHead += length;
  }
  if (bytesOfHead > MAX_HEAD_BYTES) return null;
  return Buffer.concat([...head, ...(profile ? profileSegments(profile) : []), ...picture, Buffer.from([0xff, 0xd9])]);
}

export function profileSegments(profile: Buffer): Buffer[] {
  const count = Math.ceil(profile.length / PROFILE_BYTES);
  return Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * PROFILE_BYTES, (index + 1) * PROFILE_BYTES);
    const head = Buffer.from(`\xff\xe2  ${PROFILE_MARK}  `, 'latin1');
    head.writeUInt16BE(head.length - 2 + part.length, 2);
    head.set([index + 1, count], head.length - 2);
    return Buffer.concat([head, part]);
  });
}

/** Behind JFIF's segment, which has to be the first. */
export function addSegments(jpeg: Buffer, segments: Buffer[]): Buffer {
  const at = jpeg.readUInt8(3) === 0xe0 ? 4 + jpeg.readUInt16BE(4) : 2;
  return Buffer.concat([jpeg.subarray(0, at), ...segments, jpeg.subarray(at)]);
}

export const addJpegProfile = (jpeg: Buffer, profile: Buffer): Buffer => addSegments(jpeg, profileSegments(profile));

/** Programs write 10 to 20 scans. Each covers the whole picture, and no timeout interrupts them. */
export const MAX_SCANS = 100;

export const countScans = (parts: Part[]): number => parts.filter(({ type }) => type === SOS).length;

const PROGRESSIVE = 'c2';
const COEFFICIENTS = 64;
/** Without marker and length. */
const MAX_SCAN_HEADER = 12;

/** Whether the scans have every bit of every coefficient of every component. ITU-T T.81, B.2 and G.1. */
export async function hasAllScans(pieces: Pieces, parts: Part[]): Promise<boolean> {
  const frame = parts.find(({ type }) => SUPPORTED_FRAMES.has(type));
  if (!frame) return false;
  const missing = new Set<string>();
  const components = await pieces.copy(frame.start + 10, frame.end);
  for (let at = 0; at < components.length; at += 3) {
    for (let index = 0; index < COEFFICIENTS; index++) missing.add(`${components[at]} ${index}`);
  }
  for (const { type, start } of parts) {
    if (type !== SOS) continue;
    const [count = 0, ...rest] = await pieces.copy(start + 4, start + 4 + MAX_SCAN_HEADER);
    const [from = 0, to = 0, bits = 0] = rest.slice(2 * count);
    const isProgressive = frame.type === PROGRESSIVE;
    // The low half says how many bits are still to come.
    if (isProgressive && (bits & 15) > 0) continue;
    for (let index = isProgressive ? from : 0; index <= (isProgressive ? to : COEFFICIENTS); index++) {
      for (let at = 0; at < count; at++) missing.delete(`${rest[2 * at]} ${index}`);
    }
  }
  return missing.size === 0;
}

/** Continues after a segment shorter than its length field, as libjpeg does. @param begin of the picture in the file */
export async function* walkJpeg(pieces: Pieces, begin = 0): AsyncGenerator<Part> {
  let at = begin + 2;
  while (at < pieces.size) {
    const start = await nextMarker(pieces, at, false);
    for (; at < start; at++) yield { type: STRAY, start: at, end: at + 1, isWhole: true };
    const head = await pieces.at(start, 4);
    if (head.length < 2) return;
    const code = head.readUInt8(1);
    const type = code.toString(16).padStart(2, '0');
    if (standsAlone(code)) {
      at = start + 2;
      yield { type, start, end: at, isWhole: true };
      if (type === EOI) return;
      continue;
    }
    const length = head.length < 4 ? 0 : head.readUInt16BE(2);
    at = Math.min(pieces.size, start + 2 + Math.max(2, length));
    const isWhole = length >= 2 && at === start + 2 + length;
    if (type === SOS) at = await nextMarker(pieces, at, true);
    yield { type, start, end: at, isWhole };
  }
}

async function nextMarker(pieces: Pieces, from: number, isInScan: boolean): Promise<number> {
  for (let at = from; ; ) {
    const piece = await pieces.at(at, 2);
    if (piece.length < 2) return pieces.size;
    for (
      let index = piece.indexOf(0xff);
      index >= 0 && index + 1 < piece.length;
      index = piece.indexOf(0xff, index + 1)
    ) {
      const code = piece[index + 1] ?? 0;
      if (code !== 0 && code !== 0xff && !(isInScan && isRestart(code))) return at + index;
    }
    at += piece.length - 1;
  }
}

function keptMetadata(type: string, segment: Buffer): Buffer[] {
  // Both may contain more than decoders read, such as a thumbnail.
  if (type === APP0 && hasIdentifier(segment, 'JFIF\0')) return truncated(segment, 16, [0, 0]);
  if (type === APP14 && hasIdentifier(segment, 'Adobe')) return truncated(segment, 14, []);
  return [];
}

function truncated(segment: Buffer, length: number, ending: number[]): Buffer[] {
  if (segment.length < length + 2) return [];
  const copy = Buffer.from(segment.subarray(0, length + 2));
  copy.writeUInt16BE(length, 2);
  copy.set(ending, copy.length - ending.length);
  return [copy];
}

export const hasIdentifier = (segment: Buffer, name: string) =>
  segment.subarray(4, 4 + name.length).equals(Buffer.from(name, 'latin1'));

const isUnsupportedFrame = (type: string) =>
  type.startsWith('c') && type !== 'c4' && type !== 'cc' && !SUPPORTED_FRAMES.has(type);

const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7;

// SOI, EOI and TEM.
const standsAlone = (code: number) => isRestart(code) || code === 0xd8 || code === 0xd9 || code === 0x01;

const EXTENSION = 'http://ns.adobe.com/xmp/extension/\0';
/** A checksum, the length of the whole and the offset of the part. Adobe's XMP specification, part 3, section 1.1.3.1. */
const EXTENSION_HEAD = 4 + EXTENSION.length + 32 + 8;

/** The XMP that did not fit into one segment. Null if there is none. */
export function extendedXmp(path: string, maxBytes: number): Promise<Buffer | null> {
  return withPieces(path, async (pieces) => {
    const found: { offset: number; bytes: Buffer }[] = [];
    let length = 0;
    for await (const { type, start, end } of walkJpeg(pieces)) {
      if (type === SOS || length > maxBytes) break;
      if (type !== APP1 || end - start <= EXTENSION_HEAD) continue;
      const head = await pieces.at(start, EXTENSION_HEAD);
      if (!hasIdentifier(head, EXTENSION)) continue;
      const offset = head.readUInt32BE(EXTENSION_HEAD - 4);
      const from = start + EXTENSION_HEAD;
      found.push({ offset, bytes: Buffer.from((await pieces.at(from, end - from)).subarray(0, end - from)) });
      length += end - start;
    }
    const inOrder = found.sort((a, b) => a.offset - b.offset);
    return inOrder.length === 0 ? null : Buffer.concat(inOrder.map(({ bytes }) => bytes));
  });
}

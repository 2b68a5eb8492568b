const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP14 = 0xee;
const MALFORMED = 0;

/** Browsers show no other: lossless, hierarchical, arithmetic. */
const SUPPORTED_FRAMES = new Set([0xc0, 0xc1, 0xc2]);

// ITU-T T.81, table B.1: DHT, SOS, DQT, DRI. No browser reads DNL.
const PICTURE_MARKERS = new Set([...SUPPORTED_FRAMES, 0xc4, SOS, 0xdb, 0xdd]);

/** Some programs write the tables anew for each of a hundred scans. */
const MAX_HEAD_BYTES = 256 * 1024;

const PROFILE_MARK = 'ICC_PROFILE\0';
const PROFILE_BYTES = 0xffff - 2 - PROFILE_MARK.length - 2;

/** The same picture data without private parts; null where decoders forgive more. ITU-T T.81, annex B. */
export function stripJpeg(file: Buffer, profile?: Buffer): Buffer | null {
  const head: Buffer[] = [file.subarray(0, 2)];
  const picture: Buffer[] = [];
  let bytesOfHead = 0;
  for (const { marker, bytes } of segmentsOf(file)) {
    if (marker === MALFORMED || isUnsupportedFrame(marker)) return null;
    const isPicture = PICTURE_MARKERS.has(marker);
    const parts = isPicture ? [bytes] : keptMetadata(marker, bytes);
    (isPicture ? picture : head).push(...parts);
    if (marker !== SOS) for (const { length } of parts) bytesOfHead += length;
  }
  if (bytesOfHead > MAX_HEAD_BYTES) return null;
  return Buffer.concat([...head, ...(profile ? profileSegments(profile) : []), ...picture, Buffer.from([0xff, EOI])]);
}

function profileSegments(profile: Buffer): Buffer[] {
  const count = Math.ceil(profile.length / PROFILE_BYTES);
  return Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * PROFILE_BYTES, (index + 1) * PROFILE_BYTES);
    const head = Buffer.from(`\xff\xe2  ${PROFILE_MARK}  `, 'latin1');
    head.writeUInt16BE(head.length - 2 + part.length, 2);
    head.set([index + 1, count], head.length - 2);
    return Buffer.concat([head, part]);
  });
}

/** Counts as libjpeg does, which goes on behind a segment shorter than its own length field. */
export function countScans(file: Buffer): number {
  let scans = 0;
  let at = nextMarker(file, 2);
  while (at + 4 <= file.length && file[at + 1] !== EOI) {
    const marker = file[at + 1] ?? EOI;
    if (marker === SOS) scans += 1;
    at = nextMarker(file, at + 2 + (standsAlone(marker) ? 0 : Math.max(2, file.readUInt16BE(at + 2))));
  }
  return scans;
}

function* segmentsOf(file: Buffer): Generator<{ marker: number; bytes: Buffer }> {
  const broken = { marker: MALFORMED, bytes: file.subarray(0, 0) };
  if (file[0] !== 0xff || file[1] !== SOI) return yield broken;
  let at = 2;
  for (;;) {
    const found = nextMarker(file, at);
    const marker = file[found + 1];
    if (marker === undefined) return yield broken;
    if (marker === EOI) return;
    if (standsAlone(marker)) {
      at = found + 2;
      continue;
    }
    const end = segmentEnd(file, found);
    if (end === null) return yield broken;
    at = marker === SOS ? endOfScan(file, end) : end;
    yield { marker, bytes: file.subarray(found, at) };
  }
}

function segmentEnd(file: Buffer, start: number): number | null {
  const end = start + 2 + (start + 4 <= file.length ? file.readUInt16BE(start + 2) : 0);
  return end < start + 4 || end > file.length ? null : end;
}

function nextMarker(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const code = file[at + 1];
    if (code !== 0xff && code !== 0) return at;
  }
  return file.length;
}

function endOfScan(file: Buffer, from: number): number {
  let at = nextMarker(file, from);
  while (isRestart(file[at + 1] ?? EOI)) at = nextMarker(file, at + 2);
  return at;
}

function keptMetadata(marker: number, segment: Buffer): Buffer[] {
  // Both may carry more than decoders read: a thumbnail, or whatever somebody put there.
  if (marker === APP0 && hasIdentifier(segment, 'JFIF\0')) return truncated(segment, 16, [0, 0]);
  if (marker === APP14 && hasIdentifier(segment, 'Adobe')) return truncated(segment, 14, []);
  return [];
}

function truncated(segment: Buffer, length: number, ending: number[]): Buffer[] {
  if (segment.length < length + 2) return [];
  const copy = Buffer.from(segment.subarray(0, length + 2));
  copy.writeUInt16BE(length, 2);
  copy.set(ending, copy.length - ending.length);
  return [copy];
}

const hasIdentifier = (segment: Buffer, name: string) =>
  segment.subarray(4, 4 + name.length).equals(Buffer.from(name, 'latin1'));

const isUnsupportedFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xcc && !SUPPORTED_FRAMES.has(marker);

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

const standsAlone = (marker: number) => isRestart(marker) || marker === SOI || marker === 0x01;

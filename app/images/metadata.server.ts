import ExifReader from 'exifreader';
import { decodeText } from '~/lib/decode-text';
import { readMetadata } from './decoder.server';
import type { MetadataGroup } from './embedded-texts';
import { extendedXmp } from './formats/jpeg-segments.server';
import { readXmp, type XmpTexts } from './xmp';

/** The maximum of a JPEG segment. */
const MAX_BYTES = 64 * 1024;
/** Photoshop has written lists of some megabytes. */
const MAX_XMP_BYTES = 8 * 1024 * 1024;

export interface Metadata {
  xmp: XmpTexts;
  iptc: MetadataGroup;
  exif: MetadataGroup;
  /** As it is in the file, with the names and texts of a PNG's chunks. */
  raw: { xmp: string; iptc: Buffer; exif: Buffer; chunks: { keyword: string; text: string }[] };
}

/** Never throws: unreadable metadata counts as missing. */
export async function readAllMetadata(path: string): Promise<Metadata> {
  const { xmp, iptc, exif, comments, format } = await readMetadata(path).catch(() => NONE);
  const more = format === 'jpeg' ? await extendedXmp(path, MAX_XMP_BYTES).catch(() => null) : null;
  const packets = [xmp, more].flatMap((one) => (one && one.length <= MAX_XMP_BYTES ? [decodeText(one).text] : []));
  return {
    xmp: Object.assign({}, ...packets.map(readXmp).reverse()),
    iptc: readGroup(iptc && inJpeg(0xed, iptc), 'iptc'),
    exif: readGroup(exif && toTiff(exif), 'exif'),
    raw: {
      ...{ xmp: packets.join('\n'), iptc: iptc ?? Buffer.alloc(0), exif: exif ?? Buffer.alloc(0) },
      chunks: comments ?? [],
    },
  };
}

const NONE = { xmp: undefined, iptc: undefined, exif: undefined, comments: undefined, format: undefined };

function readGroup(bytes: Buffer | undefined, name: 'iptc' | 'exif'): MetadataGroup {
  if (!bytes || bytes.length > MAX_BYTES) return {};
  try {
    return (ExifReader.load(bytes, { expanded: true })[name] ?? {}) as MetadataGroup;
  } catch {
    return {};
  }
}

/** The library only reads files, so EXIF is wrapped in a TIFF and IPTC in a JPEG. */
const toTiff = (exif: Buffer) => (exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif);

function inJpeg(marker: number, bytes: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xd8, 0xff, marker, 0, 0]);
  head.writeUInt16BE(Math.min(bytes.length + 2, 0xffff), 4);
  return Buffer.concat([head, bytes, Buffer.from([0xff, 0xd9])]);
}

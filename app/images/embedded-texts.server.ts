import ExifReader from 'exifreader';
import { readMetadata } from './decoder.server';
import { type EmbeddedTexts, type MetadataGroup, textsIn } from './embedded-texts';
import { identify } from './inspect.server';

/** The maximum of a JPEG segment. Longer XML would take disproportionately long. */
const MAX_BYTES = 64 * 1024;

/** Never throws: unreadable texts count as missing. */
export async function readEmbeddedTexts(path: string): Promise<EmbeddedTexts> {
  const { xmp, iptc, exif } = await identify(path)
    .then(() => readMetadata(path))
    .catch(() => ({
      xmp: undefined,
      iptc: undefined,
      exif: undefined,
    }));
  return textsIn(
    readGroup(xmp, 'xmp'),
    readGroup(iptc && inJpeg(0xed, iptc), 'iptc'),
    readGroup(exif && toTiff(exif), 'exif'),
  );
}

function readGroup(bytes: Buffer | undefined, name: 'xmp' | 'iptc' | 'exif'): MetadataGroup {
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

import ExifReader from 'exifreader';
import { readMetadata } from './decoder.server';

/** What a picture says of itself in XMP, IPTC or EXIF, as it stands there. Of places and cameras nothing is read. */
export interface EmbeddedTexts {
  title?: string;
  description?: string;
  tags?: string[];
  author?: string;
  licence?: string;
}

/** As much as a segment of a JPEG holds: reading XML takes longer than its length. */
const MAX_BYTES = 64 * 1024;
const MAX_VALUES = 200;

/** What cameras write into every picture. */
const NO_DESCRIPTION =
  /^(?:olympus|konica|minolta|sony|samsung|nikon|canon|digital|\s|dsc|camera)+$|^(?:untitled|default)$/i;

/** The library's word for what it could not read; the name of XMP's default language, which digiKam writes where a text should be. */
const NO_TEXTS = ['<faulty value>', 'x-default'];

type Group = Record<string, unknown>;

/** Never throws: a picture whose texts cannot be read has none. */
export async function readEmbeddedTexts(path: string): Promise<EmbeddedTexts> {
  const { xmp, iptc, exif } = await readMetadata(path).catch(() => ({
    xmp: undefined,
    iptc: undefined,
    exif: undefined,
  }));
  const [x, i, e] = [
    readGroup(xmp, 'xmp'),
    readGroup(iptc && inJpeg(0xed, iptc), 'iptc'),
    readGroup(exif && toTiff(exif), 'exif'),
  ];
  const first = (...values: string[][]) => values.find(([value]) => value)?.[0];
  const all = (...values: string[][]) => values.find(({ length }) => length > 0);
  const description = first(readTexts(x.description), readTexts(i['Caption/Abstract']), readTexts(e.ImageDescription));
  return {
    title: first(readTexts(x.title), readTexts(i['Object Name'])),
    description: description && !NO_DESCRIPTION.test(description) ? description : undefined,
    tags: all(readTexts(x.subject), readTexts(i.Keywords)),
    author: all(readTexts(x.creator), readTexts(i['By-line']), readTexts(e.Artist))?.join(', '),
    licence: first(
      ...[x.license, x.UsageTerms, x.WebStatement, x.rights].map(readTexts),
      ...[i['Copyright Notice'], e.Copyright].map(readTexts),
    ),
  };
}

function readGroup(bytes: Buffer | undefined, name: 'xmp' | 'iptc' | 'exif'): Group {
  if (!bytes || bytes.length > MAX_BYTES) return {};
  try {
    return (ExifReader.load(bytes, { expanded: true })[name] ?? {}) as Group;
  } catch {
    return {};
  }
}

/** The library takes files: an EXIF block is a TIFF, IPTC stands in a segment of a JPEG. */
const toTiff = (exif: Buffer) => (exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif);

function inJpeg(marker: number, bytes: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xd8, 0xff, marker, 0, 0]);
  head.writeUInt16BE(Math.min(bytes.length + 2, 0xffff), 4);
  return Buffer.concat([head, bytes, Buffer.from([0xff, 0xd9])]);
}

interface Tag {
  value?: unknown;
  description?: unknown;
}

/** A tag has one value or several; of a text in many languages the first is the default one. */
function readTexts(tag: unknown): string[] {
  const tags = (Array.isArray(tag) ? tag : isList(tag) ? tag.value : [tag]) as (Tag | undefined)[];
  return tags.slice(0, MAX_VALUES).flatMap((one) => {
    // Of an empty element the library describes an attribute.
    const text = typeof one?.value === 'string' ? one.value : one?.description;
    const clean = typeof text === 'string' ? text.replaceAll('\0', ' ').trim() : '';
    return clean && !NO_TEXTS.includes(clean) ? [clean] : [];
  });
}

const isList = (tag: unknown): tag is { value: Tag[] } => {
  const value = (tag as Tag | undefined)?.value;
  return Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null && 'description' in value[0];
};

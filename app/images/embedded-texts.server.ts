import ExifReader from 'exifreader';
import { readMetadata } from './decoder.server';

/** Reads a picture's title, description, tags and credits from XMP, IPTC or EXIF. Ignores places and cameras. */
export interface EmbeddedTexts {
  title?: string;
  description?: string;
  tags?: string[];
  author?: string;
  authorUrl?: string;
  sourceUrl?: string;
  licence?: string;
}

/** The maximum of a JPEG segment. Longer XML would take disproportionately long. */
const MAX_BYTES = 64 * 1024;
const MAX_VALUES = 200;

/** Cameras write these into every picture. */
const NO_DESCRIPTION =
  /^(?:olympus|konica|minolta|sony|samsung|nikon|canon|digital|\s|dsc|camera)+$|^(?:untitled|default)$/i;

/** The library's placeholder for unreadable texts, and XMP's default language, which digiKam writes instead of a text. */
const NO_TEXTS = ['<faulty value>', 'x-default'];

type Group = Record<string, unknown>;

/** Never throws: unreadable texts count as missing. */
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
    authorUrl: readContact(x.CreatorContactInfo),
    sourceUrl: [...readTexts(x.source), ...readTexts(x.Source)].find((text) => /^https?:/i.test(text)),
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

/** The library only reads files, so EXIF is wrapped in a TIFF and IPTC in a JPEG. */
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

/** A tag has one or more values. Of a text in several languages, the first is the default. */
function readTexts(tag: unknown): string[] {
  const tags = (Array.isArray(tag) ? tag : isList(tag) ? tag.value : [tag]) as (Tag | undefined)[];
  return tags.slice(0, MAX_VALUES).flatMap((one) => {
    // For an empty element, the library describes an attribute.
    const text = typeof one?.value === 'string' ? one.value : one?.description;
    const clean = typeof text === 'string' ? text.replaceAll('\0', ' ').trim() : '';
    return clean && !NO_TEXTS.includes(clean) ? [clean] : [];
  });
}

const isList = (tag: unknown): tag is { value: Tag[] } => {
  const value = (tag as Tag | undefined)?.value;
  return Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null && 'description' in value[0];
};

/** The address in IPTC's contact of the creator, a structure. */
function readContact(tag: unknown): string | undefined {
  const { value } = (tag ?? {}) as { value?: Record<string, unknown> };
  return value && !Array.isArray(value) ? readTexts(value.CiUrlWork)[0] : undefined;
}

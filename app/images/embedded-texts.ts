import { isStandingText } from './standing-texts';
import type { XmpTexts } from './xmp';

/** A picture's title, description, tags and credits in XMP, IPTC or EXIF. Places and cameras are ignored. */
export interface EmbeddedTexts {
  title?: string;
  description?: string;
  tags?: string[];
  author?: string;
  authorUrl?: string;
  sourceUrl?: string;
  /** What the file says about its licence, the most exact place first. */
  licences?: string[];
}

const MAX_VALUES = 200;

/** The library's placeholder for unreadable texts, and XMP's default language, which digiKam writes instead of a text. */
const NO_TEXTS = ['<faulty value>', 'x-default'];

export type MetadataGroup = Record<string, unknown>;

/** Of a file's XMP, and of the groups that ExifReader makes of its IPTC and EXIF. */
export function textsIn(x: XmpTexts = {}, i: MetadataGroup = {}, e: MetadataGroup = {}): EmbeddedTexts {
  const all = (...values: string[][]) => values.find(({ length }) => length > 0);
  const own = (...values: string[][]) => all(...values.map((texts) => texts.filter((text) => !isStandingText(text))));
  const xmp = (name: keyof XmpTexts) => (x[name] ?? []).filter((text) => !NO_TEXTS.includes(text));
  return {
    title: own(xmp('title'), readTexts(i['Object Name']))?.[0],
    description: own(xmp('description'), readTexts(i['Caption/Abstract']), readTexts(e.ImageDescription))?.[0],
    tags: all(xmp('subject'), readTexts(i.Keywords)),
    author: own(xmp('creator'), readTexts(i['By-line']), readTexts(e.Artist), xmp('attributionName'))?.join(', '),
    authorUrl: all(xmp('CiUrlWork'), xmp('attributionURL'))?.[0],
    sourceUrl: [...xmp('source'), ...xmp('Source')].find((text) => /^https?:/i.test(text)),
    licences: all([
      ...[xmp('license'), xmp('UsageTerms'), xmp('WebStatement'), xmp('rights')].flat(),
      ...[i['Copyright Notice'], e.Copyright].flatMap(readTexts),
    ]),
  };
}

interface Tag {
  value?: unknown;
  description?: unknown;
}

/** A tag has one or more values. Of a text in several languages, the first is the default. */
function readTexts(tag: unknown): string[] {
  const tags = (Array.isArray(tag) ? tag : isList(tag) ? tag.value : [tag]) as (Tag | undefined)[];
  return tags.slice(0, MAX_VALUES).flatMap((one) => {
    const text = typeof one?.value === 'string' ? one.value : one?.description;
    const clean = typeof text === 'string' ? text.replaceAll('\0', ' ').trim() : '';
    return clean && !NO_TEXTS.includes(clean) ? [clean] : [];
  });
}

const isList = (tag: unknown): tag is { value: Tag[] } => {
  const value = (tag as Tag | undefined)?.value;
  return Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null && 'description' in value[0];
};

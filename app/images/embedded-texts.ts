/** A picture's title, description, tags and credits in XMP, IPTC or EXIF. Places and cameras are ignored. */
export interface EmbeddedTexts {
  title?: string;
  description?: string;
  tags?: string[];
  author?: string;
  authorUrl?: string;
  sourceUrl?: string;
  licence?: string;
}

const MAX_VALUES = 200;

/** Cameras write these into every picture. */
const NO_DESCRIPTION =
  /^(?:olympus|konica|minolta|sony|samsung|nikon|canon|digital|\s|dsc|camera)+$|^(?:untitled|default)$/i;

/** The library's placeholder for unreadable texts, and XMP's default language, which digiKam writes instead of a text. */
const NO_TEXTS = ['<faulty value>', 'x-default'];

export type MetadataGroup = Record<string, unknown>;

/** Of the groups that ExifReader makes of a file's metadata. */
export function textsIn(x: MetadataGroup = {}, i: MetadataGroup = {}, e: MetadataGroup = {}): EmbeddedTexts {
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

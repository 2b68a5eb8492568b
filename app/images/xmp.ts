/** Reads XMP without an XML library, which would take seconds for a large or hostile packet. Used in the browser and on the server. */

/** Texts by the local name of their property, such as `creator` of `dc:creator`. */
export type XmpTexts = Partial<Record<(typeof PROPERTIES)[number], string[]>>;

const PROPERTIES = [
  ...([
    'title',
    'description',
    'subject',
    'creator',
    'source',
    'Source',
    'CiUrlWork',
    'CreatorTool',
    'Credit',
  ] as const),
  ...(['license', 'UsageTerms', 'WebStatement', 'rights', 'attributionName', 'attributionURL'] as const),
] as const;
const WANTED = new Set<string>(PROPERTIES);

/** IPTC's contact of the creator, a structure with an address. */
const CONTACT = 'CreatorContactInfo';

const MAX_VALUES = 200;
const MAX_TEXT = 10_000;
const MAX_DEPTH = 20;

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** A document's own entities are left out, so none is expanded or fetched. */
const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,40}));/gi, (_, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    if (name) return ENTITIES[name] ?? '';
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

interface Element {
  name: string;
  isLeaf: boolean;
  text: string;
}

class XmpReader {
  readonly texts: XmpTexts = {};
  private readonly path: Element[] = [];

  /** @param name of the property, or of a field of a structure */
  private add(name: string, text: string): void {
    if (!WANTED.has(name)) return;
    const values = this.texts[name as keyof XmpTexts] ?? [];
    this.texts[name as keyof XmpTexts] = values;
    const value = decoded(text).trim();
    if (value !== '' && values.length < MAX_VALUES) values.push(value);
  }

  /** The property that contains this element. Properties of ingredients and earlier versions lie deeper. */
  private property(): string {
    const top = this.path.findIndex(({ name }) => name === 'rdf:RDF');
    return top < 0 ? '' : localName(this.path[top + 2]?.name ?? (this.path.length === top + 2 ? 'Description' : ''));
  }

  write(text: string): void {
    const top = this.path.at(-1);
    if (top && top.text.length + text.length <= MAX_TEXT) top.text += text;
  }

  /** Returns whether to go on. */
  open(tag: string): boolean {
    const isEmpty = tag.endsWith('/');
    const end = tag.search(/[\s/]/);
    const name = end < 0 ? tag : tag.slice(0, end);
    const parent = this.path.at(-1);
    if (parent) parent.isLeaf = false;
    this.path.push({ name, isLeaf: true, text: '' });
    const property = this.property();
    for (const [key, value] of attributesIn(tag, name.length)) {
      if (key === 'rdf:resource') this.add(property, value);
      else if (property === 'Description' || property === CONTACT) this.add(localName(key), value);
    }
    if (isEmpty) this.path.pop();
    return this.path.length <= MAX_DEPTH;
  }

  close(name: string): boolean {
    const top = this.path.at(-1);
    if (top?.name !== name) return false;
    const [property, own] = [this.property(), localName(name)];
    if (top.isLeaf && property === CONTACT) this.add(own, top.text);
    else if (top.isLeaf && [property, 'li', 'value'].includes(own)) this.add(property, top.text);
    this.path.pop();
    return true;
  }
}

function* attributesIn(tag: string, from: number): Generator<[string, string]> {
  for (let at = from; ; ) {
    const equals = tag.indexOf('=', at);
    if (equals < 0) return;
    const start = equals + 1 + (/^\s{0,9}/.exec(tag.slice(equals + 1, equals + 10))?.[0].length ?? 0);
    const quote = tag.charAt(start);
    const end = quote === '"' || quote === "'" ? tag.indexOf(quote, start + 1) : -1;
    if (end < 0) return;
    if (end - start <= MAX_TEXT) yield [tag.slice(at, equals).trim(), tag.slice(start + 1, end)];
    at = end + 1;
  }
}

/** A text may contain “>” in the value of an attribute. */
function endOfTag(xmp: string, from: number): number {
  for (let at = from; ; ) {
    const end = xmp.indexOf('>', at);
    if (end < 0) return -1;
    let quote = '';
    for (; at < end; at += 1) {
      const char = xmp.charAt(at);
      if (quote === '' ? char === '"' || char === "'" : char === quote) quote = quote === '' ? char : '';
    }
    if (quote === '') return end;
    const close = xmp.indexOf(quote, end);
    if (close < 0) return -1;
    at = close + 1;
  }
}

const SKIPPED = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

const CDATA = '<![CDATA[';

/** Takes linear time. Reads a damaged packet up to the damage. */
export function readXmp(xmp: string): XmpTexts {
  const reader = new XmpReader();
  let at = 0;
  for (;;) {
    const start = xmp.indexOf('<', at);
    if (start < 0) break;
    reader.write(xmp.slice(at, start));
    if (xmp.startsWith(CDATA, start)) {
      const end = xmp.indexOf(']]>', start);
      if (end < 0) break;
      reader.write(xmp.slice(start + CDATA.length, end).replaceAll('&', '&amp;'));
      at = end + 3;
      continue;
    }
    const skipped = SKIPPED.find(([opening]) => xmp.startsWith(opening, start));
    const end = skipped ? xmp.indexOf(skipped[1], start) : endOfTag(xmp, start + 1);
    if (end < 0) break;
    at = end + (skipped?.[1].length ?? 1);
    if (skipped) continue;
    const tag = xmp.slice(start + 1, end);
    if (!(tag.startsWith('/') ? reader.close(tag.slice(1).trim()) : reader.open(tag))) break;
  }
  return reader.texts;
}

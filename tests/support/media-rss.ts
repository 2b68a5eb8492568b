import { DOMParser, type Element } from '@xmldom/xmldom';

const NAMESPACE = 'http://search.yahoo.com/mrss/';

interface MediaContent {
  url: string;
  type: string;
  medium: string;
  width: number;
  height: number;
  bytes: number | null;
}

interface VarietyItem extends Record<'page' | 'image' | 'headline', string> {
  description: string | null;
  author: string | null;
  keywords: string[];
  width: number;
  height: number;
  bytes: number | null;
}

/** Throws unless it is well-formed XML with declared namespaces. */
function read(xml: string): Element {
  const stop = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`);
  };
  const root = new DOMParser({ onError: stop }).parseFromString(xml, 'text/xml').documentElement;
  if (!root) throw new Error('There is no document.');
  return root;
}

const childrenOf = (parent: Element, name: string, namespace: string | null) =>
  [...parent.childNodes].filter(
    (node): node is Element =>
      node.nodeType === node.ELEMENT_NODE && node.localName === name && (node.namespaceURI ?? null) === namespace,
  );
const textOf = (parent: Element, name: string, namespace: string | null) =>
  childrenOf(parent, name, namespace)[0]?.textContent ?? null;

function toContent(content: Element): MediaContent {
  const bytes = content.getAttribute('fileSize');
  return {
    url: content.getAttribute('url') ?? '',
    type: content.getAttribute('type') ?? '',
    medium: content.getAttribute('medium') ?? '',
    width: Number(content.getAttribute('width')),
    height: Number(content.getAttribute('height')),
    bytes: bytes === null ? null : Number(bytes),
  };
}

/** The contents of `media:group` for each item of RSS or entry of Atom. */
export const mediaGroups = (xml: string): MediaContent[][] =>
  [...read(xml).getElementsByTagNameNS(NAMESPACE, 'group')].map((group) =>
    childrenOf(group, 'content', NAMESPACE).map(toContent),
  );

const isPicture = ({ url, type, medium }: MediaContent) =>
  url !== '' &&
  (/\.(jpe?g|gif|png|tiff|svg|bmp)$/i.test(url) ||
    medium.toLowerCase() === 'image' ||
    type.toLowerCase().startsWith('image/'));

/**
 * What Variety reads in a Media RSS feed: the widest picture of each item's group, and the details next to the group. Empty for
 * a feed it would refuse, such as one without pictures.
 */
export function varietyItems(xml: string): VarietyItem[] {
  return [...read(xml).getElementsByTagName('item')].flatMap((item) => {
    const [group] = childrenOf(item, 'group', NAMESPACE);
    const offered = childrenOf(group ?? item, 'content', NAMESPACE)
      .map(toContent)
      .filter(isPicture);
    const [largest] = offered.sort((a, b) => b.width - a.width);
    const page = textOf(item, 'link', null);
    if (!largest || !page) return [];
    const { url: image, width, height, bytes } = largest;
    return [
      {
        ...{ page, image, width, height, bytes },
        headline: textOf(item, 'title', NAMESPACE) ?? textOf(item, 'title', null) ?? '',
        description: textOf(item, 'description', NAMESPACE),
        author: textOf(item, 'credit', NAMESPACE),
        keywords: (textOf(item, 'keywords', NAMESPACE) ?? '').split(',').map((word) => word.trim()),
      },
    ];
  });
}

/** The file name that Variety and RandomWallpaperGnome3 use: the last part of the address. */
export const keptAs = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

import { htmlText, xmlText } from '~/lib/markup';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';

/** Not for search engines: forms, downloads, the API, and the endless pages of searches and shuffles. */
const CLOSED = [
  '/admin',
  '/login',
  '/api/',
  '/random/',
  '/daily/',
  '/suggestions',
  '/packages/',
  '/list',
  '/wallpaper/*/download',
  '/keep',
  '/wallpaper/*/file/',
  '/images/*-full.jpg',
  '/*?q=',
  '/*?*&q=',
  '/*?seed=',
  '/*?*&seed=',
];

/** A rule matches every path that starts with it, so `/list` alone would close `/listing`, too (RFC 9309, 2.2.2). */
const closing = (path: string) => (/^[/a-z-]*[a-z]$/.test(path) ? ['$', '/', '?'].map((end) => path + end) : [path]);

/** @param prefixes of the languages, for pages that have one */
export function writeRobots(origin: string, prefixes: string[], hasPrefix: (path: string) => boolean): string {
  const all = CLOSED.flatMap((path) => (hasPrefix(path) ? prefixes.map((prefix) => prefix + path) : [path]));
  const rules = [...new Set(all.flatMap(closing))].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Crawl-delay: 1', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

const firstCharacters = (text: string, most: number) => [...text].slice(0, most).join('').trim();

export function writeOpenSearch({ name, origin }: { name: string; origin: string }): string {
  const site = htmlText(origin);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${htmlText(firstCharacters(name, 16))}</ShortName>
  <Description>${htmlText(messagesOf('discovery').search(name))}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="48" height="48" type="image/x-icon">${site}/favicon.ico</Image>
  <Url type="text/html" method="get" template="${site}${inLanguage('/')}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${site}${inLanguage('/opensearch.xml')}"/>
</OpenSearchDescription>
`;
}

const icon = (size: number, purpose: 'any' | 'maskable', path: string) => ({
  src: `${path}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** @param logo where the owner's logo is; null for ours */
export function writeManifest(name: string, logo: string | null): string {
  return JSON.stringify({
    id: inLanguage('/'),
    name: xmlText(name),
    short_name: firstCharacters(xmlText(name), 12),
    description: messagesOf('discovery').app,
    lang: messagesOf('language').tag,
    dir: messagesOf('language').direction,
    start_url: inLanguage('/'),
    scope: '/',
    // Keeps the back button and the address: visitors of a gallery share links.
    display: 'minimal-ui',
    background_color: '#111113',
    theme_color: '#111113',
    icons: logo
      ? [icon(192, 'any', `${logo}/192`), icon(512, 'any', `${logo}/512`)]
      : [
          icon(192, 'any', '/icons/icon-192'),
          icon(512, 'any', '/icons/icon-512'),
          icon(512, 'maskable', '/icons/icon-maskable-512'),
        ],
  });
}

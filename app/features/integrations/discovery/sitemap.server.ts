import { pipeline, Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';
import { listCategories } from '~/features/taxonomy/categories/categories.queries.server';
import { listTopTags } from '~/features/taxonomy/tags/tags.queries.server';
import { soundItems } from '~/features/wallpapers/damaged-rows.queries.server';
import { largeWidth, namedRenditionPath } from '~/images/renditions';
import { COLOUR_NAMES } from '~/lib/colours/colour-names';
import { notFound } from '~/lib/errors';
import { categoryPath, colourPath, tagPath, wallpaperPath } from '~/lib/paths';
import { belowPrefix } from '~/messages/addresses';
import { prefixOf, siteLanguages } from '~/messages/languages.server';
import { listForSitemap, listIdRanges } from './discovery.queries.server';

/** Each part covers a fixed range of ids: it is read along the primary key, and full parts never shift. */
const IDS_PER_PART = 10_000;
const ROWS_PER_READ = 1000;

/** A sitemap and an index may each list 50,000 addresses. */
const MAX_PARTS = 49_000;
const MAX_TAGS = 20_000;
const MAX_CATEGORIES = 10_000;

const STATIC_PAGES = ['/', '/help', '/contact', '/terms', '/privacy'];

export const listSitemapParts = (em: EntityManager): Promise<number[]> => listIdRanges(em, IDS_PER_PART, MAX_PARTS);

const COLOUR_PAGES = COLOUR_NAMES.map(colourPath);

async function* pageItems(em: EntityManager): AsyncGenerator<SitemapItemLoose> {
  for (const url of [...STATIC_PAGES, ...COLOUR_PAGES]) yield { url };
  for (const { slug } of (await listCategories(em)).slice(0, MAX_CATEGORIES)) yield { url: categoryPath(slug) };
  for (const { slug } of await listTopTags(em, MAX_TAGS)) yield { url: tagPath(slug) };
}

async function* wallpaperItems(em: EntityManager, part: number): AsyncGenerator<SitemapItemLoose> {
  const end = part * IDS_PER_PART;
  let last = end - IDS_PER_PART;
  while (last < end) {
    const rows = await listForSitemap(em, last, end, ROWS_PER_READ);
    yield* soundItems(em, rows, ({ id, file_key, width, updated_at }) => ({
      url: wallpaperPath(id),
      lastmod: new Date(updated_at).toISOString(),
      img: namedRenditionPath(file_key, largeWidth(width), 'jpg'),
    }));
    last = rows.length < ROWS_PER_READ ? end : (rows.at(-1)?.id ?? end);
  }
}

/** The stream writes tag by tag. Without blocks, each piece would be compressed and sent separately. */
async function* inBlocks(pieces: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  let block = '';
  for await (const piece of pieces) {
    block += piece;
    if (block.length < 65_536) continue;
    yield Buffer.from(block);
    block = '';
  }
  if (block) yield Buffer.from(block);
}

function renderXml(
  items: Iterable<unknown> | AsyncIterable<unknown>,
  writer: SitemapStream | SitemapIndexStream,
): Readable {
  // On failure the writer is destroyed and the response breaks off: half a sitemap must not look complete.
  pipeline(Readable.from(items), writer, () => undefined);
  return Readable.from(inBlocks(writer), { objectMode: false });
}

const hasLanguages = () => siteLanguages().length > 1;

const newSitemap = (origin: string) =>
  new SitemapStream({ hostname: origin, xmlns: { image: true, news: false, video: false, xhtml: hasLanguages() } });

/** With the addresses of each page in the site's languages. */
async function* withLanguages(items: AsyncIterable<SitemapItemLoose>): AsyncGenerator<SitemapItemLoose> {
  for await (const item of items) {
    const links = siteLanguages().map((lang) => ({ lang, url: belowPrefix(prefixOf(lang), item.url) }));
    yield hasLanguages() ? { ...item, links } : item;
  }
}

/** /sitemap.xml: all pages of a small gallery, or the index of the parts of a large one. */
export async function openSitemap(em: EntityManager, origin: string): Promise<Readable> {
  const parts = await listSitemapParts(em);
  if (parts.length > 1) {
    const addresses = ['pages', ...parts].map((name) => ({ url: `${origin}/sitemap/${name}.xml` }));
    return renderXml(addresses, new SitemapIndexStream());
  }
  const [only] = parts;
  async function* items() {
    yield* pageItems(em);
    if (only !== undefined) yield* wallpaperItems(em, only);
  }
  return renderXml(withLanguages(items()), newSitemap(origin));
}

/** A file from the index: `pages.xml`, or `7.xml` with one range of wallpapers. @throws not_found */
export async function openSitemapPart(em: EntityManager, origin: string, file: string): Promise<Readable> {
  if (file === 'pages.xml') return renderXml(withLanguages(pageItems(em)), newSitemap(origin));
  const [, number] = /^([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
  if (number === undefined) throw notFound();
  const items = wallpaperItems(em, Number(number));
  const first = await items.next();
  if (first.done) throw notFound();
  async function* all() {
    yield first.value;
    yield* items;
  }
  return renderXml(withLanguages(all()), newSitemap(origin));
}

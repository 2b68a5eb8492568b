import type { EntityManager } from '@mikro-orm/postgresql';
import { Feed } from 'feed';
import { z } from 'zod';
import { hasBothSides, ONE_SIDE, screenSides } from '~/features/cuts/screen.schema';
import { onlyKept } from '~/features/keeping/kept-lists.server';
import { findFilling } from '~/features/lists/pages/filling.queries.server';
import { filterFromState, orderFromState } from '~/features/lists/pages/filters.server';
import { type ListAddress, parseListAddress } from '~/features/lists/pages/list-address.server';
import { NO_AI } from '~/features/lists/pages/list-query.schema';
import { listWallpapers } from '~/features/lists/pages/list-wallpapers.server';
import { formatListState, isNarrowed } from '~/features/lists/resolve/list-state';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import { entryId, type FeedIds, feedId } from '~/features/site/feed-ids.queries.server';
import { getCategoryBySlug } from '~/features/taxonomy/categories/categories.queries.server';
import { describeTag, findRenamedTag } from '~/features/taxonomy/tags/tags.queries.server';
import { licenceName } from '~/features/wallpapers/credit';
import { DETAILS } from '~/features/wallpapers/projections.queries.server';
import { socialImage } from '~/features/wallpapers/social-image';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import type { Size } from '~/images/cuts/cut';
import { DomainError, notFound } from '~/lib/errors';
import { DAY_MS } from '~/lib/interval';
import { htmlText, xmlText } from '~/lib/markup';
import {
  absoluteUrl,
  categoryPath,
  feedPath,
  KEPT_LIST,
  keptListPath,
  tagPath,
  wallpaperPath,
  withQuery,
} from '~/lib/paths';
import { tagSlug } from '~/lib/tag-name';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import type { FileStore } from '~/storage/file-store.server';
import { lastChanges } from './discovery.queries.server';
import { mediaElements, readMedia, withMedia } from './media-rss.server';

const ITEMS = 40;
const MAX_ITEMS = 100;

export type FeedFormat = 'rss' | 'atom';

const addressOf = (path: string, format: FeedFormat) => feedPath(path, format === 'rss' ? 'xml' : 'atom');

interface FeedSource {
  title: string;
  description: string;
  address: ListAddress;
  query?: Record<string, string | number | undefined>;
  filter: WallpaperFilter;
}

export interface FeedSite {
  name: string;
  origin: string;
  ids: FeedIds;
  /** Filters, as in the address of a list. */
  search?: URLSearchParams;
}

export interface FeedDocument {
  xml: string;
  updated: Date;
  /** No wallpaper fills the requested screen. */
  isNearest: boolean;
}

/** Feeds have no tabs. */
function addressIn({ search }: FeedSite, path: string): ListAddress {
  const known = new URLSearchParams(search);
  known.delete('tab');
  return parseListAddress(path, known);
}

export async function newestFeed(em: EntityManager, store: FileStore, site: FeedSite, format: FeedFormat) {
  const address = addressIn(site, '/');
  const { q, categoryId } = address;
  return writeFeed(em, store, site, format, {
    title: q ? messagesOf('feeds').searchTitle(q, site.name) : site.name,
    description: messagesOf('feeds').newest(site.name),
    address,
    query: { q, categoryId },
    filter: { ...(q && { search: q }), categoryId },
  });
}

function feedHasMoved(pagePath: string, format: FeedFormat): DomainError {
  return new DomainError('moved', messagesOf('feeds').moved, { location: addressOf(pagePath, format) });
}

/** @throws not_found, moved */
export async function categoryFeed(
  em: EntityManager,
  store: FileStore,
  site: FeedSite,
  format: FeedFormat,
  slug: string,
) {
  const { id, name, ...category } = await getCategoryBySlug(em, slug);
  if (category.slug !== slug) throw feedHasMoved(categoryPath(category.slug), format);
  return writeFeed(em, store, site, format, {
    title: messagesOf('feeds').listTitle(name, site.name),
    description: messagesOf('feeds').category(name, site.name),
    address: addressIn(site, categoryPath(category.slug)),
    filter: { categoryId: id },
  });
}

/** @throws not_found for a tag that no wallpaper has, moved */
export async function tagFeed(em: EntityManager, store: FileStore, site: FeedSite, format: FeedFormat, word: string) {
  const slug = tagSlug(word);
  if (!slug) throw notFound();
  const { name, uses } = await describeTag(em, slug);
  if (uses === 0) {
    const current = await findRenamedTag(em, slug);
    throw current ? feedHasMoved(tagPath(current), format) : notFound();
  }
  return writeFeed(em, store, site, format, {
    title: messagesOf('feeds').listTitle(name, site.name),
    description: messagesOf('feeds').tag(name, site.name),
    address: addressIn(site, tagPath(slug)),
    filter: { tags: [slug] },
  });
}

/** A small picture: readers load one for each of forty items. */
function feedPreview({ origin }: Pick<FeedSite, 'origin'>, wallpaper: WallpaperDetail) {
  const { path, ...picture } = socialImage(wallpaper);
  return { url: absoluteUrl(origin, path), ...picture };
}

type Preview = ReturnType<typeof feedPreview>;

const entryFacts = (wallpaper: WallpaperDetail): string =>
  [
    wallpaper.resolution,
    wallpaper.fileSize,
    wallpaper.author && messagesOf('feeds').by(wallpaper.author),
    licenceName(wallpaper),
  ]
    .filter(Boolean)
    .join(', ');

function entryHtml(link: string, picture: Preview, wallpaper: WallpaperDetail): string {
  const { description } = wallpaper;
  const image = `<img src="${htmlText(picture.url)}" width="${picture.width}" height="${picture.height}" alt="${htmlText(picture.alt)}"/>`;
  const words = description ? `<p>${htmlText(description)}</p>` : '';
  return `<p><a href="${htmlText(link)}">${image}</a></p>${words}<p>${htmlText(entryFacts(wallpaper))}</p>`;
}

/** @throws malformed */
function readLimit(search: URLSearchParams): number {
  const given = search.get('limit') || String(ITEMS);
  if (/^0*[1-9]\d{0,8}$/.test(given)) return Math.min(Number(given), MAX_ITEMS);
  throw new DomainError('malformed', messagesOf('feeds').limit(MAX_ITEMS));
}

/** @throws malformed */
function requireKnownAi(search: URLSearchParams): void {
  if ((search.get('ai') || 'no') !== 'no') throw new DomainError('malformed', NO_AI.error());
}

const FeedScreen = z.object(screenSides).refine(hasBothSides, ONE_SIDE);

/** @throws malformed */
function readScreen(search: URLSearchParams): Partial<Size> {
  const result = FeedScreen.safeParse({ width: search.get('width') ?? '', height: search.get('height') ?? '' });
  if (result.success) return result.data;
  throw new DomainError('malformed', result.error.issues[0]?.message ?? ONE_SIDE.error());
}

async function writeFeed(
  em: EntityManager,
  store: FileStore,
  site: FeedSite,
  format: FeedFormat,
  { title, description, address, query, filter }: FeedSource,
): Promise<FeedDocument> {
  const { search = new URLSearchParams() } = site;
  const { path, state } = address;
  requireKnownAi(search);
  const list = search.get(KEPT_LIST);
  const narrowed = {
    ...filter,
    ...(isNarrowed(state) && filterFromState(state)),
    ...(await onlyKept(em, list)),
  };
  const limit = readLimit(search);
  // A random order stays the same until midnight UTC, because readers ask many times a day.
  const order = { ...orderFromState({ sort: state.sort ?? 'newest' }), seed: Math.floor(Date.now() / DAY_MS) };
  const screen = readScreen(search);
  const filling = await findFilling(em, narrowed, screen);
  const part = { offset: 0, limit, isStrict: true };
  const found = filling && (await listWallpapers(em, DETAILS, filling.filter, order, part));
  const items = found?.items ?? [];
  const changes = await lastChanges(
    em,
    items.map(({ id }) => id),
  );
  const updated = new Date(Math.max(0, ...[...changes.values()].map(Number)));
  const narrowing = { ...query, ...formatListState(state), [KEPT_LIST]: list };
  const page = list ? keptListPath(list) : withQuery(path, narrowing);
  const link = site.origin + inLanguage(page);
  const own = withQuery(addressOf(path, format), {
    ...narrowing,
    limit: limit === ITEMS ? null : limit,
    ...screen,
  });
  const self = site.origin + inLanguage(own);
  const media = await Promise.all(items.map((wallpaper) => readMedia(store, site.origin, wallpaper, screen)));
  const isNearest = filling?.isNearest === true;
  const feed = new Feed({
    id: feedId(site.ids, page),
    title: xmlText(title),
    description: xmlText(description),
    link,
    feed: self,
    language: messagesOf('language').tag,
    favicon: `${site.origin}/favicon.ico`,
    author: { name: xmlText(site.name), link: site.origin },
    generator: 'Tapeta',
    updated,
  });
  for (const [index, wallpaper] of items.entries()) {
    const itemPath = wallpaperPath(wallpaper.id);
    const itemLink = site.origin + inLanguage(itemPath);
    const created = new Date(wallpaper.createdAt);
    feed.addItem({
      // Readers treat titles as HTML, and the library does not escape them.
      title: htmlText(wallpaper.title),
      id: entryId(site.ids, 'wallpapers', wallpaper.id, itemPath),
      link: itemLink,
      date: changes.get(wallpaper.id) ?? created,
      published: created,
      content: entryHtml(itemLink, feedPreview(site, wallpaper), wallpaper),
      enclosure: media[index]?.enclosure,
    });
  }
  const elements = items.map((wallpaper, index) => mediaElements(wallpaper, media[index]?.pictures ?? []));
  if (format === 'rss') return { xml: withMedia(feed.rss2(), 'item', elements), updated, isNearest };
  // The library derives the Atom type from the file extension. Our texts contain no quotes, so this matches only types.
  const atom = feed.atom1().replaceAll('type="image/jpg"', 'type="image/jpeg"');
  return { xml: withMedia(atom, 'entry', elements), updated, isNearest };
}

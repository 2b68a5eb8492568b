import type { EntityManager } from '@mikro-orm/postgresql';
import { getCategoryBySlug } from '~/features/categories/categories.queries.server';
import { listTopTags } from '~/features/tags/tags.queries.server';
import { DEVICE_GROUPS, type DeviceGroup, groupHeading } from '~/features/wallpapers/devices';
import { CARDS } from '~/features/wallpapers/load-wallpapers.queries.server';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { formatTotal } from '~/lib/counts';
import { notFound } from '~/lib/errors';
import { MAX_OFFSET, PAGE_SIZE, parseOffset, SMALL_PAGE_SIZE } from '~/lib/paging';
import { categoryPath, tagPath, withQuery } from '~/lib/paths';
import { slugify } from '~/lib/slug';
import { type ListCursor, readCursor, writeCursor } from './cursor';
import { countOf, deviceGroupsOf, readCounts } from './device-counts.queries.server';
import type { WallpaperFilter } from './filter.queries.server';
import { listNewestOfDevices } from './index-order.queries.server';
import { MOST_COUNTED, type WallpaperListView } from './list.view';
import {
  type ListOrder,
  type ListPage,
  type ListPlace,
  listShuffledTogether,
  listWallpapers,
} from './list-wallpapers.server';
import { MAX_SEARCH, type MatchedWords, readSimilarWords } from './search/search.queries.server';
import { currentSeed, parseSeed } from './shuffle.server';
import { withSmallest } from './smallest-pictures.server';

const inSentence = (group: DeviceGroup) => (group === 'pc' ? 'PC' : group);

/** Cards of each list on a page that has many of them and shall be small. */
const LEAST_SHOWN = 4;

interface Measure {
  limit: number;
  littleData: boolean;
}

function measureOf(littleData: boolean, lists = 1): Measure {
  if (!littleData) return { limit: PAGE_SIZE, littleData };
  return { limit: Math.max(LEAST_SHOWN, Math.floor(SMALL_PAGE_SIZE / lists)), littleData };
}

const readPlace = (search: URLSearchParams) => ({
  offset: parseOffset(search.get('offset')),
  after: readCursor(search.get('after')),
});

type Device = DeviceGroup | 'both';

const parseDevice = (value: string | null, fallback: Device): Device =>
  (['both', ...DEVICE_GROUPS] as const).find((device) => device === value) ?? fallback;

export interface HomeQuery {
  tab: 'home' | 'pc' | 'mobile' | 'random';
  device: Device;
  q: string;
  /** Which of the words a wallpaper has to have, as the further pages of a list say it. */
  matched: MatchedWords;
  categoryId: number | undefined;
  offset: number;
  after: ListCursor | null;
  seed: number;
}

export function readHomeQuery(search: URLSearchParams): HomeQuery {
  const tab = (['pc', 'mobile', 'random'] as const).find((name) => name === search.get('tab')) ?? 'home';
  const categoryId = search.get('categoryId') ?? '';
  return {
    tab,
    device:
      tab === 'pc' || tab === 'mobile' ? tab : parseDevice(search.get('device'), tab === 'random' ? 'pc' : 'both'),
    q: (search.get('q') ?? '').slice(0, MAX_SEARCH).trim(),
    matched: (['most', 'any'] as const).find((matched) => matched === search.get('match')) ?? 'all',
    categoryId: /^[1-9]\d{0,8}$/.test(categoryId) ? Number(categoryId) : undefined,
    ...readPlace(search),
    // Another default than the home page's, or Random would begin with the same pictures.
    seed: parseSeed(search.get('seed'), tab === 'random' ? currentSeed() + 1_000_003 : currentSeed()),
  };
}

interface Place {
  offset: number | null;
  after: string | null;
}

async function listView(
  key: string,
  heading: string,
  { items, offset, next }: Pick<ListPage<WallpaperCard>, 'items' | 'offset' | 'next'>,
  addressAt: (place: Place) => string,
  { limit, littleData }: Measure,
): Promise<WallpaperListView> {
  return {
    key,
    heading,
    items: littleData ? await withSmallest(items) : items,
    offset,
    next: next && addressAt({ offset: Math.min(offset + limit, MAX_OFFSET), after: writeCursor(next) }),
    previous: offset > 0 ? addressAt({ offset: Math.max(0, offset - limit) || null, after: null }) : null,
  };
}

/** Where to go on from a search that found nothing. */
interface WaysOn {
  words: string[];
  tags: { name: string; slug: string }[];
}

export interface HomeLists {
  lists: WallpaperListView[];
  corrected: string | null;
  matched: MatchedWords;
  waysOn: WaysOn | null;
}

function singleList({ tab, device, q, categoryId, seed }: HomeQuery) {
  const filter: WallpaperFilter = { deviceGroup: device === 'both' ? undefined : device, categoryId };
  const heading = filter.deviceGroup ? groupHeading(filter.deviceGroup) : 'Wallpapers';
  if (q) return { filter: { ...filter, search: q }, order: {} };
  if (tab === 'pc' || tab === 'mobile') return { filter, order: {}, heading };
  if (tab === 'random') return { filter, order: { sort: 'random', seed } as const, heading: `Random ${heading}` };
  if (device === 'both' && categoryId === undefined) return null;
  return { filter, order: { sort: 'random', seed, featuredFirst: true } as const, heading };
}

const MOST_TAGS = 8;

interface List {
  filter: WallpaperFilter;
  order: ListOrder;
}

async function listOf(em: EntityManager, { filter, order }: List, place: ListPlace) {
  return { ...(await listWallpapers(em, CARDS, filter, order, place)), matched: filter.matched ?? 'all' };
}

/** What has all words; else what has all but one of them, or any. */
async function searchLoosely(em: EntityManager, { filter, order }: List, place: ListPlace) {
  const found = await listOf(em, { filter, order }, place);
  const words = filter.search?.split(/\s+/).length ?? 0;
  if (found.items.length > 0 || words < 2) return found;
  for (const matched of words > 2 ? (['most', 'any'] as const) : (['any'] as const)) {
    const loose = await listOf(em, { filter: { ...filter, matched }, order }, place);
    if (loose.items.length > 0) return loose;
  }
  return found;
}

/** The lists of the home page: one for a tab, a device, a search or a category; else one for each device. */
export async function homeLists(em: EntityManager, query: HomeQuery, littleData = false): Promise<HomeLists> {
  const single = singleList(query);
  if (!single)
    return { lists: await deviceLists(em, query, littleData), corrected: null, matched: 'all', waysOn: null };
  const { tab, device, q, categoryId, offset, after, seed } = query;
  const measure = measureOf(littleData);
  // The first page of a search says how many there are.
  const place = { offset, after, limit: measure.limit, isCounted: q !== '' && offset === 0 && !after };
  const list = { ...single, filter: { ...single.filter, matched: query.matched } };
  const { total, corrected, matched, ...found } = await (place.isCounted
    ? searchLoosely(em, list, place)
    : listOf(em, list, place));
  const hasOwnDevice = tab === 'pc' || tab === 'mobile' || (tab === 'home' && device === 'both');
  const addressAt = (at: Place) =>
    withQuery('/', {
      tab: tab === 'home' ? null : tab,
      device: hasOwnDevice ? null : device,
      q,
      match: matched === 'all' ? null : matched,
      categoryId,
      ...at,
      seed: single.order.sort === 'random' ? seed : null,
    });
  const heading = single.heading ?? `Results for “${corrected ?? q}”`;
  const view = await listView(`${tab}-${device}`, heading, found, addressAt, measure);
  const isEmpty = q !== '' && place.isCounted && found.items.length === 0;
  return {
    lists: [q ? { ...view, total: total ? formatTotal(total, MOST_COUNTED) : null } : view],
    corrected,
    matched,
    waysOn: isEmpty ? { words: await readSimilarWords(em, q), tags: await listTopTags(em, MOST_TAGS) } : null,
  };
}

async function deviceLists(em: EntityManager, { offset, seed }: HomeQuery, littleData: boolean) {
  const groups = deviceGroupsOf(await readCounts(em));
  const measure = measureOf(littleData, groups.length || 1);
  const order = { seed, featuredFirst: true };
  const filters = groups.map((deviceGroup) => ({ deviceGroup }));
  const pages = await listShuffledTogether(em, CARDS, filters, order, { offset, limit: measure.limit });
  return Promise.all(
    pages.map((found, index) => {
      const group = groups[index] ?? 'other';
      const addressAt = (place: Place) => withQuery('/', { device: group, ...place, seed });
      return listView(`home-${group}`, groupHeading(group), found, addressAt, measure);
    }),
  );
}

/** The lists of a category page, newest first: the beginning of one for each device, or one alone with paging. */
export async function categoryLists(
  em: EntityManager,
  category: { id: number; name: string; path: string },
  search: URLSearchParams,
  littleData = false,
): Promise<{ lists: WallpaperListView[]; total: number; device: Device; deviceGroups: DeviceGroup[] }> {
  const device = parseDevice(search.get('device'), 'both');
  const counts = await readCounts(em);
  const deviceGroups = deviceGroupsOf(counts, category.id);
  const addressAt = (group: DeviceGroup, at: Partial<Place>) => withQuery(category.path, { device: group, ...at });
  if (device !== 'both') {
    const scope = { deviceGroup: device, categoryId: category.id };
    const measure = measureOf(littleData);
    const found = await listWallpapers(em, CARDS, scope, {}, { ...readPlace(search), limit: measure.limit });
    const list = await listView(device, groupHeading(device), found, (at) => addressAt(device, at), measure);
    return { lists: [list], total: countOf(counts, scope), device, deviceGroups };
  }
  const measure = measureOf(littleData, deviceGroups.length || 1);
  const beginnings = await listNewestOfDevices(em, category.id, deviceGroups, measure.limit + 1);
  const lists = await Promise.all(
    deviceGroups.map(async (group) => {
      const found = beginnings.get(group) ?? [];
      const page = { items: found.slice(0, measure.limit), offset: 0, next: null };
      const label = `All ${inSentence(group)} wallpapers in ${category.name}`;
      const whole = found.length > measure.limit ? { path: addressAt(group, {}), label } : null;
      return { ...(await listView(group, groupHeading(group), page, (at) => addressAt(group, at), measure)), whole };
    }),
  );
  return { lists, total: countOf(counts, { categoryId: category.id }), device, deviceGroups };
}

export async function tagList(
  em: EntityManager,
  tag: { slug: string; path: string },
  search: URLSearchParams,
  littleData = false,
): Promise<WallpaperListView> {
  const measure = measureOf(littleData);
  const found = await listWallpapers(
    em,
    CARDS,
    { tags: [tag.slug] },
    {},
    { ...readPlace(search), limit: measure.limit },
  );
  return listView('tag', 'Wallpapers', found, (place) => withQuery(tag.path, { ...place }), measure);
}

/** @throws not_found */
export async function listsAt(
  em: EntityManager,
  path: string,
  search: URLSearchParams,
  littleData = false,
): Promise<WallpaperListView[]> {
  if (path === '/') return (await homeLists(em, readHomeQuery(search), littleData)).lists;
  const [kind, slug = ''] = path.slice(1).split('/');
  if (kind === 'category') {
    const category = await getCategoryBySlug(em, slug);
    return (await categoryLists(em, { ...category, path: categoryPath(category.slug) }, search, littleData)).lists;
  }
  if (kind === 'tag' && slugify(slug)) {
    return [await tagList(em, { slug: slugify(slug), path: tagPath(slugify(slug)) }, search, littleData)];
  }
  throw notFound();
}

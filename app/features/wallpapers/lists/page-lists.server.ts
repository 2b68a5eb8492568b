import type { EntityManager } from '@mikro-orm/postgresql';
import { getCategoryBySlug } from '~/features/categories/categories.queries.server';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { formatTotal } from '~/lib/counts';
import { notFound } from '~/lib/errors';
import { MAX_OFFSET, PAGE_SIZE, parseOffset, SMALL_PAGE_SIZE } from '~/lib/paging';
import { categoryPath, tagPath, withQuery } from '~/lib/paths';
import { slugify } from '~/lib/slug';
import { type ListCursor, type ListPage, readCursor, writeCursor } from './cursor.server';
import { countOf, type DeviceGroup, deviceGroupsOf, readCounts } from './device-counts.server';
import { MOST_COUNTED } from './filter.server';
import type { WallpaperListView } from './list.view';
import { listNewestOfDevices, listWallpapers } from './list-wallpapers.server';
import { currentSeed, listShuffled, listShuffledTogether, parseSeed } from './shuffle.server';
import { withSmallest } from './smallest-pictures.server';

const HEADINGS: Record<DeviceGroup, string> = {
  pc: 'PC wallpapers',
  mobile: 'Mobile wallpapers',
  tablet: 'Tablet wallpapers',
  other: 'More wallpapers',
};

const WHOLE: Record<DeviceGroup, string> = { pc: 'PC', mobile: 'mobile', tablet: 'tablet', other: 'other' };

/** Cards of each list on a page that has many of them and shall be small. */
const LEAST_SHOWN = 4;

/** How much of a list a page shows. */
interface Measure {
  limit: number;
  littleData: boolean;
}

/** @param lists how many of them stand on the page */
function measureOf(littleData: boolean, lists = 1): Measure {
  if (!littleData) return { limit: PAGE_SIZE, littleData };
  return { limit: Math.max(LEAST_SHOWN, Math.floor(SMALL_PAGE_SIZE / lists)), littleData };
}

/** Where a page begins, from its address. */
const readPlace = (search: URLSearchParams) => ({
  offset: parseOffset(search.get('offset')),
  after: readCursor(search.get('after')),
});

type Device = DeviceGroup | 'both';

function parseDevice(value: string | null, fallback: Device): Device {
  return value !== null && (value === 'both' || Object.hasOwn(HEADINGS, value)) ? (value as Device) : fallback;
}

/** State of the home page, from its address. */
export interface HomeQuery {
  tab: 'home' | 'pc' | 'mobile' | 'random';
  device: Device;
  q: string;
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
    q: (search.get('q') ?? '').slice(0, 200).trim(),
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

/** A page of a list with the addresses around it. `addressAt` makes the address of any page of the same list. */
async function listView(
  key: string,
  heading: string,
  { items, offset, next }: ListPage<WallpaperCard>,
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

export interface HomeLists {
  lists: WallpaperListView[];
  /** What was searched for instead, when a word was not known. */
  corrected: string | null;
}

/** The lists of the home page: one for a tab, a device, a search or a category; else one for each device. */
export async function homeLists(em: EntityManager, query: HomeQuery, littleData = false): Promise<HomeLists> {
  const { tab, device, q, categoryId, seed } = query;
  const measure = measureOf(littleData);
  const page = { offset: query.offset, after: query.after, limit: measure.limit };
  const scope = { shelf: device === 'both' ? undefined : device, categoryId };
  const single = (heading: string, found: ListPage<WallpaperCard>, isSeeded: boolean) =>
    listView(
      `${tab}-${device}`,
      heading,
      found,
      (place) =>
        withQuery('/', {
          tab: tab === 'home' ? null : tab,
          device: tab === 'pc' || tab === 'mobile' || (tab === 'home' && device === 'both') ? null : device,
          q,
          categoryId,
          ...place,
          seed: isSeeded ? seed : null,
        }),
      measure,
    );

  if (q) {
    const { corrected, total, ...found } = await listWallpapers(em, { ...scope, search: q }, page);
    const list = await single(`Results for “${corrected ?? q}”`, found, false);
    return { lists: [{ ...list, total: total ? formatTotal(total, MOST_COUNTED) : null }], corrected };
  }
  if (tab === 'pc' || tab === 'mobile') {
    return { lists: [await single(HEADINGS[tab], await listWallpapers(em, scope, page), false)], corrected: null };
  }
  if (tab === 'random' || device !== 'both' || categoryId !== undefined) {
    const found = await listShuffled(em, { ...scope, seed, featuredFirst: tab !== 'random' }, page);
    const heading = scope.shelf ? HEADINGS[scope.shelf] : 'Wallpapers';
    return { lists: [await single(tab === 'random' ? `Random ${heading}` : heading, found, true)], corrected: null };
  }
  const shelves = deviceGroupsOf(await readCounts(em));
  const besideOthers = measureOf(littleData, shelves.length || 1);
  const pages = await listShuffledTogether(
    em,
    shelves.map((shelf) => ({ shelf, seed, featuredFirst: true })),
    { offset: query.offset, limit: besideOthers.limit },
  );
  const lists = await Promise.all(
    pages.map((found, index) => {
      const shelf = shelves[index] as DeviceGroup;
      const addressAt = (place: Place) => withQuery('/', { device: shelf, ...place, seed });
      return listView(`home-${shelf}`, HEADINGS[shelf], found, addressAt, besideOthers);
    }),
  );
  return { lists, corrected: null };
}

/** The lists of a category page, newest first: the beginning of one for each device, or one alone with paging. */
export async function categoryLists(
  em: EntityManager,
  category: { id: number; name: string; path: string },
  search: URLSearchParams,
  littleData = false,
): Promise<{ lists: WallpaperListView[]; total: number; device: Device; shelves: DeviceGroup[] }> {
  const device = parseDevice(search.get('device'), 'both');
  const counts = await readCounts(em);
  const shelves = deviceGroupsOf(counts, category.id);
  const addressAt = (shelf: DeviceGroup, at: Partial<Place>) => withQuery(category.path, { device: shelf, ...at });
  if (device !== 'both') {
    const scope = { shelf: device, categoryId: category.id };
    const measure = measureOf(littleData);
    const found = await listWallpapers(em, scope, { ...readPlace(search), limit: measure.limit });
    const list = await listView(device, HEADINGS[device], found, (at) => addressAt(device, at), measure);
    return { lists: [list], total: countOf(counts, scope), device, shelves };
  }
  const measure = measureOf(littleData, shelves.length || 1);
  const beginnings = await listNewestOfDevices(em, category.id, shelves, measure.limit + 1);
  const lists = await Promise.all(
    shelves.map(async (shelf) => {
      const found = beginnings.get(shelf) ?? [];
      const page = { items: found.slice(0, measure.limit), offset: 0, next: null };
      const label = `All ${WHOLE[shelf]} wallpapers in ${category.name}`;
      const whole = found.length > measure.limit ? { path: addressAt(shelf, {}), label } : null;
      return { ...(await listView(shelf, HEADINGS[shelf], page, (at) => addressAt(shelf, at), measure)), whole };
    }),
  );
  return { lists, total: countOf(counts, { categoryId: category.id }), device, shelves };
}

/** The list of a tag page, newest first. */
export async function tagList(
  em: EntityManager,
  tag: { slug: string; path: string },
  search: URLSearchParams,
  littleData = false,
): Promise<WallpaperListView> {
  const measure = measureOf(littleData);
  const found = await listWallpapers(em, { tags: [tag.slug] }, { ...readPlace(search), limit: measure.limit });
  return listView('tag', 'Wallpapers', found, (place) => withQuery(tag.path, { ...place }), measure);
}

/** The lists of the page at this path. @throws not_found */
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

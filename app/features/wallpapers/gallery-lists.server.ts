import type { EntityManager } from '@mikro-orm/postgresql';
import { getCategoryBySlug } from '~/features/categories/categories.queries.server';
import { formatTotal } from '~/lib/counts';
import { notFound } from '~/lib/errors';
import { MAX_OFFSET, PAGE_SIZE, parseOffset } from '~/lib/paging';
import { categoryPath, tagPath, withQuery } from '~/lib/paths';
import { slugify } from '~/lib/slug';
import { type ListCursor, type ListPage, readCursor, writeCursor } from './list-cursor.server';
import { MOST_COUNTED } from './selection.server';
import { countOf, readCounts, type Shelf, shelvesOf } from './shelves.server';
import { currentSeed, listShuffled, listShuffledTogether, parseSeed } from './shuffle.server';
import type { WallpaperCard } from './wallpaper.view';
import type { WallpaperListView } from './wallpaper-list.view';
import { listNewestOfShelves, listWallpapers } from './wallpapers.queries.server';

const HEADINGS: Record<Shelf, string> = {
  pc: 'PC wallpapers',
  mobile: 'Mobile wallpapers',
  tablet: 'Tablet wallpapers',
  other: 'More wallpapers',
};

const WHOLE: Record<Shelf, string> = { pc: 'PC', mobile: 'mobile', tablet: 'tablet', other: 'other' };

/** Where a page begins, from its address. */
const readPlace = (search: URLSearchParams) => ({
  offset: parseOffset(search.get('offset')),
  after: readCursor(search.get('after')),
});

type Device = Shelf | 'both';

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
function listView(
  key: string,
  heading: string,
  { items, offset, next }: ListPage<WallpaperCard>,
  addressAt: (place: Place) => string,
): WallpaperListView {
  return {
    key,
    heading,
    items,
    offset,
    next: next && addressAt({ offset: Math.min(offset + PAGE_SIZE, MAX_OFFSET), after: writeCursor(next) }),
    previous: offset > 0 ? addressAt({ offset: Math.max(0, offset - PAGE_SIZE) || null, after: null }) : null,
  };
}

export interface HomeLists {
  lists: WallpaperListView[];
  /** What was searched for instead, when a word was not known. */
  corrected: string | null;
}

/** The lists of the home page: one for a tab, a device, a search or a category; else one for each device. */
export async function homeLists(em: EntityManager, query: HomeQuery): Promise<HomeLists> {
  const { tab, device, q, categoryId, seed } = query;
  const page = { offset: query.offset, after: query.after, limit: PAGE_SIZE };
  const scope = { shelf: device === 'both' ? undefined : device, categoryId };
  const single = (heading: string, found: ListPage<WallpaperCard>, isSeeded: boolean) =>
    listView(`${tab}-${device}`, heading, found, (place) =>
      withQuery('/', {
        tab: tab === 'home' ? null : tab,
        device: tab === 'pc' || tab === 'mobile' || (tab === 'home' && device === 'both') ? null : device,
        q,
        categoryId,
        ...place,
        seed: isSeeded ? seed : null,
      }),
    );

  if (q) {
    const { corrected, total, ...found } = await listWallpapers(em, { ...scope, search: q }, page);
    const list = single(`Results for “${corrected ?? q}”`, found, false);
    return { lists: [{ ...list, total: total ? formatTotal(total, MOST_COUNTED) : null }], corrected };
  }
  if (tab === 'pc' || tab === 'mobile') {
    return { lists: [single(HEADINGS[tab], await listWallpapers(em, scope, page), false)], corrected: null };
  }
  if (tab === 'random' || device !== 'both' || categoryId !== undefined) {
    const found = await listShuffled(em, { ...scope, seed, featuredFirst: tab !== 'random' }, page);
    const heading = scope.shelf ? HEADINGS[scope.shelf] : 'Wallpapers';
    return { lists: [single(tab === 'random' ? `Random ${heading}` : heading, found, true)], corrected: null };
  }
  const shelves = shelvesOf(await readCounts(em));
  const pages = await listShuffledTogether(
    em,
    shelves.map((shelf) => ({ shelf, seed, featuredFirst: true })),
    { offset: query.offset, limit: PAGE_SIZE },
  );
  const lists = pages.map((found, index) => {
    const shelf = shelves[index] as Shelf;
    return listView(`home-${shelf}`, HEADINGS[shelf], found, (place) =>
      withQuery('/', { device: shelf, ...place, seed }),
    );
  });
  return { lists, corrected: null };
}

/** The lists of a category page, newest first: the beginning of one for each device, or one alone with paging. */
export async function categoryLists(
  em: EntityManager,
  category: { id: number; name: string; path: string },
  search: URLSearchParams,
): Promise<{ lists: WallpaperListView[]; total: number; device: Device; shelves: Shelf[] }> {
  const device = parseDevice(search.get('device'), 'both');
  const counts = await readCounts(em);
  const shelves = shelvesOf(counts, category.id);
  const addressAt = (shelf: Shelf, at: Partial<Place>) => withQuery(category.path, { device: shelf, ...at });
  if (device !== 'both') {
    const scope = { shelf: device, categoryId: category.id };
    const found = await listWallpapers(em, scope, { ...readPlace(search), limit: PAGE_SIZE });
    const list = listView(device, HEADINGS[device], found, (at) => addressAt(device, at));
    return { lists: [list], total: countOf(counts, scope), device, shelves };
  }
  const beginnings = await listNewestOfShelves(em, category.id, shelves, PAGE_SIZE + 1);
  const lists = shelves.map((shelf) => {
    const found = beginnings.get(shelf) ?? [];
    const page = { items: found.slice(0, PAGE_SIZE), offset: 0, next: null };
    const label = `All ${WHOLE[shelf]} wallpapers in ${category.name}`;
    const whole = found.length > PAGE_SIZE ? { path: addressAt(shelf, {}), label } : null;
    return { ...listView(shelf, HEADINGS[shelf], page, (at) => addressAt(shelf, at)), whole };
  });
  return { lists, total: countOf(counts, { categoryId: category.id }), device, shelves };
}

/** The list of a tag page, newest first. */
export async function tagList(
  em: EntityManager,
  tag: { slug: string; path: string },
  search: URLSearchParams,
): Promise<WallpaperListView> {
  const found = await listWallpapers(em, { tags: [tag.slug] }, { ...readPlace(search), limit: PAGE_SIZE });
  return listView('tag', 'Wallpapers', found, (place) => withQuery(tag.path, { ...place }));
}

/** The lists of the page at this path. @throws not_found */
export async function listsAt(em: EntityManager, path: string, search: URLSearchParams): Promise<WallpaperListView[]> {
  if (path === '/') return (await homeLists(em, readHomeQuery(search))).lists;
  const [kind, slug = ''] = path.slice(1).split('/');
  if (kind === 'category') {
    const category = await getCategoryBySlug(em, slug);
    return (await categoryLists(em, { ...category, path: categoryPath(category.slug) }, search)).lists;
  }
  if (kind === 'tag' && slugify(slug)) {
    return [await tagList(em, { slug: slugify(slug), path: tagPath(slugify(slug)) }, search)];
  }
  throw notFound();
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { PAGE_SIZE, type Page, parseOffset } from '~/lib/paging';
import { withQuery } from '~/lib/paths';
import { currentSeed, listShuffled, parseSeed } from './shuffle.server';
import type { WallpaperCard } from './wallpaper.view';
import type { WallpaperListView } from './wallpaper-list.view';
import { listShelves, listWallpapers, type Shelf } from './wallpapers.queries.server';

const HEADINGS: Record<Shelf, string> = {
  pc: 'PC wallpapers',
  mobile: 'Mobile wallpapers',
  tablet: 'Tablet wallpapers',
  other: 'More wallpapers',
};

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
    offset: parseOffset(search.get('offset')),
    // Another default than the home page's, or Random would begin with the same pictures.
    seed: parseSeed(search.get('seed'), tab === 'random' ? currentSeed() + 1_000_003 : currentSeed()),
  };
}

/** A page of a list with the addresses around it. `addressAt` makes the address of any page of the same list. */
function listView(
  key: string,
  heading: string,
  { items, offset, hasMore }: Page<WallpaperCard>,
  addressAt: (offset: number) => string,
): WallpaperListView {
  return {
    key,
    heading,
    items,
    offset,
    next: hasMore ? addressAt(offset + PAGE_SIZE) : null,
    previous: offset > 0 ? addressAt(Math.max(0, offset - PAGE_SIZE)) : null,
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
  const page = { offset: query.offset, limit: PAGE_SIZE };
  const scope = { shelf: device === 'both' ? undefined : device, categoryId };
  const single = (heading: string, found: Page<WallpaperCard>, isSeeded: boolean) =>
    listView(`${tab}-${device}`, heading, found, (offset) =>
      withQuery('/', {
        tab: tab === 'home' ? null : tab,
        device: tab === 'pc' || tab === 'mobile' || device === 'both' ? null : device,
        q,
        categoryId,
        offset: offset || null,
        seed: isSeeded ? seed : null,
      }),
    );

  if (q) {
    const { corrected, ...found } = await listWallpapers(em, { ...scope, search: q }, page);
    return { lists: [single(`Results for “${corrected ?? q}”`, found, false)], corrected };
  }
  if (tab === 'pc' || tab === 'mobile') {
    return { lists: [single(HEADINGS[tab], await listWallpapers(em, scope, page), false)], corrected: null };
  }
  if (tab === 'random' || device !== 'both' || categoryId !== undefined) {
    const found = await listShuffled(em, { ...scope, seed, featuredFirst: tab !== 'random' }, page);
    const heading = scope.shelf ? HEADINGS[scope.shelf] : 'Wallpapers';
    return { lists: [single(tab === 'random' ? `Random ${heading}` : heading, found, true)], corrected: null };
  }
  const shelves = await listShelves(em);
  const lists = await Promise.all(
    shelves.map(async (shelf) =>
      listView(
        `home-${shelf}`,
        HEADINGS[shelf],
        await listShuffled(em, { shelf, seed, featuredFirst: true }, page),
        (offset) => withQuery('/', { device: shelf, offset: offset || null, seed }),
      ),
    ),
  );
  return { lists, corrected: null };
}

/** The lists of a category page, newest first: one for each device, or one alone with paging. */
export async function categoryLists(
  em: EntityManager,
  category: { id: number; slug: string; path: string },
  search: URLSearchParams,
): Promise<{ lists: WallpaperListView[]; device: Device; shelves: Shelf[] }> {
  const device = parseDevice(search.get('device'), 'both');
  const shelves = await listShelves(em, category.id);
  const offset = device === 'both' ? 0 : parseOffset(search.get('offset'));
  const shown = device === 'both' ? shelves : [device];
  const lists = await Promise.all(
    shown.map(async (shelf) => {
      const found = await listWallpapers(em, { shelf, categoryId: category.id }, { offset, limit: PAGE_SIZE });
      return listView(shelf, HEADINGS[shelf], found, (at) =>
        withQuery(category.path, { device: shelf, offset: at || null }),
      );
    }),
  );
  return { lists, device, shelves };
}

/** The list of a tag page, newest first. */
export async function tagList(
  em: EntityManager,
  tag: { slug: string; path: string },
  search: URLSearchParams,
): Promise<WallpaperListView> {
  const page = { offset: parseOffset(search.get('offset')), limit: PAGE_SIZE };
  const found = await listWallpapers(em, { tags: [tag.slug] }, page);
  return listView('tag', 'Wallpapers', found, (offset) => withQuery(tag.path, { offset: offset || null }));
}

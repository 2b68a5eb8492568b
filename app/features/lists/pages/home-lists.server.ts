import type { EntityManager } from '@mikro-orm/postgresql';
import { deviceGroupsOf, readCounts } from '~/features/lists/counts/device-counts.queries.server';
import { MAX_COUNTED, type WallpaperListView } from '~/features/lists/list.view';
import type { ListCursor } from '~/features/lists/resolve/cursor';
import type { WallpaperFilter } from '~/features/lists/resolve/filter.queries.server';
import { formatListState, type ParsedState } from '~/features/lists/resolve/list-state';
import { parseListState } from '~/features/lists/resolve/parse-list-state';
import { MAX_SEARCH, type MatchedWords, readSimilarWords } from '~/features/lists/resolve/search.queries.server';
import { currentSeed, parseSeed } from '~/features/lists/shuffle/shuffle.server';
import { listTopTags } from '~/features/taxonomy/tags/tags.queries.server';
import { groupHeading } from '~/features/wallpapers/devices';
import { CARDS } from '~/features/wallpapers/load-wallpapers.queries.server';
import { beginningOf } from '~/lib/clean-text';
import { formatTotal } from '~/lib/counts';
import { withQuery } from '~/lib/paths';
import { filterOf, orderOf, readFilters } from './filters.server';
import type { FiltersView } from './filters.view';
import {
  type Device,
  isFiltered,
  listView,
  measureOf,
  type Place,
  parseDevice,
  readPlace,
  withDevice,
} from './list-page.server';
import { type ListOrder, type ListPlace, listShuffledTogether, listWallpapers } from './list-wallpapers.server';
import { amongOthers } from './neighbours/list-reference';

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
  filters: ParsedState;
}

export function readHomeQuery(search: URLSearchParams): HomeQuery {
  const tab = (['pc', 'mobile', 'random'] as const).find((name) => name === search.get('tab')) ?? 'home';
  const categoryId = search.get('categoryId') ?? '';
  const device =
    tab === 'pc' || tab === 'mobile' ? tab : parseDevice(search.get('device'), tab === 'random' ? 'pc' : 'both');
  return {
    tab,
    device,
    filters: withDevice(parseListState(search), device),
    q: beginningOf(search.get('q') ?? '', MAX_SEARCH).trim(),
    matched: (['most', 'any'] as const).find((matched) => matched === search.get('match')) ?? 'all',
    categoryId: /^[1-9]\d{0,8}$/.test(categoryId) ? Number(categoryId) : undefined,
    ...readPlace(search),
    // Another default than the home page's, or Random would begin with the same pictures.
    seed: parseSeed(search.get('seed'), tab === 'random' ? currentSeed() + 1_000_003 : currentSeed()),
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

function singleList({ tab, device, q, categoryId, seed, filters: { state } }: HomeQuery) {
  const deviceGroup = device === 'both' ? undefined : device;
  const filter: WallpaperFilter = isFiltered(state) ? { ...filterOf(state), categoryId } : { deviceGroup, categoryId };
  const heading = deviceGroup ? groupHeading(deviceGroup) : 'Wallpapers';
  const order = tab === 'random' ? ({ sort: 'random', seed } as const) : orderOf(state, seed);
  if (q) return { filter: { ...filter, search: q }, order };
  if (tab === 'random') return { filter, order, heading: `Random ${heading}` };
  if (tab === 'pc' || tab === 'mobile' || isFiltered(state)) return { filter, order, heading };
  if (device === 'both' && categoryId === undefined) return null;
  return { filter, order: { sort: 'random', seed, featuredFirst: true } as const, heading };
}

const MAX_TAGS = 8;

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

/** The lists of the home page: one for a tab, a device, a filter, a search or a category; else one for each device. */
export async function homeLists(em: EntityManager, query: HomeQuery, dataSaver = false): Promise<HomeLists> {
  const single = singleList(query);
  if (!single) return { lists: await deviceLists(em, query, dataSaver), corrected: null, matched: 'all', waysOn: null };
  const { tab, device, q, categoryId, offset, after, seed, filters } = query;
  const measure = measureOf(dataSaver);
  // The first page of a search says how many there are.
  const isCounted = (q !== '' || isFiltered(filters.state)) && offset === 0 && !after;
  const place = { offset, after, limit: measure.limit, isCounted };
  const list = { ...single, filter: { ...single.filter, matched: query.matched } };
  const { total, corrected, matched, ...found } = await (q !== '' && isCounted
    ? searchLoosely(em, list, place)
    : listOf(em, list, place));
  const hasOwnDevice = tab === 'pc' || tab === 'mobile' || (tab === 'home' && device === 'both');
  const { device: _, ...state } = formatListState(filters.state);
  const addressAt = (at: Place) =>
    withQuery('/', {
      tab: tab === 'home' ? null : tab,
      device: hasOwnDevice ? null : device,
      q,
      match: matched === 'all' ? null : matched,
      categoryId,
      ...state,
      ...at,
      seed: single.order.sort === 'random' ? seed : null,
    });
  const heading = single.heading ?? `Results for “${corrected ?? q}”`;
  const view = await listView(`${tab}-${device}`, heading, found, addressAt, measure);
  const isEmpty = q !== '' && place.isCounted && found.items.length === 0;
  return {
    lists: [
      isCounted ? { ...view, total: total ? formatTotal(Math.min(total, MAX_COUNTED), MAX_COUNTED) : null } : view,
    ],
    corrected,
    matched,
    waysOn: isEmpty ? { words: await readSimilarWords(em, q), tags: await listTopTags(em, MAX_TAGS) } : null,
  };
}

async function deviceLists(em: EntityManager, { offset, seed }: HomeQuery, dataSaver: boolean) {
  const groups = deviceGroupsOf(await readCounts(em));
  const measure = measureOf(dataSaver, groups.length || 1);
  const order = { seed, featuredFirst: true };
  const filters = groups.map((deviceGroup) => ({ deviceGroup }));
  const pages = await listShuffledTogether(em, CARDS, filters, order, { offset, limit: measure.limit });
  return Promise.all(
    pages.map(async (found, index) => {
      const group = groups[index] ?? 'other';
      const addressAt = (place: Place) => withQuery('/', { device: group, ...place, seed });
      const list = await listView(`home-${group}`, groupHeading(group), found, addressAt, measure);
      return { ...list, reference: list.reference && amongOthers(list.reference) };
    }),
  );
}

/** @param matched of the words that the list was found by */
export const homeFilters = (
  em: EntityManager,
  { q, categoryId, filters }: HomeQuery,
  matched: MatchedWords,
): Promise<FiltersView> => readFilters(em, { categoryId, ...(q && { search: q, matched }) }, filters);

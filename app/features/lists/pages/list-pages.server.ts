import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type GalleryCounts,
  presentDeviceGroups,
  readCounts,
  sumCounts,
} from '~/features/lists/counts/device-counts.queries.server';
import type { WallpaperListView } from '~/features/lists/list.view';
import { listNewestOfDevices } from '~/features/lists/orders/index-order.queries.server';
import { resolveFilter } from '~/features/lists/resolve/filter.queries.server';
import { formatListState, type ParsedState } from '~/features/lists/resolve/list-state';
import { parseListState } from '~/features/lists/resolve/parse-list-state';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import { currentSeed, parseSeed } from '~/features/lists/shuffle/shuffle.server';
import { getCategoryBySlug } from '~/features/taxonomy/categories/categories.queries.server';
import { groupHeading } from '~/features/wallpapers/devices';
import { CARDS } from '~/features/wallpapers/projections.queries.server';
import { COLOUR_NAMES, type ColourName } from '~/lib/colours/colour-names';
import { notFound } from '~/lib/errors';
import { categoryPath, colourPath, tagPath, themePath, withQuery } from '~/lib/paths';
import { tagSlug } from '~/lib/tag-name';
import { messagesOf } from '~/messages/messages';
import { filterFromState, orderFromState } from './filters.server';
import { type Device, type HomeQuery, isFiltered, parseDevice, readHomeQuery, withDevice } from './list-address.server';
import { type ListAddress, listView, pageMeasure } from './list-view.server';
import { type ListOrder, listResolved, listShuffledTogether } from './list-wallpapers.server';
import { amongOthers } from './neighbours/list-reference';
import { fittingWallpapers } from './theme-list.queries.server';
import { findTheme, type Theme } from './themes';

export interface SingleList {
  key: string;
  /** Null for search results: their heading names the search. */
  heading: string | null;
  address: ListAddress;
  order: ListOrder;
  /** Narrows the base of the page. */
  narrowed: Pick<WallpaperFilter, 'deviceGroup' | 'facets'>;
  /** Whether to count and show the total: `first` only on the first page. */
  isCounted?: 'first' | 'always';
  /** If known without counting. */
  total?: number;
}

/** Lists that a single filter can't describe. */
type OwnLists = (
  em: EntityManager,
  offset: number,
  dataSaver: boolean,
) => Promise<{ lists: WallpaperListView[]; total: number }>;

export interface ListsPage {
  /** The filter of the page itself. */
  base: WallpaperFilter;
  parsed: ParsedState;
  lists: SingleList | OwnLists;
}

export function homePage(query: HomeQuery): ListsPage {
  const { tab, device, q, matched, categoryId, seed, filters: parsed } = query;
  const { state } = parsed;
  const base: WallpaperFilter = { categoryId, ...(q && { search: q, matched }) };
  if (!q && tab === 'home' && device === 'both' && categoryId === undefined && !isFiltered(state)) {
    return { base, parsed, lists: shuffledTogether(seed) };
  }
  const isPlain = !q && tab === 'home' && !isFiltered(state);
  const sorted = tab === 'random' ? ({ sort: 'random' } as const) : orderFromState(state);
  const order = { ...(isPlain ? ({ sort: 'random', featuredFirst: true } as const) : sorted), seed };
  const heading = tab === 'random' ? messagesOf('listHeadings').random[device] : deviceHeading(device);
  const hasOwnDevice = tab === 'pc' || tab === 'mobile' || (tab === 'home' && device === 'both');
  const { device: _, ...filters } = formatListState(state);
  const address = {
    path: '/',
    query: {
      tab: tab === 'home' ? null : tab,
      device: hasOwnDevice ? null : device,
      q,
      match: null,
      categoryId,
      ...filters,
    },
  };
  const isCounted = q !== '' || isFiltered(state) ? 'first' : undefined;
  const list = { key: `${tab}-${device}`, heading: q ? null : heading, address, order, isCounted } as const;
  return { base, parsed, lists: { ...list, narrowed: narrowedTo(parsed, device) } };
}

const deviceHeading = (device: Device) =>
  device === 'both' ? messagesOf('listHeadings').wallpapers : groupHeading(device);

/** The first wallpapers of each device, or a single list; newest first. */
export function categoryPage(
  { id, name, path }: { id: number; name: string; path: string },
  counts: GalleryCounts,
  search: URLSearchParams,
): ListsPage {
  const device = parseDevice(search.get('device'), 'both');
  const parsed = withDevice(parseListState(search), device);
  const query = formatListState(parsed.state);
  const base = { categoryId: id };
  if (device === 'both' && !isFiltered(parsed.state)) {
    return { base, parsed, lists: beginningsOfDevices({ id, name, address: { path, query } }, counts) };
  }
  const list = {
    key: device,
    heading: deviceHeading(device),
    address: { path, query },
    order: sortedOrder(parsed, search),
  };
  const narrowed = narrowedTo(parsed, device);
  const counted = isFiltered(parsed.state)
    ? ({ isCounted: 'always' } as const)
    : { total: sumCounts(counts, { ...base, ...narrowed }) };
  return { base, parsed, lists: { ...list, narrowed, ...counted } };
}

export function tagPage(slug: string, search: URLSearchParams): ListsPage {
  const parsed = parseListState(search);
  const address = { path: tagPath(slug), query: formatListState(parsed.state) };
  return { base: { tags: [slug] }, parsed, lists: filteredList('tag', address, parsed, search) };
}

export function colourPage(name: ColourName, search: URLSearchParams): ListsPage {
  const { state, ...rest } = parseListState(search);
  const parsed = { ...rest, state: { ...state, colour: name } };
  const address = { path: colourPath(name), query: { ...formatListState(parsed.state), colour: null } };
  return { base: {}, parsed, lists: filteredList('colour', address, parsed, search) };
}

export async function palettePage(em: EntityManager, theme: Theme, search: URLSearchParams): Promise<ListsPage> {
  const parsed = parseListState(search);
  const ids = await fittingWallpapers(em, theme);
  const address = { path: themePath(theme.slug), query: formatListState(parsed.state) };
  const single = filteredList('palette', address, parsed, search);
  if (parsed.state.sort) return { base: { ids }, parsed, lists: single };
  const lists: OwnLists = async (em, offset, dataSaver) => {
    const measure = pageMeasure(dataSaver);
    const filter = await resolveFilter(em, { ids, ...filterFromState(parsed.state) });
    const { items } = await listResolved(em, CARDS, filter, {}, { offset: 0, limit: ids.length });
    const places = new Map(ids.map((id, place) => [id, place]));
    const fitting = items.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
    const page = {
      items: fitting.slice(offset, offset + measure.limit),
      offset,
      next: offset + measure.limit < fitting.length,
    };
    const list = await listView({ ...single, heading: messagesOf('listHeadings').wallpapers }, page, measure);
    return { lists: [list], total: fitting.length };
  };
  return { base: { ids }, parsed, lists };
}

/** A device without other filters has a stored count. */
const narrowedTo = ({ state }: ParsedState, device: Device): SingleList['narrowed'] =>
  isFiltered(state)
    ? { facets: filterFromState(state).facets }
    : { deviceGroup: device === 'both' ? undefined : device };

const sortedOrder = ({ state }: ParsedState, search: URLSearchParams): ListOrder => ({
  ...orderFromState(state),
  seed: parseSeed(search.get('seed'), currentSeed()),
});

const filteredList = (key: string, address: ListAddress, parsed: ParsedState, search: URLSearchParams): SingleList => ({
  key,
  heading: messagesOf('listHeadings').wallpapers,
  address,
  order: sortedOrder(parsed, search),
  narrowed: { facets: filterFromState(parsed.state).facets },
});

const shuffledTogether =
  (seed: number): OwnLists =>
  async (em, offset, dataSaver) => {
    const counts = await readCounts(em);
    const groups = presentDeviceGroups(counts);
    const measure = pageMeasure(dataSaver, groups.length || 1);
    const order = { seed, featuredFirst: true };
    const pages = await listShuffledTogether(em, CARDS, groups, order, { offset, limit: measure.limit });
    const lists = pages.map(async (page, index) => {
      const group = groups[index] ?? 'other';
      const address = { path: '/', query: { device: group }, seed };
      const list = await listView({ key: `home-${group}`, heading: groupHeading(group), address }, page, measure);
      return { ...list, reference: list.reference && amongOthers(list.reference) };
    });
    return { lists: await Promise.all(lists), total: sumCounts(counts) };
  };

const beginningsOfDevices =
  ({ id, name, address }: { id: number; name: string; address: ListAddress }, counts: GalleryCounts): OwnLists =>
  async (em, _offset, dataSaver) => {
    const groups = presentDeviceGroups(counts, id);
    const measure = pageMeasure(dataSaver, groups.length || 1);
    const beginnings = await listNewestOfDevices(em, id, groups, measure.limit + 1);
    const lists = groups.map(async (group) => {
      const found = beginnings.get(group) ?? [];
      const own = { path: address.path, query: { ...address.query, device: group } };
      const page = { items: found.slice(0, measure.limit), offset: 0, next: null };
      const label = messagesOf('listHeadings').allOfDevice[group](name);
      const whole = found.length > measure.limit ? { path: withQuery(own.path, own.query), label } : null;
      return { ...(await listView({ key: group, heading: groupHeading(group), address: own }, page, measure)), whole };
    });
    return { lists: await Promise.all(lists), total: sumCounts(counts, { categoryId: id }) };
  };

type FindPage = (em: EntityManager, slug: string, search: URLSearchParams) => ListsPage | Promise<ListsPage>;

/** By the first segment of the path. */
const LIST_PAGES: Record<string, FindPage> = {
  '': (_em, _slug, search) => homePage(readHomeQuery(search)),
  async category(em, slug, search) {
    const [category, counts] = await Promise.all([getCategoryBySlug(em, slug), readCounts(em)]);
    return categoryPage({ ...category, path: categoryPath(category.slug) }, counts, search);
  },
  tag: (_em, slug, search) => tagPage(found(tagSlug(slug)), search),
  colour: (_em, slug, search) => colourPage(found(COLOUR_NAMES.find((name) => name === slug)), search),
  palette: (em, slug, search) => palettePage(em, found(findTheme(slug)), search),
};

function found<T>(value: T | undefined): T {
  if (!value) throw notFound();
  return value;
}

/** @throws not_found */
export async function findListPage(em: EntityManager, path: string, search: URLSearchParams): Promise<ListsPage> {
  const [kind = '', slug = ''] = path.slice(1).split('/');
  const isKnown = Object.hasOwn(LIST_PAGES, kind) && (kind !== '' || slug === '');
  const find = found(isKnown ? LIST_PAGES[kind] : undefined);
  return find(em, slug, search);
}

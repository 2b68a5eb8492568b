import type { EntityManager } from '@mikro-orm/postgresql';
import { countOf, deviceGroupsOf, readCounts } from '~/features/lists/counts/device-counts.queries.server';
import type { WallpaperListView } from '~/features/lists/list.view';
import { listNewestOfDevices } from '~/features/lists/orders/index-order.queries.server';
import type { WallpaperFilter } from '~/features/lists/resolve/filter.queries.server';
import { formatListState, type ListState, type ParsedState } from '~/features/lists/resolve/list-state';
import { parseListState } from '~/features/lists/resolve/parse-list-state';
import { currentSeed, parseSeed } from '~/features/lists/shuffle/shuffle.server';
import { getCategoryBySlug } from '~/features/taxonomy/categories/categories.queries.server';
import { type DeviceGroup, groupHeading } from '~/features/wallpapers/devices';
import { CARDS } from '~/features/wallpapers/load-wallpapers.queries.server';
import { COLOUR_NAMES, type ColourName } from '~/lib/colours/colour-names';
import { notFound } from '~/lib/errors';
import { categoryPath, colourPath, tagPath, themePath, withQuery } from '~/lib/paths';
import { slugify } from '~/lib/slug';
import { filterOf, orderOf } from './filters.server';
import { homeLists, readHomeQuery } from './home-lists.server';
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
import { listWallpapers } from './list-wallpapers.server';
import { writeListReference } from './neighbours/list-reference';
import { withSmallest } from './smallest-pictures.server';
import { listOfTheme } from './theme-list.queries.server';
import { findTheme, type Theme } from './themes';

const inSentence = (group: DeviceGroup) => (group === 'pc' ? 'PC' : group);

export interface CategoryLists {
  lists: WallpaperListView[];
  total: number;
  device: Device;
  deviceGroups: DeviceGroup[];
}

export const categoryState = (search: URLSearchParams): ParsedState =>
  withDevice(parseListState(search), parseDevice(search.get('device'), 'both'));

/** The lists of a category page, newest first: the beginning of one for each device, or one alone with paging. */
export async function categoryLists(
  em: EntityManager,
  category: { id: number; name: string; path: string },
  search: URLSearchParams,
  dataSaver = false,
): Promise<CategoryLists> {
  const device = parseDevice(search.get('device'), 'both');
  const parsed = categoryState(search);
  const counts = await readCounts(em);
  const deviceGroups = deviceGroupsOf(counts, category.id);
  const facts = { device, deviceGroups };
  const addressAt = (group: Device, at: Partial<Place> & { seed?: number }) =>
    withQuery(category.path, { ...formatListState(parsed.state), device: group === 'both' ? null : group, ...at });
  if (isFiltered(parsed.state)) {
    const measure = measureOf(dataSaver);
    const filter = { ...filterOf(parsed.state), categoryId: category.id };
    const seed = parseSeed(search.get('seed'), currentSeed());
    const order = orderOf(parsed.state, seed);
    const place = { ...readPlace(search), limit: measure.limit, isCounted: true };
    const { total, ...found } = await listWallpapers(em, CARDS, filter, order, place);
    const heading = device === 'both' ? 'Wallpapers' : groupHeading(device);
    const withSeed = order.sort === 'random' ? { seed } : {};
    const list = await listView(device, heading, found, (at) => addressAt(device, { ...at, ...withSeed }), measure);
    return { ...facts, lists: [list], total: total ?? 0 };
  }
  if (device !== 'both') {
    const scope = { deviceGroup: device, categoryId: category.id };
    const measure = measureOf(dataSaver);
    const found = await listWallpapers(em, CARDS, scope, {}, { ...readPlace(search), limit: measure.limit });
    const list = await listView(device, groupHeading(device), found, (at) => addressAt(device, at), measure);
    return { ...facts, lists: [list], total: countOf(counts, scope) };
  }
  const measure = measureOf(dataSaver, deviceGroups.length || 1);
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
  return { ...facts, lists, total: countOf(counts, { categoryId: category.id }) };
}

interface WholeList {
  path: string;
  key: string;
  scope: WallpaperFilter;
  state: ListState;
  /** Of its address; what the path says is no part of it. */
  query: Record<string, string | null>;
}

async function filteredList(
  em: EntityManager,
  { path, key, scope, state, query }: WholeList,
  search: URLSearchParams,
  dataSaver: boolean,
): Promise<WallpaperListView> {
  const measure = measureOf(dataSaver);
  const seed = parseSeed(search.get('seed'), currentSeed());
  const order = orderOf(state, seed);
  const filter = { ...scope, ...filterOf(state) };
  const found = await listWallpapers(em, CARDS, filter, order, { ...readPlace(search), limit: measure.limit });
  const addressAt = (at: Place) => withQuery(path, { ...query, ...at, seed: order.sort === 'random' ? seed : null });
  return listView(key, 'Wallpapers', found, addressAt, measure);
}

export async function tagList(
  em: EntityManager,
  { slug, path }: { slug: string; path: string },
  search: URLSearchParams,
  dataSaver = false,
): Promise<WallpaperListView> {
  const { state } = parseListState(search);
  const list = { path, key: 'tag', scope: { tags: [slug] }, state, query: formatListState(state) };
  return filteredList(em, list, search, dataSaver);
}

export function colourState(name: ColourName, search: URLSearchParams): ParsedState {
  const parsed = parseListState(search);
  return { ...parsed, state: { ...parsed.state, colour: name } };
}

export async function colourList(
  em: EntityManager,
  name: ColourName,
  search: URLSearchParams,
  dataSaver = false,
): Promise<WallpaperListView> {
  const { state } = colourState(name, search);
  const query = { ...formatListState(state), colour: null };
  return filteredList(em, { path: colourPath(name), key: 'colour', scope: {}, state, query }, search, dataSaver);
}

/** @throws not_found */
export async function themeList(
  em: EntityManager,
  slug: string,
  search: URLSearchParams,
  dataSaver = false,
): Promise<{ theme: Theme; list: WallpaperListView; total: number }> {
  const theme = findTheme(slug);
  if (!theme) throw notFound();
  const measure = measureOf(dataSaver);
  const { offset } = readPlace(search);
  const { items, total } = await listOfTheme(em, theme, { offset, limit: measure.limit });
  const next = offset + measure.limit;
  const list: WallpaperListView = {
    key: 'theme',
    heading: 'Wallpapers',
    reference: writeListReference(themePath(slug)),
    items: dataSaver ? await withSmallest(items) : items,
    offset,
    next: next < total ? withQuery(themePath(slug), { offset: next }) : null,
    previous: offset > 0 ? withQuery(themePath(slug), { offset: Math.max(0, offset - measure.limit) || null }) : null,
  };
  return { theme, list, total };
}

/** @throws not_found */
export async function listsAt(
  em: EntityManager,
  path: string,
  search: URLSearchParams,
  dataSaver = false,
): Promise<WallpaperListView[]> {
  if (path === '/') return (await homeLists(em, readHomeQuery(search), dataSaver)).lists;
  const [kind, slug = ''] = path.slice(1).split('/');
  if (kind === 'category') {
    const category = await getCategoryBySlug(em, slug);
    return (await categoryLists(em, { ...category, path: categoryPath(category.slug) }, search, dataSaver)).lists;
  }
  if (kind === 'tag' && slugify(slug)) {
    return [await tagList(em, { slug: slugify(slug), path: tagPath(slugify(slug)) }, search, dataSaver)];
  }
  const colour = COLOUR_NAMES.find((name) => name === slug);
  if (kind === 'colour' && colour) return [await colourList(em, colour, search, dataSaver)];
  if (kind === 'palette') return [(await themeList(em, slug, search, dataSaver)).list];
  throw notFound();
}

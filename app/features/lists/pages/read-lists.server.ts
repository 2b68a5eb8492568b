import type { EntityManager } from '@mikro-orm/postgresql';
import { presentDeviceGroups, readCounts, sumCounts } from '~/features/lists/counts/device-counts.queries.server';
import { MAX_COUNTED, type WallpaperListView } from '~/features/lists/list.view';
import { listNewestOfDevices } from '~/features/lists/orders/index-order.queries.server';
import { narrow, resolveFilter } from '~/features/lists/resolve/filter.queries.server';
import { formatListState, isNarrowed } from '~/features/lists/resolve/list-state';
import type { ResolvedFilter } from '~/features/lists/resolve/resolved-filter';
import { type MatchedWords, matchWords, readSimilarWords } from '~/features/lists/resolve/search.queries.server';
import { findRenamedTag, listTagsAmong, listTopTags } from '~/features/taxonomy/tags/tags.queries.server';
import { QUALITY_TAGS } from '~/features/wallpapers/autofill';
import { type DeviceGroup, groupHeading } from '~/features/wallpapers/devices';
import { CARDS } from '~/features/wallpapers/projections.queries.server';
import { noteMissedSearch } from '~/http/request/request-context.server';
import type { PageRequest } from '~/lib/paging';
import { tagPath, withQuery } from '~/lib/paths';
import { slugify } from '~/lib/slug';
import { tagSlug } from '~/lib/tag-name';
import { messagesOf } from '~/messages/messages';
import { filterFromState, readFilters } from './filters.server';
import type { FiltersView } from './filters.view';
import type { ListAddress } from './list-address.server';
import { listInstead } from './list-instead.server';
import { type ListLink, listView, pageMeasure } from './list-view.server';
import {
  cursorCorrections,
  type ListOrder,
  type ListPageRequest,
  listResolved,
  listShuffledTogether,
} from './list-wallpapers.server';
import type { DeviceLists, Listing, SingleList } from './listings.server';
import { amongOthers } from './neighbours/list-reference';

const MAX_TAGS = 8;
/** A search that finds no more than these also shows where to go on. */
const FEW = 8;
/** A size is no subject to look for. */
const QUALITY_SLUGS = Object.values(QUALITY_TAGS).map(slugify);

export interface Lists {
  lists: WallpaperListView[];
  /** Null if not counted. */
  total: number | null;
  corrected: string | null;
  matched: MatchedWords;
  /** For a search without results. */
  suggestions: { words: string[]; tags: { name: string; slug: string }[] } | null;
  /** For a search with few results: tags that these wallpapers share with others. */
  also: readonly { name: string; slug: string }[];
}

const idsOf = (items: { id: number }[]) => items.map(({ id }) => id);

type ReadLists = Lists & Pick<Opened, 'scope'>;

const NO_SEARCH = { corrected: null, matched: 'all', suggestions: null, also: [] } as const;

/** A listing as far as it is read. */
interface Opened {
  em: EntityManager;
  listing: Listing;
  /** Its filter with all of the visitor's except the facets; null if it certainly finds nothing. */
  scope: ResolvedFilter | null;
  dataSaver: boolean;
}

async function openListing(em: EntityManager, listing: Listing, dataSaver: boolean): Promise<Opened> {
  const { state, page } = listing.address;
  const { facets: _, ...filters } = filterFromState(state);
  const scope = await resolveFilter(em, { ...listing.filter, ...filters }, cursorCorrections(page.after));
  return { em, listing, scope, dataSaver };
}

async function listOnce({ em, listing, scope }: Opened, { narrowed }: SingleList, page: ListPageRequest) {
  const filter = scope && (await narrow(em, scope, narrowed));
  return { ...(await listResolved(em, CARDS, filter, listing.order, page)), scope };
}

/** Tries all words first, then all but one, then any. */
async function listLoosely(opened: Opened, list: SingleList, page: ListPageRequest) {
  const { em, listing, scope } = opened;
  const found = await listOnce(opened, list, page);
  const words = (listing.filter.search ?? '').split(/\s+/).length;
  if (found.items.length > 0 || words < 2 || !scope?.search) return found;
  for (const matched of words > 2 ? (['most', 'any'] as const) : (['any'] as const)) {
    const looser = await narrow(em, scope, { search: matchWords(scope.search.words, matched) });
    const loose = await listOnce({ ...opened, scope: looser }, list, page);
    if (loose.items.length > 0) return loose;
  }
  return found;
}

export function totalSentence(total: number): string {
  const { total: exactly, totalAbove } = messagesOf('gallery');
  return total < MAX_COUNTED ? exactly(total) : totalAbove(MAX_COUNTED);
}

const isFirst = ({ page }: ListAddress) => page.offset === 0 && !page.after;

async function readSingle(opened: Opened, list: SingleList): Promise<ReadLists> {
  const { em, listing, dataSaver } = opened;
  const { address, filter, order } = listing;
  const { search: text = '', matched: asked = 'all' } = filter;
  const measure = pageMeasure(dataSaver);
  const isStart = isFirst(address);
  const isCounted = list.isCounted === 'always' || (list.isCounted === 'first' && isStart);
  const page = { ...address.page, limit: measure.limit, isCounted };
  const found = await (text && isStart ? listLoosely : listOnce)(opened, list, page);
  const { total, corrected } = found;
  const matched = found.scope?.search?.matched ?? asked;
  const { path, query } = listing.link;
  const link = {
    path,
    query: 'match' in query ? { ...query, match: matched === 'all' ? null : matched } : query,
    seed: order.sort === 'random' ? order.seed : null,
  };
  const heading = list.heading ?? messagesOf('listHeadings').results(corrected ?? text);
  const view = await listView({ key: list.key, heading, link }, found, measure);
  const isEmpty = text !== '' && isStart && found.items.length === 0;
  const said = total ? totalSentence(total) : null;
  const isFew = text !== '' && isStart && !isEmpty && !found.next && found.items.length <= FEW;
  return {
    lists: [list.isCounted === 'first' && isStart ? { ...view, total: said } : view],
    total: total ?? list.total ?? null,
    corrected,
    matched,
    suggestions: isEmpty
      ? { words: await readSimilarWords(em, text), tags: await listTopTags(em, MAX_TAGS, QUALITY_SLUGS) }
      : null,
    also: isFew
      ? await listTagsAmong(em, idsOf(found.items), MAX_TAGS, [...QUALITY_SLUGS, ...text.split(/\s+/).map(slugify)])
      : [],
    scope: found.scope,
  };
}

async function readDeviceGroups(em: EntityManager) {
  const counts = await readCounts(em);
  return { groups: presentDeviceGroups(counts), total: sumCounts(counts) };
}

async function readShuffles(em: EntityManager, order: ListOrder, groups: DeviceGroup[], request: PageRequest) {
  const pages = await listShuffledTogether(em, CARDS, groups, order, request);
  return pages.map((page) => ({ ...page, whole: undefined }));
}

/** There are no further pages, but a link to the whole list. */
async function readBeginnings(
  em: EntityManager,
  { id, name, groups }: NonNullable<DeviceLists['category']>,
  limit: number,
  linkOf: (group: DeviceGroup) => ListLink,
) {
  const newest = await listNewestOfDevices(em, id, groups, limit + 1);
  return groups.map((group) => {
    const items = newest.get(group) ?? [];
    const label = messagesOf('listHeadings').allOfDevice[group](name);
    const { path, query } = linkOf(group);
    const whole = items.length > limit ? { path: withQuery(path, query), label } : null;
    return { items: items.slice(0, limit), offset: 0, next: null, whole };
  });
}

async function readDevices({ em, listing, dataSaver }: Opened, { category }: DeviceLists) {
  const { address, order } = listing;
  const { groups, total } = category ?? (await readDeviceGroups(em));
  const measure = pageMeasure(dataSaver, groups.length || 1);
  const { limit } = measure;
  const linkOf = (group: DeviceGroup) => {
    const { path, query } = listing.link;
    return { path, query: { ...query, device: group }, seed: category ? null : order.seed };
  };
  const pages = category
    ? await readBeginnings(em, category, limit, linkOf)
    : await readShuffles(em, order, groups, { offset: address.page.offset, limit });
  const lists = pages.map(async (page, index) => {
    const group = groups[index] ?? 'other';
    const key = category ? group : `home-${group}`;
    const view = await listView({ key, heading: groupHeading(group), link: linkOf(group) }, page, measure);
    return { ...view, reference: view.reference && amongOthers(view.reference), whole: page.whole };
  });
  return { lists: await Promise.all(lists), total };
}

async function readOpened(opened: Opened): Promise<ReadLists> {
  const { lists } = opened.listing;
  if (lists.kind === 'single') return readSingle(opened, lists);
  return { ...NO_SEARCH, scope: opened.scope, ...(await readDevices(opened, lists)) };
}

export const readLists = async (em: EntityManager, listing: Listing, dataSaver = false): Promise<Lists> =>
  readOpened(await openListing(em, listing, dataSaver));

export async function readFilteredLists(
  em: EntityManager,
  listing: Listing,
  dataSaver = false,
): Promise<Lists & { filters: FiltersView; alias: string | null }> {
  const { address, filter } = listing;
  const opened = await openListing(em, listing, dataSaver);
  const read = readOpened(opened);
  // In a search, the scope depends on how loosely the list had to match words.
  const { scope } = filter.search ? await read : opened;
  const [{ scope: _, ...lists }, filters] = await Promise.all([read, readFilters(em, filter, scope, address)]);
  const isEmpty = lists.lists.every(({ items }) => items.length === 0);
  const { corrected } = lists;
  const alias = address.q && isFirst(address) && (isEmpty || corrected) ? await findAlias(em, address) : null;
  // Many pages choose a device themselves, so a search with only a device counts as words.
  const isBare = listing.link.path === '/' && !isNarrowed({ ...address.state, device: undefined });
  if (address.q && isEmpty && isFirst(address) && isBare && !alias) noteMissedSearch(address.q);
  const instead = isEmpty ? await listInstead(em, listing, lists.suggestions?.words[0], dataSaver) : [];
  return { ...lists, filters, alias, lists: [...lists.lists, ...instead] };
}

/** The page of the tag that once had these words as its name, or has them as an alias. */
async function findAlias(em: EntityManager, { q, state }: ListAddress): Promise<string | null> {
  const slug = await findRenamedTag(em, tagSlug(q));
  return slug && withQuery(tagPath(slug), formatListState(state));
}

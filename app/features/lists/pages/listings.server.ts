import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type GalleryCounts,
  presentDeviceGroups,
  readCounts,
  sumCounts,
} from '~/features/lists/counts/device-counts.queries.server';
import { formatListState, isNarrowed, type ListState } from '~/features/lists/resolve/list-state';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import { getCategoryBySlug } from '~/features/taxonomy/categories/categories.queries.server';
import { type DeviceGroup, groupHeading } from '~/features/wallpapers/devices';
import { COLOUR_NAMES, type ColourName } from '~/lib/colours/colour-names';
import { notFound } from '~/lib/errors';
import { categoryPath, colourPath, tagPath } from '~/lib/paths';
import { tagSlug } from '~/lib/tag-name';
import { messagesOf } from '~/messages/messages';
import { filterFromState, orderFromState } from './filters.server';
import type { Device, ListAddress } from './list-address.server';
import type { ListLink } from './list-view.server';
import type { ListOrder } from './list-wallpapers.server';

export interface SingleList {
  kind: 'single';
  key: string;
  /** Null for search results: their heading names the search. */
  heading: string | null;
  /** Narrows the filter. */
  narrowed: Pick<WallpaperFilter, 'deviceGroup' | 'facets'>;
  /** Whether to count and show the total: `first` only on the first page. */
  isCounted?: 'first' | 'always';
  /** If known without counting. */
  total?: number;
}

/** A list for each device: shuffled, or the newest of a category with links to the rest. */
export interface DeviceLists {
  kind: 'devices';
  category: { id: number; name: string; groups: DeviceGroup[]; total: number } | null;
}

/** What one of the gallery's pages lists. */
export interface Listing {
  address: ListAddress;
  /** Of the page itself, without what the visitor filters by. */
  filter: WallpaperFilter;
  order: ListOrder;
  link: ListLink;
  lists: SingleList | DeviceLists;
}

/** By more than the device: each device has its own lists. */
const isFiltered = ({ device, ...state }: ListState): boolean => isNarrowed(state) || state.sort !== undefined;

/** A device without other filters has a stored count. */
const narrowedTo = ({ state, device }: ListAddress): SingleList['narrowed'] =>
  isFiltered(state)
    ? { facets: filterFromState(state).facets }
    : { deviceGroup: device === 'both' ? undefined : device };

const deviceHeading = (device: Device) =>
  device === 'both' ? messagesOf('listHeadings').wallpapers : groupHeading(device);

export function homeListing(address: ListAddress): Listing {
  const { tab, q, matched, categoryId, device, seed, state } = address;
  const { device: _, ...filters } = formatListState(state);
  const isPlain = !q && tab === 'home' && !isFiltered(state);
  const sorted = tab === 'random' ? ({ sort: 'random' } as const) : orderFromState(state);
  const order = { ...(isPlain ? ({ sort: 'random', featuredFirst: true } as const) : sorted), seed };
  const hasOwnDevice = tab === 'pc' || tab === 'mobile' || (tab === 'home' && device === 'both');
  const listing = {
    address,
    filter: { categoryId, ...(q && { search: q, matched }) },
    order,
    link: {
      path: '/',
      query: {
        tab: tab === 'home' ? null : tab,
        device: hasOwnDevice ? null : device,
        q,
        match: null,
        categoryId,
        ...filters,
      },
    },
  };
  if (isPlain && device === 'both' && categoryId === undefined) {
    return { ...listing, lists: { kind: 'devices', category: null } };
  }
  const heading = tab === 'random' ? messagesOf('listHeadings').random[device] : deviceHeading(device);
  const isCounted = q !== '' || isFiltered(state) ? 'first' : undefined;
  const list = { key: `${tab}-${device}`, heading: q ? null : heading, isCounted } as const;
  return { ...listing, lists: { kind: 'single', ...list, narrowed: narrowedTo(address) } };
}

/** The first wallpapers of each device, or a single list; newest first. */
export function categoryListing(
  { id, name, slug }: { id: number; name: string; slug: string },
  counts: GalleryCounts,
  address: ListAddress,
): Listing {
  const { device, state } = address;
  const filter = { categoryId: id };
  const link = { path: categoryPath(slug), query: formatListState(state) };
  const listing = { address, filter, order: sortedOrder(address), link };
  if (device === 'both' && !isFiltered(state)) {
    const ofDevices = { groups: presentDeviceGroups(counts, id), total: sumCounts(counts, filter) };
    return { ...listing, lists: { kind: 'devices', category: { id, name, ...ofDevices } } };
  }
  const narrowed = narrowedTo(address);
  const counted = isFiltered(state)
    ? ({ isCounted: 'always' } as const)
    : { total: sumCounts(counts, { ...filter, ...narrowed }) };
  return { ...listing, lists: { kind: 'single', key: device, heading: deviceHeading(device), narrowed, ...counted } };
}

export const tagListing = (slug: string, address: ListAddress): Listing =>
  filteredListing('tag', { tags: [slug] }, address, tagPath(slug));

export function colourListing(name: ColourName, address: ListAddress): Listing {
  const listing = filteredListing(
    'colour',
    {},
    { ...address, state: { ...address.state, colour: name } },
    colourPath(name),
  );
  return { ...listing, link: { ...listing.link, query: { ...listing.link.query, colour: null } } };
}

const sortedOrder = ({ state, seed }: ListAddress): ListOrder => ({ ...orderFromState(state), seed });

function filteredListing(key: string, filter: WallpaperFilter, address: ListAddress, path: string): Listing {
  const { state } = address;
  const heading = messagesOf('listHeadings').wallpapers;
  return {
    address,
    filter,
    order: sortedOrder(address),
    link: { path, query: formatListState(state) },
    lists: { kind: 'single', key, heading, narrowed: { facets: filterFromState(state).facets } },
  };
}

type MakeListing = (em: EntityManager, slug: string, address: ListAddress) => Listing | Promise<Listing>;

/** By the first segment of the path. */
const LISTINGS: Record<string, MakeListing> = {
  '': (_em, _slug, address) => homeListing(address),
  async category(em, slug, address) {
    const [category, counts] = await Promise.all([getCategoryBySlug(em, slug), readCounts(em)]);
    return categoryListing(category, counts, address);
  },
  tag: (_em, slug, address) => tagListing(required(tagSlug(slug)), address),
  colour: (_em, slug, address) => colourListing(required(COLOUR_NAMES.find((name) => name === slug)), address),
};

function required<T>(value: T | undefined): T {
  if (!value) throw notFound();
  return value;
}

/** @throws not_found */
export async function findListing(em: EntityManager, address: ListAddress): Promise<Listing> {
  const [kind = '', slug = ''] = address.path.slice(1).split('/');
  const isKnown = Object.hasOwn(LISTINGS, kind) && (kind !== '' || slug === '');
  const make = required(isKnown ? LISTINGS[kind] : undefined);
  return make(em, slug, address);
}

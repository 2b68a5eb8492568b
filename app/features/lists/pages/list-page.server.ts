import type { WallpaperListView } from '~/features/lists/list.view';
import { readCursor, writeCursor } from '~/features/lists/resolve/cursor';
import { isNarrowed, type ListState, type ParsedState } from '~/features/lists/resolve/list-state';
import { DEVICE_GROUPS, type DeviceGroup } from '~/features/wallpapers/devices';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { MAX_OFFSET, PAGE_SIZE, parseOffset, SMALL_PAGE_SIZE } from '~/lib/paging';
import type { ListPage } from './list-wallpapers.server';
import { writeListReference } from './neighbours/list-reference';
import { withSmallest } from './smallest-pictures.server';

/** Cards of each list on a page that has many of them and shall be small. */
const MIN_SHOWN = 4;

export interface Measure {
  limit: number;
  dataSaver: boolean;
}

export function measureOf(dataSaver: boolean, lists = 1): Measure {
  if (!dataSaver) return { limit: PAGE_SIZE, dataSaver };
  return { limit: Math.max(MIN_SHOWN, Math.floor(SMALL_PAGE_SIZE / lists)), dataSaver };
}

export const readPlace = (search: URLSearchParams) => ({
  offset: parseOffset(search.get('offset')),
  after: readCursor(search.get('after')),
});

export type Device = DeviceGroup | 'both';

export const parseDevice = (value: string | null, fallback: Device): Device =>
  (['both', ...DEVICE_GROUPS] as const).find((device) => device === value) ?? fallback;

/** By more than the device, which has lists of its own. */
export const isFiltered = ({ device, ...state }: ListState): boolean => isNarrowed(state) || state.sort !== undefined;

/** The device of a list that has others to choose from as well. */
export function withDevice(parsed: ParsedState, device: Device): ParsedState {
  return { ...parsed, state: { ...parsed.state, device: device === 'both' ? undefined : device } };
}

export interface Place {
  offset: number | null;
  after: string | null;
}

export async function listView(
  key: string,
  heading: string,
  { items, offset, next }: Pick<ListPage<WallpaperCard>, 'items' | 'offset' | 'next'>,
  addressAt: (place: Place) => string,
  { limit, dataSaver }: Measure,
): Promise<WallpaperListView> {
  return {
    key,
    heading,
    reference: writeListReference(addressAt({ offset: null, after: null })),
    items: dataSaver ? await withSmallest(items) : items,
    offset,
    next: next && addressAt({ offset: Math.min(offset + limit, MAX_OFFSET), after: writeCursor(next) }),
    previous: offset > 0 ? addressAt({ offset: Math.max(0, offset - limit) || null, after: null }) : null,
  };
}

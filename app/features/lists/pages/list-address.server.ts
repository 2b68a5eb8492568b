import { readCursor } from '~/features/lists/resolve/cursor';
import { isNarrowed, type ListState, type ParsedState } from '~/features/lists/resolve/list-state';
import { parseListState } from '~/features/lists/resolve/parse-list-state';
import { MAX_SEARCH, type MatchedWords } from '~/features/lists/resolve/search.queries.server';
import { currentSeed, parseSeed } from '~/features/lists/shuffle/shuffle.server';
import { DEVICE_GROUPS, type DeviceGroup } from '~/features/wallpapers/devices';
import { truncate } from '~/lib/clean-text';
import { parseOffset } from '~/lib/paging';

export type Device = DeviceGroup | 'both';

export const parseDevice = (value: string | null, fallback: Device): Device =>
  (['both', ...DEVICE_GROUPS] as const).find((device) => device === value) ?? fallback;

/** By more than the device: each device has its own lists. */
export const isFiltered = ({ device, ...state }: ListState): boolean => isNarrowed(state) || state.sort !== undefined;

/** Sets the device of a list that also exists for other devices. */
export function withDevice(parsed: ParsedState, device: Device): ParsedState {
  return { ...parsed, state: { ...parsed.state, device: device === 'both' ? undefined : device } };
}

/** Where the page starts. */
export const readPageRequest = (search: URLSearchParams) => ({
  offset: parseOffset(search.get('offset')),
  after: readCursor(search.get('after')),
});

export interface HomeQuery {
  tab: 'home' | 'pc' | 'mobile' | 'random';
  device: Device;
  q: string;
  /** Which of the words a wallpaper must have; set in the addresses of later pages. */
  matched: MatchedWords;
  categoryId: number | undefined;
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
    q: truncate(search.get('q') ?? '', MAX_SEARCH).trim(),
    matched: (['most', 'any'] as const).find((matched) => matched === search.get('match')) ?? 'all',
    categoryId: /^[1-9]\d{0,8}$/.test(categoryId) ? Number(categoryId) : undefined,
    // Not the home page's default, or Random would start with the same pictures.
    seed: parseSeed(search.get('seed'), tab === 'random' ? currentSeed() + 1_000_003 : currentSeed()),
  };
}

import { z } from 'zod';
import { type ListCursor, parseCursor, readCursor } from '~/features/lists/resolve/cursor';
import {
  CREDIT_FILTER_NAMES,
  CREDIT_FILTERS,
  formatListState,
  LIST_SORTS,
  type ListState,
  type ParsedState,
  parseSize,
  type StateField,
} from '~/features/lists/resolve/list-state';
import type { MatchedWords } from '~/features/lists/resolve/search.queries.server';
import { MAX_SEARCH } from '~/features/lists/resolve/search-text';
import { NAMED_ORDERS, type NamedOrder } from '~/features/lists/resolve/sort-orders';
import { currentSeed, parseSeed } from '~/features/lists/shuffle/shuffle.server';
import { DEVICE_GROUPS, type DeviceGroup } from '~/features/wallpapers/devices';
import { FACET_GROUPS } from '~/features/wallpapers/facets';
import { truncate } from '~/lib/clean-text';
import { nameOfColour } from '~/lib/colours/named-colours';
import { DomainError } from '~/lib/errors';
import { PAGE_SIZE, parseOffset } from '~/lib/paging';
import { FILTER_PARAMETERS, PREVIOUS_MIN_SIZE } from '~/lib/paths';
import { optional, pageParameters, wholeNumber } from '~/lib/query-parameters';
import { tagSlug } from '~/lib/tag-name';
import { messagesOf } from '~/messages/messages';
import { choiceNames, filterParameters, MAX_LEFT_OUT, parseHex, readChoice, toFilter } from './list-query.schema';

export type Device = DeviceGroup | 'both';

const TABS = ['pc', 'mobile', 'random'] as const;
const LOOSELY = ['most', 'any'] as const satisfies MatchedWords[];
const MAX_NOT = 400;

/** What the address of a list says. */
export interface ListAddress extends ParsedState {
  path: string;
  /** The tab, the words and the category are only in addresses of the home page. */
  tab: 'home' | (typeof TABS)[number];
  q: string;
  /** Which of the words a wallpaper must have; set in the addresses of later pages. */
  matched: MatchedWords;
  categoryId: number | undefined;
  device: Device;
  seed: number;
  page: { offset: number; after: ListCursor | null };
}

function problemOf(field: StateField, given: string): string {
  const text = messagesOf('filterProblems');
  if (field === 'not') return text.not(MAX_LEFT_OUT);
  if (field === 'licence' || field === 'ai') return text[field](given);
  return text[field](given, field === 'sort' ? LIST_SORTS.join(', ') : choiceNames(field));
}

const parseNot = (value: string): string[] => [
  ...new Set(
    truncate(value, MAX_NOT)
      .split(',')
      .map((name) => tagSlug(name.replaceAll('\0', '')))
      .filter(Boolean),
  ),
];

/** Pages with all devices say "both". */
const EVERY_DEVICE = ['both', 'all'];

/** The filters and the order. What makes no sense is left out, and `problems` says why. */
export function parseFilters(search: URLSearchParams): ParsedState {
  const state: ListState = { not: [] };
  const parsed: ParsedState = { state, problems: {}, given: {} };
  const given = (name: string) => (search.get(name) ?? '').trim().toLowerCase();
  const refuse = (field: StateField, value: string) => {
    const shown = value.slice(0, 100);
    parsed.problems[field] = problemOf(field, shown);
    parsed.given[field] = shown;
  };
  for (const group of FACET_GROUPS) {
    const value = given(group === 'minSize' && !search.has(group) ? PREVIOUS_MIN_SIZE : group);
    if (value === '' || (group === 'device' && EVERY_DEVICE.includes(value))) continue;
    const choice = readChoice(group, value);
    const size = group === 'minSize' ? parseSize(value) : null;
    if (size) state.size = size;
    else if (choice) state[group] = choice;
    else refuse(group, value);
  }
  for (const name of CREDIT_FILTER_NAMES) {
    const value = given(name);
    if (value === CREDIT_FILTERS[name]) Object.assign(state, { [name]: value });
    else if (value !== '') refuse(name, value);
  }
  // Earlier versions had a field for a colour code beside the names.
  const hex = parseHex(given('hex'));
  if (hex) state.colour ??= nameOfColour(hex);
  const sort = given('sort');
  const known = LIST_SORTS.find((one) => one === sort);
  if (known) state.sort = known;
  else if (sort !== '') refuse('sort', sort);
  const not = parseNot(search.getAll('not').join(','));
  state.not = not.slice(0, MAX_LEFT_OUT);
  if (not.length > MAX_LEFT_OUT) refuse('not', not.join(','));
  return parsed;
}

/** Everything that pages, counts, chips, feeds and neighbours know about the list that was asked for. */
export function parseListAddress(path: string, search: URLSearchParams): ListAddress {
  const ofHome = (name: string) => (path === '/' && search.get(name)) || '';
  const { state, ...rest } = parseFilters(search);
  const tab = TABS.find((name) => name === ofHome('tab')) ?? 'home';
  const usualDevice = tab === 'random' && search.get('device') !== 'both' ? 'pc' : 'both';
  const device =
    tab === 'pc' || tab === 'mobile' ? tab : (DEVICE_GROUPS.find((group) => group === state.device) ?? usualDevice);
  const categoryId = ofHome('categoryId');
  return {
    ...rest,
    state: { ...state, device: device === 'both' ? undefined : device },
    path,
    tab,
    q: truncate(ofHome('q'), MAX_SEARCH).trim(),
    matched: LOOSELY.find((matched) => matched === ofHome('match')) ?? 'all',
    categoryId: /^[1-9]\d{0,8}$/.test(categoryId) ? Number(categoryId) : undefined,
    device,
    // Not the home page's default, or Random would start with the same pictures.
    seed: parseSeed(search.get('seed'), currentSeed() + (tab === 'random' ? 1_000_003 : 0)),
    page: { offset: parseOffset(search.get('offset')), after: readCursor(search.get('after')) },
  };
}

/** One address for each list: drops empty fields and turns a colour code into a name. @throws moved */
export function parseCanonicalAddress(path: string, { pathname, searchParams }: URL): ListAddress {
  const address = parseListAddress(path, searchParams);
  const { state, problems } = address;
  const formatted = formatListState(state);
  const wanted = new URLSearchParams(searchParams);
  const previous = searchParams.get(PREVIOUS_MIN_SIZE);
  if (previous && !searchParams.has('minSize')) wanted.set('minSize', formatted.minSize ?? previous);
  for (const name of FILTER_PARAMETERS) {
    const given = searchParams.get(name);
    if (given === null || name in problems) continue;
    const value = formatted[name] ?? null;
    // The tab may decide instead, and addresses may name "both".
    if (name === 'device' && given !== '' && given.trim().toLowerCase() !== value) continue;
    if (value === null) wanted.delete(name);
    else wanted.set(name, value);
  }
  if (searchParams.get('hex') && formatted.colour) wanted.set('colour', formatted.colour);
  if (wanted.toString() === searchParams.toString()) return address;
  for (const name of FILTER_PARAMETERS) {
    const value = wanted.get(name);
    wanted.delete(name);
    if (value !== null) wanted.set(name, value);
  }
  const location = wanted.size > 0 ? `${pathname}?${wanted}` : pathname;
  throw new DomainError('moved', location, { location });
}

/** The address of a list in the API. */
export const WallpaperListQuery = z
  .object({
    ...filterParameters,
    sort: optional(
      z.enum(Object.keys(NAMED_ORDERS) as NamedOrder[], { error: () => messagesOf('listErrors').sort }),
    ).describe('If left out: newest, or in a search the best matches first.'),
    seed: optional(wholeNumber('seed')).describe(
      'For a random list: the same number gives the same order. If left out, everyone gets the same order for ten minutes.',
    ),
    ...pageParameters(PAGE_SIZE),
    cursor: optional(z.string()).describe(
      'Where the list continues, from the Link header of the previous page. Deep pages are as fast as the first.',
    ),
  })
  .refine(({ cursor, offset }) => !cursor || offset === 0, { error: () => messagesOf('listErrors').cursorOrOffset })
  .transform(({ sort, seed = currentSeed(), limit, offset, cursor, ...query }) => ({
    filter: toFilter(query),
    order: { sort: sort && NAMED_ORDERS[sort], seed },
    page: { limit, offset, after: parseCursor(cursor) },
  }));

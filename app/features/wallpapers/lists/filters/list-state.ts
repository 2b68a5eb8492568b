import { nameOfColour } from '~/lib/colours';
import { slugify } from '~/lib/slug';
import { FACET_GROUPS, FACETS, type FacetChoices, type FacetGroup, findFacet, GROUP_LABELS } from './facets';

export const LIST_SORTS = ['newest', 'downloads', 'month', 'random'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

export const SORT_LABELS: Record<ListSort, string> = {
  newest: 'Newest',
  downloads: 'Most downloaded',
  month: 'Most downloaded this month',
  random: 'Random',
};

export interface LeastSize {
  width: number;
  height: number;
}

/** What a list is narrowed to and how it is ordered: all that its address says beside where it is and how far. */
export interface ListState extends FacetChoices {
  /** At least so many px, of a screen that is none of the named ones. */
  size?: LeastSize;
  /** Slugs of tags that no wallpaper of it has. */
  not: string[];
  sort?: ListSort;
}

export type StateField = FacetGroup | 'not' | 'sort' | 'hex';
/** A sentence for each value that could not be understood, and does not count. */
export type StateProblems = Partial<Record<StateField, string>>;

export interface ParsedState {
  state: ListState;
  problems: StateProblems;
  /** As it was given, where it was not understood. */
  given: Partial<Record<StateField, string>>;
}

export const EMPTY_STATE: ListState = { not: [] };

const MOST_LEFT_OUT = 8;
const MAX_NOT = 400;

const choicesOf = (group: FacetGroup) => FACETS[group].map(({ value }) => value).join(', ');

export const PROBLEMS: Record<StateField, string> = {
  device: `Device must be one of ${choicesOf('device')}.`,
  shape: `Shape must be one of ${choicesOf('shape')}.`,
  least: `At least must be one of ${choicesOf('least')}, or a size such as 3440x1440.`,
  colour: `Colour must be one of ${choicesOf('colour')}, or a value such as #1b2a41.`,
  hex: 'A colour value has three or six digits, such as #1b2a41.',
  tone: `Tone must be one of ${choicesOf('tone')}.`,
  sort: `Sort must be one of ${LIST_SORTS.join(', ')}.`,
  not: `At most ${MOST_LEFT_OUT} tags can be left out.`,
};

export function parseSize(value: string): LeastSize | null {
  const [, width = '', height = ''] = /^(\d{1,5})x(\d{1,5})$/.exec(value) ?? [];
  return Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : null;
}

export function parseHex(value: string): string | null {
  const [, digits = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value) ?? [];
  if (digits === '') return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

function readChoice(group: FacetGroup, value: string): Partial<ListState> | null {
  if (findFacet(group, value)) return { [group]: value };
  if (group === 'least') {
    const size = parseSize(value);
    return size ? { size } : null;
  }
  const hex = group === 'colour' ? parseHex(value) : null;
  return hex ? { colour: nameOfColour(hex) } : null;
}

const parseNot = (value: string): string[] => [
  ...new Set(
    value
      .slice(0, MAX_NOT)
      .toWellFormed()
      .split(',')
      .map((name) => slugify(name.replaceAll('\0', '')))
      .filter(Boolean),
  ),
];

/** Both is what a page says that has all devices. */
const EVERY_DEVICE = ['both', 'all'];

export function parseListState(search: URLSearchParams): ParsedState {
  const parsed: ParsedState = { state: { not: [] }, problems: {}, given: {} };
  const refuse = (field: StateField, value: string) => {
    parsed.problems[field] = PROBLEMS[field];
    parsed.given[field] = value.slice(0, 100);
  };
  for (const group of FACET_GROUPS) {
    const value = (search.get(group) ?? '').trim().toLowerCase();
    if (value === '' || (group === 'device' && EVERY_DEVICE.includes(value))) continue;
    const choice = readChoice(group, value);
    if (choice) Object.assign(parsed.state, choice);
    else refuse(group, value);
  }
  const hex = (search.get('hex') ?? '').trim().toLowerCase();
  const colour = parseHex(hex);
  // A name that was chosen counts more than a value left in the field.
  if (colour) parsed.state.colour ??= nameOfColour(colour);
  else if (hex !== '') refuse('hex', hex);
  const sort = (search.get('sort') ?? '').trim().toLowerCase();
  const known = LIST_SORTS.find((one) => one === sort);
  if (known) parsed.state.sort = known;
  else if (sort !== '') refuse('sort', sort);
  const not = parseNot(search.getAll('not').join(','));
  parsed.state.not = not.slice(0, MOST_LEFT_OUT);
  if (not.length > MOST_LEFT_OUT) refuse('not', not.join(','));
  return parsed;
}

/** Parameters in the one order that addresses have them in; what `parseListState` reads back. */
export function formatListState({ size, not, sort, ...choices }: ListState): Record<string, string | null> {
  return {
    ...Object.fromEntries(FACET_GROUPS.map((group) => [group, choices[group] ?? null])),
    ...(size && { least: `${size.width}x${size.height}` }),
    sort: sort ?? null,
    not: not.length > 0 ? not.join(',') : null,
  };
}

/** Whether less than the whole list is shown; the order is no filter. */
export const isNarrowed = ({ size, not, sort, ...choices }: ListState): boolean =>
  size !== undefined || not.length > 0 || FACET_GROUPS.some((group) => choices[group] !== undefined);

/** Without one of its filters. */
export function without(state: ListState, field: FacetGroup | 'not', value?: string): ListState {
  if (field === 'not') return { ...state, not: state.not.filter((slug) => slug !== value) };
  return { ...state, [field]: undefined, ...(field === 'least' && { size: undefined }) };
}

export interface Chip {
  label: string;
  field: FacetGroup | 'not';
  value: string;
}

export function chipsOf(state: ListState): Chip[] {
  const { size, not } = state;
  const chosen = FACET_GROUPS.flatMap((field) => {
    const value = state[field];
    const label = value && findFacet(field, value)?.label;
    if (!value || !label) return [];
    return [{ field, value, label: field === 'least' ? `${GROUP_LABELS.least} ${label}` : label }];
  });
  const text = size && `${size.width} × ${size.height}`;
  return [
    ...chosen,
    ...(text ? [{ field: 'least' as const, value: text, label: `${GROUP_LABELS.least} ${text}` }] : []),
    ...not.map((slug) => ({ field: 'not' as const, value: slug, label: `Without ${slug.replaceAll('-', ' ')}` })),
  ];
}

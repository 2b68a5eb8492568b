import { FACET_GROUPS, type FacetChoices, type FacetGroup, findFacet } from '~/features/wallpapers/facets';
import { messagesOf } from '~/messages/messages';
import type { NamedOrder } from './sort-orders';

export const LIST_SORTS = ['newest', 'downloads', 'month', 'random'] as const satisfies NamedOrder[];
export type ListSort = (typeof LIST_SORTS)[number];

export interface Size {
  width: number;
  height: number;
}

/** Filters by credit, with their only values. */
export const CREDIT_FILTERS = { licence: 'free', ai: 'no' } as const;
export type CreditFilter = keyof typeof CREDIT_FILTERS;
export const CREDIT_FILTER_NAMES = Object.keys(CREDIT_FILTERS) as CreditFilter[];

type FilterField = FacetGroup | CreditFilter | 'not';

/** Filters and order of a list, as its address has them. */
export interface ListState extends FacetChoices {
  /** Only wallpapers that everyone may use and pass on. */
  licence?: 'free';
  /** Without wallpapers made by AI. */
  ai?: 'no';
  /** Minimum size in px if it is none of the named ones. */
  size?: Size;
  /** Slugs of tags to exclude. */
  not: string[];
  sort?: ListSort;
}

export type StateField = FilterField | 'sort';
/** A sentence for each value that makes no sense and is ignored. */
export type StateProblems = Partial<Record<StateField, string>>;

export interface ParsedState {
  state: ListState;
  problems: StateProblems;
  /** Values that make no sense, as given. */
  given: Partial<Record<StateField, string>>;
}

export function parseSize(value: string): Size | null {
  const [, width = '', height = ''] = /^(\d{1,5})x(\d{1,5})$/.exec(value) ?? [];
  return Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : null;
}

/** Parameters in their canonical order; `parseListState` reads them back. */
export function formatListState({ size, not, sort, ...choices }: ListState): Record<string, string | null> {
  return {
    ...Object.fromEntries(FACET_GROUPS.map((group) => [group, choices[group] ?? null])),
    ...(size && { minSize: `${size.width}x${size.height}` }),
    ...Object.fromEntries(CREDIT_FILTER_NAMES.map((name) => [name, choices[name] ?? null])),
    sort: sort ?? null,
    not: not.length > 0 ? not.join(',') : null,
  };
}

/** Whether any filter is set; the order is not a filter. */
export const isNarrowed = ({ size, not, sort, ...choices }: ListState): boolean =>
  size !== undefined ||
  not.length > 0 ||
  [...FACET_GROUPS, ...CREDIT_FILTER_NAMES].some((name) => choices[name] !== undefined);

/** Removes one filter. */
export function without(state: ListState, field: FilterField, value?: string): ListState {
  if (field === 'not') return { ...state, not: state.not.filter((slug) => slug !== value) };
  return { ...state, [field]: undefined, ...(field === 'minSize' && { size: undefined }) };
}

export interface Chip {
  label: string;
  field: FilterField;
  value: string;
}

export function listChips(state: ListState): Chip[] {
  const { size, not } = state;
  const chosen = FACET_GROUPS.flatMap((field) => {
    const value = state[field];
    const label = value && findFacet(field, value)?.label;
    if (!value || !label) return [];
    return [{ field, value, label: field === 'minSize' ? `${messagesOf('facets').groups.minSize} ${label}` : label }];
  });
  const text = size && `${size.width} × ${size.height}`;
  return [
    ...chosen,
    ...(text
      ? [{ field: 'minSize' as const, value: text, label: `${messagesOf('facets').groups.minSize} ${text}` }]
      : []),
    ...CREDIT_FILTER_NAMES.flatMap((field) =>
      state[field] ? [{ field, value: CREDIT_FILTERS[field], label: messagesOf('listFilters').credit[field] }] : [],
    ),
    ...not.map((slug) => ({
      field: 'not' as const,
      value: slug,
      label: messagesOf('listFilters').without(slug.replaceAll('-', ' ')),
    })),
  ];
}

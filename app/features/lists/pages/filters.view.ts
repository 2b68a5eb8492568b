import { MAX_COUNTED } from '~/features/lists/list.view';
import type { Chip, ParsedState } from '~/features/lists/resolve/list-state';
import { messagesOf } from '~/messages/messages';

export interface FacetTotals {
  /** One above the highest exact count means that or more. */
  total: number;
  /** In the order of the groups and their choices. */
  counts: number[][];
  /** False for very many matches without stored counts: each count may then be higher, except 0. */
  isWhole: boolean;
}

/** A filter to drop, and how many that would find. */
export interface FilterSuggestion extends Chip {
  count: number;
}

export interface FiltersView extends FacetTotals, ParsedState {
  suggestions: FilterSuggestion[];
  /** How many the filters find without the words of the search, if with them they find nothing. */
  withoutWords: number;
}

/** Enough for a count that is not exact. */
const MANY = 100;

/** "1,204", or "100+" if there may be more. */
export function facetCount(count: number, isWhole: boolean): string {
  const { exactCount } = messagesOf('numbers');
  if (count > MAX_COUNTED) return `${exactCount(MAX_COUNTED)}+`;
  return isWhole || count === 0 ? exactCount(count) : `${exactCount(Math.min(count, MANY))}+`;
}

import { MAX_COUNTED } from '~/features/lists/list.view';
import type { Chip, ParsedState } from '~/features/lists/resolve/list-state';
import { exactCount } from '~/messages/numbers';

export interface FacetTotals {
  /** One more than can be told stands for any greater number. */
  total: number;
  /** In the order of the groups, and of the choices of each. */
  counts: number[][];
  /** Of a search that finds very many, not all were looked at: there may be more of each. */
  isWhole: boolean;
}

/** A filter to drop, and what that would find. */
export interface FilterSuggestion extends Chip {
  count: number;
}

export interface FiltersView extends FacetTotals, ParsedState {
  suggestions: FilterSuggestion[];
  /** What the filters find without the words of the search, where with them they find nothing. */
  withoutWords: number;
}

/** "1,204", "10,000+", or with a plus where there may be more. */
export function facetCount(count: number, isWhole: boolean): string {
  if (count > MAX_COUNTED) return `${exactCount(MAX_COUNTED)}+`;
  return isWhole ? exactCount(count) : `${exactCount(count)}+`;
}

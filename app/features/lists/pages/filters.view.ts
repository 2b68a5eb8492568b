import { MAX_COUNTED } from '~/features/lists/list.view';
import type { Chip, ParsedState } from '~/features/lists/resolve/list-state';
import { messagesOf } from '~/messages/messages';

export interface FacetTotals {
  /** One above the highest exact count means that or more. */
  total: number;
  /** In the order of the groups and their choices. */
  counts: number[][];
  /** False for a search with very many results: not all were looked at, so each count may be higher. */
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

/** "1,204", or with a plus if there may be more. */
export function facetCount(count: number, isWhole: boolean): string {
  if (count > MAX_COUNTED) return `${messagesOf('numbers').exactCount(MAX_COUNTED)}+`;
  return isWhole ? messagesOf('numbers').exactCount(count) : `${messagesOf('numbers').exactCount(count)}+`;
}

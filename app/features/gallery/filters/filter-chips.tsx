import { Link } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';
import { type FiltersView, facetCount } from '~/features/lists/pages/filters.view';
import { type Chip, formatListState, type ListState, listChips, without } from '~/features/lists/resolve/list-state';
import type { FacetGroup } from '~/features/wallpapers/facets';
import { withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { buttonProps } from '~/ui/forms/button-props';

export interface FilteredList {
  /** Path of the page, without a query. */
  path: string;
  /** Other parameters of its address. */
  fixed?: Record<string, string | number | null | undefined>;
  /** Groups that the page itself determines. */
  hidden?: FacetGroup[];
  /** Label of the default order; null if there is only one order. */
  usualOrder: string | null;
  /** The page whose feed to filter, if this one has none. */
  feedOf?: string;
  /** What the page lists, in parameters of the API. */
  inApi?: Record<string, string | number | null | undefined>;
}

const isShown = ({ hidden = [] }: FilteredList, { field }: Chip) => !hidden.includes(field as FacetGroup);

const filterAddress = ({ path, fixed, hidden = [] }: FilteredList, state: ListState) => {
  const shown = Object.fromEntries(
    Object.entries(formatListState(state)).filter(([name]) => !hidden.includes(name as never)),
  );
  return withQuery(path, { ...fixed, ...shown });
};

interface ChipsProps {
  filters: FiltersView;
  list: FilteredList;
  /** Gets the focus when the last chip is removed. */
  summary: RefObject<HTMLElement>;
}

/** The filters that are set, each with a link that removes it. */
export function FilterChips({ filters, list, summary }: ChipsProps) {
  const { state } = filters;
  const row = useRef<HTMLUListElement>(null);
  const followed = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a focused chip disappears with its filter
  useEffect(() => {
    if (followed.current === null || document.activeElement !== document.body) return;
    const left = [...(row.current?.querySelectorAll<HTMLElement>('a:not(.quiet-link)') ?? [])];
    (left[followed.current] ?? left.at(-1) ?? summary.current)?.focus({ preventScroll: true });
    followed.current = null;
  }, [filters]);

  const chips = listChips(state).filter((chip) => isShown(list, chip));
  if (chips.length === 0) return null;
  const text = messagesOf('listFilters');
  return (
    <ul className="filter-chips" aria-label={text.active} ref={row}>
      {chips.map(({ label, field, value }, index) => (
        <li key={`${field} ${value}`} data-colour={field === 'colour' ? value : undefined}>
          <Link
            to={filterAddress(list, without(state, field, value))}
            preventScrollReset
            discover="none"
            aria-label={text.remove(label)}
            onClick={() => {
              followed.current = index;
            }}
          >
            {label} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            to={filterAddress(list, { not: [], sort: state.sort })}
            preventScrollReset
            discover="none"
            className="quiet-link"
            onClick={() => {
              followed.current = 0;
            }}
          >
            {text.clear}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Which filters to drop, and how many results that gives. */
export function FilterSuggestions({ filters, list }: { filters: FiltersView; list: FilteredList }) {
  const { state, withoutWords } = filters;
  const text = messagesOf('listFilters');
  const suggestions = filters.suggestions.filter((chip) => isShown(list, chip));
  return (
    <div className="list-suggestions">
      {suggestions.length + withoutWords > 0 && (
        <>
          <p>{text.nothing}</p>
          <ul className="filter-chips">
            {suggestions.map(({ label, field, value, count }) => (
              <li key={`${field} ${value}`}>
                <Link to={filterAddress(list, without(state, field, value))} preventScrollReset discover="none">
                  {text.drop(label, facetCount(count, true))}
                </Link>
              </li>
            ))}
            {withoutWords > 0 && (
              <li>
                <Link
                  to={filterAddress({ ...list, fixed: { ...list.fixed, q: null } }, state)}
                  preventScrollReset
                  discover="none"
                >
                  {text.drop(String(list.fixed?.q), facetCount(withoutWords, true))}
                </Link>
              </li>
            )}
          </ul>
        </>
      )}
      <p className="list-way">
        <Link to={filterAddress(list, { not: [] })} preventScrollReset {...buttonProps('quiet')}>
          {text.showAll}
        </Link>
      </p>
    </div>
  );
}

import { Link, useNavigate } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { FACET_GROUPS, FACETS, type FacetGroup, GROUP_LABELS } from '~/features/wallpapers/lists/filters/facets';
import { type FiltersView, facetCount } from '~/features/wallpapers/lists/filters/filters.view';
import {
  chipsOf,
  formatListState,
  LIST_SORTS,
  type ListState,
  SORT_LABELS,
  type StateField,
  without,
} from '~/features/wallpapers/lists/filters/list-state';
import { changersPath, feedPath, withQuery } from '~/lib/paths';
import { useHydrated } from '~/ui/browser/hydrated';
import { ownScreen } from '~/ui/browser/own-screen';
import { buttonProps } from '~/ui/forms/button-props';
import { Icon } from '~/ui/shell/icons';

export interface FilteredList {
  /** Of the page, without a query. */
  path: string;
  /** What else its address says. */
  fixed?: Record<string, string | number | null | undefined>;
  /** Groups that the page has chosen already. */
  hidden?: FacetGroup[];
  /** How the list is ordered when nobody says so; null where it has one order alone. */
  usualOrder: string | null;
  /** The page whose feed is narrowed, where this one has none. */
  feedOf?: string;
  /** What the page is of, as the API calls it. */
  inApi?: Record<string, string | number | null | undefined>;
}

const addressOf = ({ path, fixed, hidden = [] }: FilteredList, state: ListState) => {
  const shown = Object.fromEntries(
    Object.entries(formatListState(state)).filter(([name]) => !hidden.includes(name as never)),
  );
  return withQuery(path, { ...fixed, ...shown });
};

const problemId = (field: StateField) => `filter-${field}-problem`;

function Problem({ filters, field }: { filters: FiltersView; field: StateField }) {
  const sentence = filters.problems[field];
  return sentence ? (
    <small className="filter-problem" id={problemId(field)} role="alert">
      “{filters.given[field]}” does not count. {sentence}
    </small>
  ) : null;
}

const described = ({ problems }: FiltersView, field: StateField) =>
  problems[field] ? { 'aria-invalid': true, 'aria-describedby': problemId(field) } : {};

function Choices({ filters, group }: { filters: FiltersView; group: FacetGroup }) {
  const { state, counts, isWhole } = filters;
  const { size } = state;
  const own = group === 'least' && size ? `${size.width}x${size.height}` : null;
  return (
    <label>
      {GROUP_LABELS[group]}
      <select name={group} defaultValue={own ?? state[group] ?? ''} {...described(filters, group)}>
        <option value="">Any</option>
        {own && <option value={own}>{own}</option>}
        {FACETS[group].map(({ value, label }, index) => {
          const count = counts[FACET_GROUPS.indexOf(group)]?.[index] ?? 0;
          const isIdle = count === 0 && isWhole;
          return (
            <option key={value} value={value} disabled={isIdle && state[group] !== value}>
              {count > 0 || isWhole ? `${label} (${facetCount(count, isWhole)})` : label}
            </option>
          );
        })}
      </select>
      <Problem filters={filters} field={group} />
    </label>
  );
}

function Chips({ filters, list }: { filters: FiltersView; list: FilteredList }) {
  const { state } = filters;
  const { hidden = [] } = list;
  const chips = chipsOf(state).filter(({ field }) => !hidden.includes(field as FacetGroup));
  if (chips.length === 0) return null;
  return (
    <ul className="filter-chips" aria-label="Filters in use">
      {chips.map(({ label, field, value }) => (
        <li key={`${field} ${value}`}>
          <Link
            to={addressOf(list, without(state, field, value))}
            preventScrollReset
            discover="none"
            aria-label={`Remove the filter ${label}`}
          >
            {label} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            to={addressOf(list, { not: [], sort: state.sort })}
            preventScrollReset
            discover="none"
            className="quiet-link"
          >
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}

/** With JavaScript a choice counts at once; without, the button sends them all. */
export function ListFilters({ filters, list }: { filters: FiltersView; list: FilteredList }) {
  const { state, problems } = filters;
  const { path, fixed = {}, hidden = [], usualOrder, feedOf = path, inApi } = list;
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const address = addressOf(list, state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chip or the way back has changed what the fields are to say
  useEffect(() => form.current?.reset(), [address]);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // What is sent empty says nothing; what is none is told by the page.
    const sent = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    navigate(withQuery(path, Object.fromEntries(sent)), { preventScrollReset: true });
  }

  const screen = isHydrated ? ownScreen() : null;
  const groups = FACET_GROUPS.filter((group) => !hidden.includes(group));
  const narrowing = { categoryId: fixed.categoryId, ...formatListState({ ...state, sort: undefined }) };
  return (
    <>
      <details className="filters" open={Object.keys(problems).length > 0 || undefined}>
        <summary>
          <Icon name="filter" />
          Filters
        </summary>
        <form
          ref={form}
          action={path}
          className="filter-form"
          onSubmit={apply}
          onChange={(event) => {
            if (event.target instanceof HTMLSelectElement) apply(event);
          }}
        >
          {Object.entries(fixed).map(
            ([name, value]) =>
              value !== null &&
              value !== undefined &&
              value !== '' && <input key={name} type="hidden" name={name} value={value} />,
          )}
          {groups.map((group) => (
            <Choices key={group} filters={filters} group={group} />
          ))}
          <label>
            Or a colour value
            <input
              name="hex"
              placeholder="#1b2a41"
              maxLength={7}
              defaultValue={filters.given.hex}
              {...described(filters, 'hex')}
            />
            <Problem filters={filters} field="hex" />
          </label>
          {usualOrder !== null && (
            <label>
              Sort
              <select name="sort" defaultValue={state.sort ?? ''} {...described(filters, 'sort')}>
                <option value="">{usualOrder}</option>
                {LIST_SORTS.filter((sort) => SORT_LABELS[sort] !== usualOrder).map((sort) => (
                  <option key={sort} value={sort}>
                    {SORT_LABELS[sort]}
                  </option>
                ))}
              </select>
              <Problem filters={filters} field="sort" />
            </label>
          )}
          <label>
            Without
            <input
              name="not"
              placeholder="Tags, between commas"
              defaultValue={state.not.join(',')}
              {...described(filters, 'not')}
            />
            <Problem filters={filters} field="not" />
          </label>
          <p className="filter-ends">
            <button type="submit" {...buttonProps('quiet')}>
              Show
            </button>
            {screen && !hidden.includes('least') && (
              <Link
                to={addressOf(list, { ...without(state, 'least'), size: screen })}
                preventScrollReset
                discover="none"
                className="quiet-link"
              >
                At least my screen, {screen.width} × {screen.height}
              </Link>
            )}
            <a href={withQuery(feedPath(feedOf), { q: fixed.q, ...narrowing })} className="quiet-link">
              Feed of this list
            </a>
            <a href={withQuery(changersPath, { search: fixed.q, ...narrowing, ...inApi })} className="quiet-link">
              In a wallpaper changer
            </a>
          </p>
        </form>
      </details>
      <Chips filters={filters} list={list} />
    </>
  );
}

/** Which filter is in the way, and what there is without it. */
export function FilterWaysOn({ filters, list }: { filters: FiltersView; list: FilteredList }) {
  const { state, waysOn, withoutWords } = filters;
  return (
    <div className="ways-on">
      {waysOn.length + withoutWords > 0 && (
        <>
          <p>No wallpaper has all of these. Without one of them there are some:</p>
          <ul className="filter-chips">
            {waysOn.map(({ label, field, value, count }) => (
              <li key={`${field} ${value}`}>
                <Link to={addressOf(list, without(state, field, value))} preventScrollReset discover="none">
                  Drop “{label}”: {facetCount(count, true)}
                </Link>
              </li>
            ))}
            {withoutWords > 0 && (
              <li>
                <Link
                  to={addressOf({ ...list, fixed: { ...list.fixed, q: null } }, state)}
                  preventScrollReset
                  discover="none"
                >
                  Drop “{list.fixed?.q}”: {facetCount(withoutWords, true)}
                </Link>
              </li>
            )}
          </ul>
        </>
      )}
      <p className="list-way">
        <Link to={addressOf(list, { not: [] })} preventScrollReset {...buttonProps('quiet')}>
          Show all without filters
        </Link>
      </p>
    </div>
  );
}

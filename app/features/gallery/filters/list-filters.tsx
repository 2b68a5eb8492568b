import { Link, useNavigate } from '@remix-run/react';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type FiltersView, facetCount } from '~/features/lists/pages/filters.view';
import {
  type Chip,
  CREDIT_FILTER_NAMES,
  CREDIT_FILTERS,
  formatListState,
  LIST_SORTS,
  type ListState,
  listChips,
  type StateField,
  without,
} from '~/features/lists/resolve/list-state';
import { browserScreen } from '~/features/screens/visitor-screen';
import { FACET_GROUPS, FACETS, type FacetGroup } from '~/features/wallpapers/facets';
import { changersPath, feedPath, withQuery } from '~/lib/paths';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import { isRevisit, useHydrated } from '~/ui/browser/hydrated';
import { useSite } from '~/ui/browser/site';
import { buttonProps } from '~/ui/forms/button-props';
import { Icon } from '~/ui/shell/icons';

export interface FilteredList {
  /** Path of the page, without a query. */
  path: string;
  /** Other parameters of its address. */
  fixed?: Record<string, string | number | null | undefined>;
  /** Groups that the page itself determines. */
  hidden?: FacetGroup[];
  /** Label of the default order; null if there is only one order. */
  usualOrder: string | null;
  /** The page whose feed to filter, if this one has none. Null if neither feeds nor the API have this list. */
  feedOf?: string | null;
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

const fieldValues = ({ state, given }: FiltersView, usualOrder: string | null): Record<string, string | null> => ({
  ...formatListState({
    ...state,
    sort: state.sort && messagesOf('listFilters').sorts[state.sort] === usualOrder ? undefined : state.sort,
  }),
  hex: given.hex ?? null,
});

/** What is chosen by eye comes first. */
const SHOWN_GROUPS: FacetGroup[] = ['colour', 'shape', 'minSize', 'tone', 'hdr', 'device'];

type Field = HTMLInputElement | HTMLSelectElement;

const listFields = (form: HTMLFormElement | null): Field[] => [
  ...(form?.querySelectorAll<Field>('select, input:not([type=hidden])') ?? []),
];

/** Applies at once. Text fields wait for Enter. */
const isTicked = ({ type }: Field) => type === 'radio' || type === 'checkbox';
const isChoice = (field: Field) => isTicked(field) || field.type === 'select-one';

type Values = Record<string, string | null>;

const isOf = ({ name, value }: Field, values: Values) => value === (values[name] ?? '');

const showsValue = (field: Field, values: Values) =>
  isTicked(field) ? (field as HTMLInputElement).checked === isOf(field, values) : isOf(field, values);

function showValue(field: Field, values: Values): void {
  if (isTicked(field)) (field as HTMLInputElement).checked = isOf(field, values);
  else field.value = values[field.name] ?? '';
}

const problemId = (field: StateField) => `filter-${field}-problem`;

function Problem({ filters, field }: { filters: FiltersView; field: StateField }) {
  const sentence = filters.problems[field];
  return sentence ? (
    <small className="filter-problem" id={problemId(field)} role="alert">
      {sentence}
    </small>
  ) : null;
}

const described = ({ problems }: FiltersView, field: StateField) =>
  problems[field] ? { 'aria-invalid': true, 'aria-describedby': problemId(field) } : {};

interface ChoiceProps {
  name: FacetGroup;
  value: string;
  label: string;
  count?: string;
  isCurrent: boolean;
  isIdle?: boolean;
}

function Choice({ name, value, label, count, isCurrent, isIdle }: ChoiceProps) {
  return (
    <label
      className={value ? `pick pick-${name}` : 'pick'}
      {...(name === 'colour' && { title: label, 'data-colour': value })}
    >
      <input type="radio" name={name} value={value} defaultChecked={isCurrent} disabled={isIdle && !isCurrent} />
      <span>
        {label} {count && <small>{count}</small>}
      </span>
    </label>
  );
}

function Choices({ filters, group, value }: { filters: FiltersView; group: FacetGroup; value: string | null }) {
  const { state, counts, isWhole } = filters;
  const screen = useHydrated() && group === 'minSize' ? browserScreen() : null;
  const mine = screen && `${screen.width}x${screen.height}`;
  const own = group === 'minSize' && state.size && value !== mine ? value : null;
  const text = messagesOf('listFilters');
  return (
    <div
      role="radiogroup"
      className={`facet facet-${group}`}
      aria-labelledby={`filter-${group}`}
      {...described(filters, group)}
    >
      <span id={`filter-${group}`} className="facet-name">
        {messagesOf('facets').groups[group]}
      </span>
      <Choice name={group} value="" label={text.any} isCurrent={value === null} />
      {screen && mine && (
        <Choice
          name={group}
          value={mine}
          label={text.myScreen(screen.width, screen.height)}
          isCurrent={value === mine}
        />
      )}
      {own && <Choice name={group} value={own} label={own} isCurrent />}
      {FACETS[group].map(({ value: choice, label }, index) => {
        const count = counts[FACET_GROUPS.indexOf(group)]?.[index] ?? 0;
        return (
          <Choice
            key={choice}
            name={group}
            value={choice}
            label={label}
            count={count > 0 || isWhole ? facetCount(count, isWhole) : undefined}
            isCurrent={choice === value}
            isIdle={count === 0 && isWhole}
          />
        );
      })}
      <Problem filters={filters} field={group} />
    </div>
  );
}

interface ChipsProps {
  filters: FiltersView;
  list: FilteredList;
  /** Gets the focus when the last chip is removed. */
  summary: RefObject<HTMLElement>;
}

function Chips({ filters, list, summary }: ChipsProps) {
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

/** On phones the form is a sheet over the list, which the button closes. */
const isSheet = () => matchMedia('(max-width: 767px)').matches;

/** With JavaScript, a choice applies at once; without, the button sends them all. */
export function ListFilters({ filters, list }: { filters: FiltersView; list: FilteredList }) {
  const { state, problems } = filters;
  const { path, fixed = {}, hidden = [], usualOrder, feedOf = path, inApi } = list;
  const text = messagesOf('listFilters');
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const { hasCaptions = true } = useSite() ?? {};
  const values = fieldValues(filters, usualOrder);
  /** Names of fields whose change is not applied yet. */
  const changed = useRef<Set<string> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice, a chip or going back led to another list
  useEffect(() => {
    const fields = listFields(form.current);
    if (!changed.current) {
      // Keep what was entered before the scripts started. After going back, the browser fills in old values: ignore those.
      const early = isRevisit() ? [] : fields.filter((field) => !showsValue(field, values));
      changed.current = new Set(early.map(({ name }) => name));
      if (early.some(isChoice)) return form.current?.requestSubmit();
    }
    for (const field of fields) if (!changed.current.has(field.name)) showValue(field, values);
  }, [filters]);

  function apply(event: FormEvent<HTMLFormElement>) {
    changed.current?.clear();
    // Empty fields are dropped from the address, and the page reports invalid ones.
    const sent = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const address = withQuery(path, Object.fromEntries(sent));
    navigate(address, {
      preventScrollReset: true,
      replace: inLanguage(address) === location.pathname + location.search,
    });
  }

  const hasHdr = values.hdr || filters.counts[FACET_GROUPS.indexOf('hdr')]?.some(Boolean);
  const groups = SHOWN_GROUPS.filter((group) => !hidden.includes(group) && (group !== 'hdr' || hasHdr));
  const narrowing = { categoryId: fixed.categoryId, ...formatListState({ ...state, sort: undefined }) };
  return (
    <>
      <details
        className="filters"
        open={isOpen || Object.keys(problems).length > 0}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary ref={summary}>
          <Icon name="filter" />
          {text.title}
        </summary>
        <form
          ref={form}
          action={inLanguage(path)}
          className="filter-form"
          onSubmit={(event) => {
            if ((event.nativeEvent as SubmitEvent).submitter?.hasAttribute('formmethod')) return;
            event.preventDefault();
            apply(event);
            if (isSheet()) setOpen(false);
          }}
          onChange={(event) => {
            const field = event.target as EventTarget as Field;
            if (isChoice(field)) apply(event);
            else changed.current?.add(field.name);
          }}
        >
          {Object.entries(fixed).map(
            ([name, value]) =>
              value !== null &&
              value !== undefined &&
              value !== '' && <input key={name} type="hidden" name={name} value={value} />,
          )}
          {groups.map((group) => (
            <Choices key={group} filters={filters} group={group} value={values[group] ?? null} />
          ))}
          <div className="facet facet-credit">
            <span className="facet-name">{text.credit.title}</span>
            {CREDIT_FILTER_NAMES.map((name) => (
              <label key={name} className="pick">
                <input
                  type="checkbox"
                  name={name}
                  value={CREDIT_FILTERS[name]}
                  defaultChecked={state[name] !== undefined}
                  {...described(filters, name)}
                />
                <span>{text.credit[name]}</span>
                <Problem filters={filters} field={name} />
              </label>
            ))}
          </div>
          <label>
            {text.hex}
            <input
              name="hex"
              placeholder="#1b2a41"
              maxLength={7}
              defaultValue={values.hex ?? ''}
              {...described(filters, 'hex')}
            />
            <Problem filters={filters} field="hex" />
          </label>
          {usualOrder !== null && (
            <label>
              {text.sort}
              <select name="sort" defaultValue={values.sort ?? ''} {...described(filters, 'sort')}>
                <option value="">{usualOrder}</option>
                {LIST_SORTS.filter((sort) => text.sorts[sort] !== usualOrder).map((sort) => (
                  <option key={sort} value={sort}>
                    {text.sorts[sort]}
                  </option>
                ))}
              </select>
              <Problem filters={filters} field="sort" />
            </label>
          )}
          <label>
            {text.not}
            <input
              name="not"
              placeholder={text.notHint}
              defaultValue={values.not ?? ''}
              {...described(filters, 'not')}
            />
            <Problem filters={filters} field="not" />
          </label>
          <p className="filter-ends">
            <button type="submit" {...buttonProps('main', 'large')}>
              {isHydrated ? text.showCount(facetCount(filters.total, filters.isWhole)) : text.show}
            </button>
            <button
              type="submit"
              formMethod="post"
              formAction={inLanguage('/captions')}
              name="captions"
              value={hasCaptions ? 'off' : 'on'}
              className="quiet-link"
            >
              {hasCaptions ? text.captionsOff : text.captionsOn}
            </button>
            {feedOf && (
              <>
                <a href={withQuery(inLanguage(feedPath(feedOf)), { q: fixed.q, ...narrowing })} className="quiet-link">
                  {text.feed}
                </a>
                <a
                  href={withQuery(inLanguage(changersPath), { search: fixed.q, ...narrowing, ...inApi })}
                  className="quiet-link"
                >
                  {text.changer}
                </a>
              </>
            )}
          </p>
        </form>
      </details>
      <Chips filters={filters} list={list} summary={summary} />
    </>
  );
}

/** Which filters to drop, and how many results that gives. */
export function FilterSuggestions({ filters, list }: { filters: FiltersView; list: FilteredList }) {
  const { state, withoutWords } = filters;
  const text = messagesOf('listFilters');
  const suggestions = filters.suggestions.filter((chip) => isShown(list, chip));
  return (
    <div className="ways-on">
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

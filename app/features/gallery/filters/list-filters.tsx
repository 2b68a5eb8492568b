import { useLocation, useNavigate, useNavigationType } from '@remix-run/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FiltersView, facetCount } from '~/features/lists/pages/filters.view';
import { formatListState, LIST_SORTS } from '~/features/lists/resolve/list-state';
import { FACET_GROUPS, type FacetGroup } from '~/features/wallpapers/facets';
import { changersPath, feedPath, withQuery } from '~/lib/paths';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import { isRevisit, useHydrated } from '~/ui/browser/hydrated';
import { buttonProps } from '~/ui/forms/button-props';
import { Dialog } from '~/ui/overlays/dialog';
import { useHashDialog } from '~/ui/overlays/hash-dialog';
import { Icon } from '~/ui/shell/icons';
import { FilterChips, type FilteredList } from './filter-chips';
import { Choices, CreditChoices, described, Problem } from './filter-choices';

const fieldValues = ({ state }: FiltersView, usualOrder: string | null): Record<string, string | null> =>
  formatListState({
    ...state,
    sort: state.sort && messagesOf('listFilters').sorts[state.sort] === usualOrder ? undefined : state.sort,
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

const SHEET = 'filters';
const SHEET_TITLE = 'filters-title';

/** With JavaScript, a phone shows the form as a sheet over the list. Going back closes it, and keeps what was chosen. */
function useSheet() {
  const { isOpen, open, close } = useHashDialog(SHEET);
  const isShown = useHydrated() && isOpen;
  const { pathname, search } = useLocation();
  const hasGoneBack = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const last = useRef<string | null>(null);
  useEffect(() => {
    const here = pathname + search;
    if (!isShown && hasGoneBack && last.current !== null && last.current !== here)
      navigate(last.current, { replace: true, preventScrollReset: true });
    last.current = isShown ? here : null;
  }, [isShown, hasGoneBack, pathname, search, navigate]);
  return { isShown, open, close };
}

const isPhone = () => matchMedia('(max-width: 767px)').matches;

/** With JavaScript, a choice applies at once; without, the button sends them all. */
export function ListFilters({ filters, list }: { filters: FiltersView; list: FilteredList }) {
  const { state, problems } = filters;
  const { path, fixed = {}, hidden = [], usualOrder, feedOf = path, inApi } = list;
  const text = messagesOf('listFilters');
  const { close } = messagesOf('controls');
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const sheet = useSheet();
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

  function apply(event: FormEvent<HTMLFormElement>, { isLast }: { isLast: boolean }) {
    changed.current?.clear();
    // Empty fields are dropped from the address, and the page reports invalid ones.
    const sent = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const address = withQuery(path, Object.fromEntries(sent));
    const isHere = inLanguage(address) === location.pathname + location.search;
    if (isHere && isLast && sheet.isShown) return sheet.close();
    navigate(sheet.isShown && !isLast ? `${address}#${SHEET}` : address, {
      preventScrollReset: true,
      replace: isHere || sheet.isShown,
    });
  }

  const hasHdr = values.hdr || filters.counts[FACET_GROUPS.indexOf('hdr')]?.some(Boolean);
  const groups = SHOWN_GROUPS.filter((group) => !hidden.includes(group) && (group !== 'hdr' || hasHdr));
  const narrowing = { categoryId: fixed.categoryId, ...formatListState({ ...state, sort: undefined }) };
  const fields = (
    <form
      ref={form}
      action={inLanguage(path)}
      className="filter-form"
      onSubmit={(event) => {
        event.preventDefault();
        apply(event, { isLast: true });
      }}
      onChange={(event) => {
        const field = event.target as EventTarget as Field;
        if (isChoice(field)) apply(event, { isLast: false });
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
      <CreditChoices filters={filters} />
      {usualOrder !== null && (
        <label>
          {text.sort}{' '}
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
      )}{' '}
      <label>
        {text.not}{' '}
        <input name="not" placeholder={text.notHint} defaultValue={values.not ?? ''} {...described(filters, 'not')} />
        <Problem filters={filters} field="not" />
      </label>
      <p className="filter-ends">
        <button type="submit" {...buttonProps('main', 'large')} aria-live={sheet.isShown ? 'polite' : undefined}>
          {isHydrated ? text.showCount(facetCount(filters.total, filters.isWhole)) : text.show}
        </button>{' '}
        <a href={withQuery(inLanguage(feedPath(feedOf)), { q: fixed.q, ...narrowing })} className="quiet-link">
          {text.feed}
        </a>{' '}
        <a
          href={withQuery(inLanguage(changersPath), { search: fixed.q, ...narrowing, ...inApi })}
          className="quiet-link"
        >
          {text.changer}
        </a>
      </p>
    </form>
  );
  return (
    <>
      <details
        className="filters"
        open={isOpen || Object.keys(problems).length > 0}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary
          ref={summary}
          onClick={(event) => {
            // Open before the scripts started, it stays a part of the page.
            if (!isHydrated || isOpen || !isPhone()) return;
            event.preventDefault();
            sheet.open();
          }}
        >
          <Icon name="filter" />
          {text.title}
        </summary>
        {!sheet.isShown && fields}
      </details>
      {isHydrated && (
        <Dialog isOpen={sheet.isShown} onClose={sheet.close} labelledBy={SHEET_TITLE} className="filter-sheet">
          <header>
            <h2 id={SHEET_TITLE}>{text.title}</h2>
            <button type="button" className="icon-button" aria-label={close} onClick={sheet.close}>
              ×
            </button>
          </header>
          {fields}
        </Dialog>
      )}
      <FilterChips filters={filters} list={list} summary={summary} />
    </>
  );
}

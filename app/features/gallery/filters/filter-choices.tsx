import { type FiltersView, facetCount } from '~/features/lists/pages/filters.view';
import { CREDIT_FILTER_NAMES, CREDIT_FILTERS, type StateField } from '~/features/lists/resolve/list-state';
import { browserScreen } from '~/features/screens/visitor-screen';
import { FACET_GROUPS, FACETS, type FacetGroup } from '~/features/wallpapers/facets';
import { messagesOf } from '~/messages/messages';
import { useHydrated } from '~/ui/browser/hydrated';

const problemId = (field: StateField) => `filter-${field}-problem`;

export function Problem({ filters, field }: { filters: FiltersView; field: StateField }) {
  const sentence = filters.problems[field];
  return sentence ? (
    <small className="filter-problem" id={problemId(field)} role="alert">
      {sentence}
    </small>
  ) : null;
}

export const described = ({ problems }: FiltersView, field: StateField) =>
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

/** A group of which one choice applies, or none. */
export function Choices({ filters, group, value }: { filters: FiltersView; group: FacetGroup; value: string | null }) {
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
            count={facetCount(count, isWhole)}
            isCurrent={choice === value}
            isIdle={count === 0}
          />
        );
      })}
      <Problem filters={filters} field={group} />
    </div>
  );
}

export function CreditChoices({ filters }: { filters: FiltersView }) {
  const text = messagesOf('listFilters').credit;
  return (
    <div className="facet facet-credit">
      <span className="facet-name">{text.title}</span>
      {CREDIT_FILTER_NAMES.map((name) => (
        <label key={name} className="pick">
          <input
            type="checkbox"
            name={name}
            value={CREDIT_FILTERS[name]}
            defaultChecked={filters.state[name] !== undefined}
            {...described(filters, name)}
          />
          <span>{text[name]}</span>
          <Problem filters={filters} field={name} />
        </label>
      ))}
    </div>
  );
}

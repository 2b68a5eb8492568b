import { Presets } from '~/features/cuts/preset-buttons';
import { errorId, FieldError } from '~/features/cuts/screen-choices';
import { FACET_GROUPS, FACETS, type FacetGroup } from '~/features/wallpapers/facets';
import { MAX_SIDE, MIN_SIDE, type Size } from '~/images/cuts/cut';
import { KEPT_LIST } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { useHydrated } from '~/ui/browser/hydrated';
import { buttonProps } from '~/ui/forms/button-props';
import { spaced } from '~/ui/shell/spaced';
import { type ChangersView, INTERVALS, type ProgramGroup } from './changers.view';

interface FieldProps {
  name: string;
  label: string;
  errors: ChangersView['errors'];
}

const described = ({ name, errors }: FieldProps) => ({
  id: `changers-${name}`,
  name,
  'aria-invalid': name in errors || undefined,
  'aria-describedby': name in errors ? errorId(name) : undefined,
});

interface SelectProps extends FieldProps {
  current: string;
  options: { value: string; label: string }[];
  any?: string;
}

function Select({ current, options, any, ...field }: SelectProps) {
  return (
    <div className="field">
      <label htmlFor={`changers-${field.name}`}>{field.label}</label>{' '}
      <select className="select" defaultValue={current} {...described(field)}>
        {any !== undefined && <option value="">{any}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <FieldError name={field.name} error={field.errors[field.name]} />
    </div>
  );
}

function TextField({ current, placeholder, ...field }: FieldProps & { current: string; placeholder?: string }) {
  return (
    <div className="field">
      <label htmlFor={`changers-${field.name}`}>{field.label}</label>
      <input className="input" defaultValue={current} placeholder={placeholder} {...described(field)} />
      <FieldError name={field.name} error={field.errors[field.name]} />
    </div>
  );
}

function SideField({ current, ...field }: FieldProps & { current: string }) {
  return (
    <div className="field">
      <label htmlFor={`changers-${field.name}`}>{field.label}</label>
      <input
        type="number"
        inputMode="numeric"
        min={MIN_SIDE}
        max={MAX_SIDE}
        className="input"
        defaultValue={current}
        {...described(field)}
      />
    </div>
  );
}

/** Buttons, so that one click is enough without scripts, too. */
function ProgramButtons({ group, current }: { group: ProgramGroup; current: string }) {
  return (
    <fieldset className="changers-programs">
      <legend>{group.name}</legend>{' '}
      {spaced(
        group.programs.map(({ id, name }) => (
          <button key={id} type="submit" name="program" value={id} aria-pressed={id === current} className="program">
            {name}
          </button>
        )),
      )}
    </fieldset>
  );
}

export function Programs({ view: { groups, program, errors, kept } }: { view: ChangersView }) {
  const text = messagesOf('changers');
  const [own, ...others] = groups.map((group) => (
    <ProgramButtons key={group.name} group={group} current={program.id} />
  ));
  const isOwn = groups[0]?.programs.some(({ id }) => id === program.id);
  return (
    <fieldset
      className="changers-apps"
      aria-label={text.program}
      aria-describedby={errors.program ? errorId('program') : undefined}
    >
      {/* The button that Enter in a field presses. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {text.show}
      </button>
      <input type="hidden" name="program" value={program.id} />
      {kept && <input type="hidden" name={KEPT_LIST} value={kept} />}
      {own}{' '}
      <details className="changers-more" open={!isOwn}>
        <summary>{text.otherSystems}</summary> {spaced(others)}
      </details>
      <FieldError name="program" error={errors.program} />
    </fieldset>
  );
}

function Filters({ view }: { view: ChangersView }) {
  const { filters, categories, errors, search, tags, categoryId, ai } = view;
  const { state, given } = filters;
  const text = messagesOf('changers');
  const size = state.size ? `${state.size.width}x${state.size.height}` : '';
  const groupOptions = (group: FacetGroup) => {
    const own = group === 'minSize' && size ? [{ value: size, label: size }] : [];
    return [...own, ...FACETS[group]];
  };
  const isNarrowed = Object.keys(view.list).length > 0 || Object.keys(filters.problems).length > 0;
  return (
    <details className="changers-more" open={isNarrowed}>
      <summary>{text.which}</summary>
      <div className="changers-pair">
        {FACET_GROUPS.map((group) => (
          <Select
            key={group}
            name={group}
            label={messagesOf('facets').groups[group]}
            current={(group === 'minSize' && size) || (state[group] ?? '')}
            options={groupOptions(group)}
            any={text.any}
            errors={errors}
          />
        ))}
        {categories.length > 0 && (
          <Select
            name="categoryId"
            label={text.category}
            current={categoryId}
            options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
            any={text.any}
            errors={errors}
          />
        )}
        <Select
          name="ai"
          label={text.ai}
          current={ai}
          options={[{ value: 'no', label: text.aiExcluded }]}
          any={text.any}
          errors={errors}
        />
        <TextField name="search" label={text.search} current={search} errors={errors} />
        <TextField name="tags" label={text.tags} current={tags} placeholder={text.tagsExample} errors={errors} />
        <TextField name="not" label={text.not} current={given.not ?? state.not.join(',')} errors={errors} />
      </div>
    </details>
  );
}

export function ChangersForm({ view, mine }: { view: ChangersView; mine: Size | null }) {
  const { screen, isUsual, errors, every, typed } = view;
  const isLive = useHydrated();
  const text = messagesOf('changers');
  const intervals = INTERVALS.map((value) => ({ value, label: text.intervals[value] }));
  const isScreenWrong = 'width' in errors || 'height' in errors || 'preset' in errors;
  return (
    <div className="changers-choices">
      <Select name="every" label={text.every} current={every} options={intervals} errors={errors} />
      <Filters view={view} />
      <details className="changers-more" open={isScreenWrong}>
        <summary>{text.screen(screen.width, screen.height)}</summary>{' '}
        <div className="changers-pair">
          <SideField name="width" label={text.width} current={typed.width} errors={errors} />
          <SideField name="height" label={text.height} current={typed.height} errors={errors} />
        </div>
        <FieldError name="width" error={errors.width} />
        <FieldError name="height" error={errors.height} />
        <Presets screen={screen} isUsual={isUsual} mine={mine} error={errors.preset} />
      </details>{' '}
      {!isLive && (
        <button type="submit" {...buttonProps('main', 'large')}>
          {text.show}
        </button>
      )}
    </div>
  );
}

import { Link, useSubmit } from '@remix-run/react';
import type { ReactNode } from 'react';
import { messagesOf } from '~/messages/messages';
import { Button } from '~/ui/forms/button';
import { GetForm } from '~/ui/forms/get-form';
import { type Option, Options } from '~/ui/forms/options';
import { TextInput } from './controls';

type SearchProps = Pick<Parameters<typeof TextInput>[0], 'placeholder' | 'maxLength' | 'autoCapitalize' | 'spellCheck'>;

interface ListFilterProps extends SearchProps {
  /** Of the current list. Another path resets the form. */
  path: string;
  label: string;
  search: string;
  /** Leads to the unfiltered list; null when nothing is filtered. */
  clear: { path: string; label: string } | null;
  /** Selects. On phones a checkbox reveals them, so that the list stays in view. */
  children?: ReactNode;
  /** How many of the selects filter. */
  chosen?: number;
}

/** Search, filters and order of an administrator's list. With JavaScript a choice applies at once. */
export function ListFilter({ path, label, search, clear, children, chosen = 0, ...searchProps }: ListFilterProps) {
  const submit = useSubmit();
  const text = messagesOf('adminControls');
  return (
    <GetForm
      action={path.split('?', 1)[0] ?? path}
      className="list-filter"
      role="search"
      key={path}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) submit(event.currentTarget);
      }}
    >
      <TextInput
        type="search"
        name="q"
        aria-label={label}
        placeholder={text.search}
        defaultValue={search}
        maxLength={200}
        {...searchProps}
      />
      <Button type="submit">{text.show}</Button>
      {children && (
        <>
          <label className="more-choices">
            <input type="checkbox" />
            {text.filters(chosen)}
          </label>
          <div className="list-choices">{children}</div>
        </>
      )}
      {clear && <Link to={clear.path}>{clear.label}</Link>}
    </GetForm>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string | number | null | undefined;
  options: readonly Option[];
}

export function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <select name={name} aria-label={label} className="select" defaultValue={value === null ? 'none' : value}>
      <Options of={options} />
    </select>
  );
}

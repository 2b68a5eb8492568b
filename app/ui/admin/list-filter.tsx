import { Form, Link, useSubmit } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '~/ui/forms/button';
import { type Option, Options } from '~/ui/forms/options';
import { TextInput } from './controls';

type SearchProps = Pick<Parameters<typeof TextInput>[0], 'placeholder' | 'maxLength' | 'autoCapitalize' | 'spellCheck'>;

interface ListFilterProps extends SearchProps {
  /** Of the list as it is: another one is another form. */
  path: string;
  label: string;
  search: string;
  /** Where nothing is filtered; without it there is nothing to clear. */
  clear: { path: string; label: string } | null;
  /** Selects; on a phone they are behind a box to tick, so that the list is in sight. */
  children?: ReactNode;
  /** How many of them filter. */
  chosen?: number;
}

/** Search, filters and order of an administrator's list; with JavaScript a choice counts at once. */
export function ListFilter({ path, label, search, clear, children, chosen = 0, ...searchProps }: ListFilterProps) {
  const submit = useSubmit();
  return (
    <Form
      action={path.split('?', 1)[0]}
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
        placeholder="Search"
        defaultValue={search}
        maxLength={200}
        {...searchProps}
      />
      <Button type="submit">Show</Button>
      {children && (
        <>
          <label className="more-choices">
            <input type="checkbox" />
            {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
          </label>
          <div className="list-choices">{children}</div>
        </>
      )}
      {clear && <Link to={clear.path}>{clear.label}</Link>}
    </Form>
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

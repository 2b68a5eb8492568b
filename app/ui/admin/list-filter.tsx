import { Form, Link, useSubmit } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { TextInput } from './fields';

type SearchProps = Pick<Parameters<typeof TextInput>[0], 'placeholder' | 'maxLength' | 'autoCapitalize' | 'spellCheck'>;

interface ListFilterProps extends SearchProps {
  /** Of the list as it is: another one is another form. */
  path: string;
  label: string;
  search: string;
  /** Where nothing is filtered; without it there is nothing to clear. */
  clear: { path: string; label: string } | null;
  children?: ReactNode;
}

/** Search, filters and order of an administrator's list; with JavaScript a choice counts at once. */
export function ListFilter({ path, label, search, clear, children, ...searchProps }: ListFilterProps) {
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
      {children}
      <Button type="submit">Show</Button>
      {clear && <Link to={clear.path}>{clear.label}</Link>}
    </Form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string | number | null | undefined;
  options: readonly { value: string | number; label: string }[];
}

export function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <select name={name} aria-label={label} className="select" defaultValue={value === null ? 'none' : value}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

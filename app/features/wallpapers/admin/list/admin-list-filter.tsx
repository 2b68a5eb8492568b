import { Form, Link, useSubmit } from '@remix-run/react';
import type { CategoryView } from '~/features/categories/categories.queries.server';
import { Button } from '~/ui/admin/button';
import { TextInput } from '~/ui/admin/fields';
import { ADMIN_SORTS, type AdminListQuery, adminListPath, deviceFilters, firstPage } from './admin-list.view';

interface ChoiceProps {
  name: string;
  label: string;
  value: string | number | null | undefined;
  options: readonly { value: string | number; label: string }[];
}

function Choice({ name, label, value, options }: ChoiceProps) {
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

interface AdminListFilterProps {
  query: AdminListQuery;
  categories: CategoryView[];
  /** Those that wallpapers have, but the forms do not offer. */
  otherDevices: string[];
}

/** Search, filters and order of the list; with JavaScript a choice counts at once. */
export function AdminListFilter({ query, categories, otherDevices }: AdminListFilterProps) {
  const submit = useSubmit();
  const path = adminListPath(firstPage(query));
  return (
    <Form
      action="/admin/wallpapers"
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
        aria-label="Search wallpapers"
        placeholder="Search"
        defaultValue={query.search}
        maxLength={200}
      />
      <Choice name="device" label="Device" value={query.deviceType} options={deviceFilters(otherDevices)} />
      <Choice
        name="categoryId"
        label="Category"
        value={query.categoryId}
        options={[
          { value: '', label: 'All categories' },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
          { value: 'none', label: 'Without a category' },
        ]}
      />
      <Choice name="sort" label="Order" value={query.sort} options={ADMIN_SORTS} />
      <Button type="submit">Show</Button>
      {path !== adminListPath({ sort: query.sort }) && (
        <Link to={adminListPath({ sort: query.sort })}>Clear filters</Link>
      )}
    </Form>
  );
}

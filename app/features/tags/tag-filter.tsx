import { Form, Link, useSubmit } from '@remix-run/react';
import { Button } from '~/ui/admin/button';
import { TextInput } from '~/ui/admin/fields';
import { TAG_SORTS, type TagListQuery, tagListPath } from './tag.view';

export function TagFilter({ query }: { query: TagListQuery }) {
  const submit = useSubmit();
  const path = tagListPath({ ...query, offset: 0 });
  return (
    <Form
      action="/admin/tags"
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
        aria-label="Search tags"
        placeholder="Search"
        defaultValue={query.search}
        maxLength={200}
      />
      <select name="sort" aria-label="Order" className="select" defaultValue={query.sort}>
        {TAG_SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button type="submit">Show</Button>
      {query.search && <Link to={tagListPath({ sort: query.sort })}>Clear search</Link>}
    </Form>
  );
}

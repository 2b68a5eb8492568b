import { Form, Link, useSubmit } from '@remix-run/react';
import { buttonProps } from '~/ui/forms/button-props';
import { TAG_SORTS, type TagListQuery, tagListPath } from './tag.view';

/** Search and order of the list of tags; with JavaScript a choice counts at once. */
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
      <div className="rt-TextFieldRoot rt-r-size-2 rt-variant-surface">
        <input
          type="search"
          name="q"
          aria-label="Search tags"
          placeholder="Search"
          defaultValue={query.search}
          maxLength={200}
          className="rt-reset rt-TextFieldInput"
        />
      </div>
      <select name="sort" aria-label="Order" className="select" defaultValue={query.sort}>
        {TAG_SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button type="submit" {...buttonProps('quiet')}>
        Show
      </button>
      {query.search && <Link to={tagListPath({ sort: query.sort })}>Clear search</Link>}
    </Form>
  );
}

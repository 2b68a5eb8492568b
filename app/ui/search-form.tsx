import { Form } from '@remix-run/react';
import { Icon } from './icons';

/** The search box: a plain GET form to the home page. */
export function SearchForm({ id, query }: { id: string; query: string }) {
  return (
    <Form action="/" method="get" role="search" className="search-form" key={query}>
      <label htmlFor={id} className="visually-hidden">
        Search wallpapers
      </label>
      <div className="search-field">
        <Icon name="search" />
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          placeholder="Search wallpapers"
          maxLength={200}
          enterKeyHint="search"
        />
      </div>
      <button type="submit" className="rt-reset rt-BaseButton rt-Button rt-r-size-3 rt-variant-solid">
        Search
      </button>
    </Form>
  );
}

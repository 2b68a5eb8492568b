import { Form } from '@remix-run/react';
import { Suspense, useRef, useState } from 'react';
import { Icon } from './icons';
import { late } from './late';

// Loaded when somebody is about to type.
const SearchSuggestions = late(
  () => import('./search-suggestions'),
  () => null,
);

/** The search box: a plain GET form to the home page. Mount it anew (by key) for another query. */
export function SearchForm({ id, query, isMain = false }: { id: string; query: string; isMain?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  return (
    <Form action="/" method="get" role="search" className="search-form">
      <label htmlFor={id} className="visually-hidden">
        Search wallpapers
      </label>
      <div className="search-field">
        {isMain && <Icon name="search" />}
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={isMain ? 'Search wallpapers' : 'Search'}
          maxLength={200}
          enterKeyHint="search"
          onFocus={() => setUsed(true)}
        />
        {!isMain && (
          <button type="submit" className="icon-button">
            <Icon name="search" />
            <span className="visually-hidden">Search</span>
          </button>
        )}
        {isUsed && (
          <Suspense>
            <SearchSuggestions input={input} id={id} />
          </Suspense>
        )}
      </div>
      {isMain && (
        <button type="submit" className="rt-reset rt-BaseButton rt-Button rt-r-size-3 rt-variant-solid">
          Search
        </button>
      )}
    </Form>
  );
}

import { Form } from '@remix-run/react';
import { Suspense, useRef, useState } from 'react';
import { lazyComponent } from '~/ui/browser/lazy-component';
import { Icon } from './icons';

// Loaded when somebody is about to type.
const SearchSuggestions = lazyComponent(
  () => import('./search-suggestions'),
  () => null,
);

/** Mount it anew (by key) for another query. */
export function SearchForm({ query, filters }: { query: string; filters: [name: string, value: string][] }) {
  const input = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  return (
    <Form action="/" method="get" role="search" className="search-form">
      <label htmlFor="search" className="visually-hidden">
        Search wallpapers
      </label>
      <div className="search-field">
        <input
          ref={input}
          id="search"
          type="search"
          name="q"
          defaultValue={query}
          placeholder="Search wallpapers"
          maxLength={200}
          enterKeyHint="search"
          onFocus={() => setUsed(true)}
        />
        {filters.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="icon-button" data-tooltip="Search">
          <Icon name="search" />
          <span className="visually-hidden">Search</span>
        </button>
        {isUsed && (
          <Suspense>
            <SearchSuggestions input={input} id="search" />
          </Suspense>
        )}
      </div>
    </Form>
  );
}

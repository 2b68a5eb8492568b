import { Form } from '@remix-run/react';
import { Suspense, useRef, useState } from 'react';
import { lazyComponent } from '~/ui/browser/lazy-component';
import { buttonProps } from '~/ui/forms/button-props';
import { Icon } from './icons';

// Loaded when somebody is about to type.
const SearchSuggestions = lazyComponent(
  () => import('./search-suggestions'),
  () => null,
);

/** Mount it anew (by key) for another query. */
export function SearchForm({
  id,
  query,
  kind,
}: {
  id: string;
  query: string;
  kind: 'bar' | 'bar-beside-main' | 'main';
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  const isMain = kind === 'main';
  const label = isMain ? 'Search the gallery' : 'Search wallpapers';
  return (
    <Form
      action="/"
      method="get"
      role="search"
      aria-label={isMain ? 'Gallery' : 'Site'}
      className={`search-form ${kind}`}
    >
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <div className="search-field">
        {isMain && <Icon name="search" />}
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={isMain ? label : 'Search'}
          maxLength={200}
          enterKeyHint="search"
          onFocus={() => setUsed(true)}
        />
        {!isMain && (
          <button type="submit" className="icon-button" data-tooltip="Search">
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
        <button type="submit" {...buttonProps('main', 'large')}>
          Search
        </button>
      )}
    </Form>
  );
}

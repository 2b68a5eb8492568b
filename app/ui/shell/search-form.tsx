import { Suspense, useRef, useState } from 'react';
import { messagesOf } from '~/messages/messages';
import { lazyComponent } from '~/ui/browser/lazy-component';
import { GetForm } from '~/ui/forms/get-form';
import { Icon } from './icons';

// Loaded when the search box gets the focus.
const SearchSuggestions = lazyComponent(
  () => import('./search-suggestions'),
  () => null,
);

/** Give it another key for another query. */
export function SearchForm({ query, filters }: { query: string; filters: [name: string, value: string][] }) {
  const input = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  const text = messagesOf('shell');
  return (
    <GetForm action="/" role="search" className="search-form">
      <label htmlFor="search" className="visually-hidden">
        {text.searchWallpapers}
      </label>
      <div className="search-field">
        <input
          ref={input}
          id="search"
          type="search"
          name="q"
          defaultValue={query}
          placeholder={text.searchWallpapers}
          maxLength={200}
          enterKeyHint="search"
          onFocus={() => setUsed(true)}
        />
        {filters.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="icon-button" data-tooltip={text.search}>
          <Icon name="search" />
          <span className="visually-hidden">{text.search}</span>
        </button>
        {isUsed && (
          <Suspense>
            <SearchSuggestions input={input} id="search" />
          </Suspense>
        )}
      </div>
    </GetForm>
  );
}

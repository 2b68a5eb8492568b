import { useNavigate } from '@remix-run/react';
import { type RefObject, useEffect, useState } from 'react';
import { messagesOf } from '~/messages/messages';
import { isComposing } from '~/ui/browser/is-composing';
import { readJson } from '~/ui/browser/requests';
import { useLatest } from '~/ui/browser/use-latest';
import { hasTypedWords, highlight } from './highlight';

export interface Suggestion {
  kind: 'category' | 'tag' | 'wallpaper';
  label: string;
  path: string;
}

interface Answer {
  typed: string;
  suggestions: Suggestion[];
}

const PAUSE_MS = 150;
const FEWEST_LETTERS = 2;

const NOTHING: Answer = { typed: '', suggestions: [] };

/** Debounced. Until the answer arrives, shows the previous suggestions that still match. */
function useSuggestions(typed: string): Suggestion[] {
  const [answer, setAnswer] = useState(NOTHING);
  useEffect(() => {
    if (typed.length < FEWEST_LETTERS) return setAnswer(NOTHING);
    const request = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const path = `/suggestions?q=${encodeURIComponent(typed)}`;
        setAnswer({ typed, suggestions: await readJson(path, { signal: request.signal }) });
      } catch {
        // Searching works without suggestions.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [typed]);
  if (answer.typed === typed) return answer.suggestions;
  return typed.length < FEWEST_LETTERS ? [] : answer.suggestions.filter(({ label }) => hasTypedWords(label, typed));
}

/** WAI-ARIA APG: editable combobox with list autocomplete and manual selection. The input stays a plain one. */
export default function SearchSuggestions({ input, id }: { input: RefObject<HTMLInputElement>; id: string }) {
  const [typed, setTyped] = useState(() => input.current?.value.trim() ?? '');
  const [isWanted, setWanted] = useState(() => input.current?.value !== input.current?.defaultValue);
  const [activePath, setActivePath] = useState('');
  const suggestions = useSuggestions(isWanted ? typed : '');
  const navigate = useNavigate();
  const isOpen = isWanted && suggestions.length > 0;
  const active = isOpen ? suggestions.findIndex(({ path }) => path === activePath) : -1;
  const chosen = suggestions[active];

  const close = () => {
    setWanted(false);
    setActivePath('');
  };
  const choose = ({ path }: Suggestion) => {
    close();
    navigate(path);
  };

  const onKey = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    // The input method uses these keys while it composes a character.
    if (isComposing(event)) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (altKey && key === 'ArrowUp') return close();
      setWanted(true);
      if (altKey || !isOpen) return;
      const step = key === 'ArrowDown' ? 1 : -1;
      // One more place than suggestions, for the typed text itself.
      const places = suggestions.length + 1;
      setActivePath(suggestions[((active + 1 + step + places) % places) - 1]?.path ?? '');
    } else if (key === 'Enter') {
      if (chosen) {
        event.preventDefault();
        choose(chosen);
      } else close();
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (key === 'Tab') close();
    else if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) setActivePath('');
  };

  const handlers = useLatest({ onKey, close });

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onInput = () => {
      setTyped(box.value.trim());
      setWanted(true);
      setActivePath('');
    };
    box.addEventListener('input', onInput, { signal });
    box.addEventListener('keydown', (event) => handlers.current.onKey(event), { signal });
    box.addEventListener('blur', () => handlers.current.close(), { signal });
    return () => listening.abort();
  }, [input, handlers]);

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-controls': `${id}-list`,
      'aria-expanded': String(isOpen),
      'aria-activedescendant': active >= 0 ? `${id}-${active}` : null,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input.current?.removeAttribute(name);
      else input.current?.setAttribute(name, value);
    }
  }, [input, id, isOpen, active]);

  const text = messagesOf('shell');
  return (
    <>
      <div role="listbox" id={`${id}-list`} aria-label={text.suggestions} className="suggestions" hidden={!isOpen}>
        {isOpen &&
          suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: in this pattern the focus stays in the search box
            // biome-ignore lint/a11y/useKeyWithClickEvents: the search box handles the keys
            <div
              key={suggestion.path}
              role="option"
              id={`${id}-${index}`}
              aria-selected={index === active}
              // Keeps the focus in the search box.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              <span>
                {highlight(suggestion.label, typed).map((part, place) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other key
                  place % 2 === 0 ? part : <b key={place}>{part}</b>,
                )}
              </span>{' '}
              <small>{text.suggestionKinds[suggestion.kind]}</small>
            </div>
          ))}
      </div>
      <p role="status" className="visually-hidden">
        {isOpen ? text.suggestionCount(suggestions.length) : ''}
      </p>
    </>
  );
}

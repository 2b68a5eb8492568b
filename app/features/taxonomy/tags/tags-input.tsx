import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { messagesOf } from '~/messages/messages';
import { TextInput } from '~/ui/admin/controls';
import { useHydrated } from '~/ui/browser/hydrated';
import { isComposing } from '~/ui/browser/is-composing';
import { readJson } from '~/ui/browser/requests';
import { tagAtCaret, withTag } from './tag-at-caret';

const PAUSE_MS = 150;
const FEWEST_LETTERS = 2;

/** Suggests existing tags. When the request fails, the field still works without them. */
function useTagNames(typed: string): string[] {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    setNames([]);
    if (typed.length < FEWEST_LETTERS) return;
    const request = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const found = await readJson<{ label: string }[]>(`/suggestions?kind=tag&q=${encodeURIComponent(typed)}`, {
          signal: request.signal,
        });
        setNames(found.map(({ label }) => label));
      } catch {
        // No suggestions, then.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [typed]);
  return names;
}

/** Uses the prototype's setter: React overrides the field's own and would miss the change. */
function type(input: HTMLInputElement, value: string, caret: number): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.setSelectionRange(caret, caret);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Comma-separated names. WAI-ARIA APG: editable combobox with list autocomplete, for the name at the caret. */
export function TagsInput({ onBlur, onKeyDown, ...props }: ComponentProps<typeof TextInput>) {
  const id = useId();
  const isHydrated = useHydrated();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const there = new Set(input?.value.split(',').map((name) => name.trim().toLowerCase()));
  const names = useTagNames(typed).filter((name) => !there.has(name.toLowerCase()));
  const isOpen = input !== null && names.length > 0;

  const close = () => {
    setTyped('');
    setActive(-1);
  };
  const choose = (name: string) => {
    if (!input) return;
    const { value, caret } = withTag(input.value, input.selectionStart ?? input.value.length, name);
    type(input, value, caret);
    close();
  };
  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event;
    const chosen = isOpen ? names[active] : undefined;
    if (isComposing(event)) return;
    if (isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      // The extra place is the text field itself.
      const places = names.length + 1;
      return setActive(((active + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
    }
    if (chosen !== undefined && key === 'Enter') {
      event.preventDefault();
      return choose(chosen);
    }
    if (isOpen && key === 'Escape') {
      event.preventDefault();
      return close();
    }
    onKeyDown?.(event);
  }

  const combobox = {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-controls': `${id}list`,
    'aria-expanded': isOpen,
    'aria-activedescendant': isOpen && active >= 0 ? `${id}${active}` : undefined,
  } as const;
  return (
    <div className="tags-input">
      <TextInput
        {...props}
        {...(isHydrated && combobox)}
        onKeyDown={onKey}
        onInput={({ currentTarget }) => {
          // Ignore input events from autofill.
          if (currentTarget !== document.activeElement) return;
          setInput(currentTarget);
          setTyped(tagAtCaret(currentTarget.value, currentTarget.selectionStart ?? 0));
          setActive(-1);
        }}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      <div
        role="listbox"
        id={`${id}list`}
        aria-label={messagesOf('tags').suggestions}
        className="tag-options"
        hidden={!isOpen}
      >
        {isOpen &&
          names.map((name, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the pattern keeps the focus in the field
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={name}
              role="option"
              id={`${id}${index}`}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(name)}
            >
              {name}
            </div>
          ))}
      </div>
    </div>
  );
}

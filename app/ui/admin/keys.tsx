import { useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { messagesOf } from '~/messages/messages';
import { useHydrated } from '~/ui/browser/hydrated';
import { isComposing } from '~/ui/browser/is-composing';
import { Button } from '~/ui/forms/button';
import { Dialog } from '~/ui/overlays/dialog';
import { largePicture, PicturePreview } from './picture-preview';

/** In local storage when single keys are off, because dictation software types, which would trigger them. */
const SWITCH = 'single-keys';

const NO_TEXT = '[type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"]';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches(`textarea, select, input:not(${NO_TEXT})`));

/** Whether a key is a shortcut of its own: not typed into a field, not for a dialog, and not switched off. */
const isSingleKey = (event: KeyboardEvent) =>
  !(
    event.defaultPrevented ||
    isComposing(event) ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    isTyping(event.target)
  ) &&
  !document.querySelector('dialog[open]') &&
  !localStorage.getItem(SWITCH);

const ROW = ':is(.admin-table, .picture-table) tbody tr';

const closestRow = (element: Element | null) => element?.closest<HTMLTableRowElement>(ROW) ?? null;

const currentRow = () => closestRow(document.activeElement);

const rowWithId = (id: string) => closestRow(document.getElementById(id));

function focusRow(row: HTMLTableRowElement | null | undefined): void {
  row?.querySelector<HTMLElement>('input[name="id"], a:not([tabindex]), button')?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** The row's title, from where Space shows the next preview. */
function focusLink(row: HTMLTableRowElement | null): void {
  row?.querySelector<HTMLElement>('[data-key="e"]')?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** The row that had the focus last. Keys continue there when it is deleted or the list is shown again. */
let last = { id: '', list: '', index: -1 };

const listAddress = () => location.pathname + location.search;

function rememberRow({ target }: FocusEvent): void {
  const row = target instanceof Element ? closestRow(target) : null;
  if (row) last = { id: row.id, list: listAddress(), index: row.sectionRowIndex };
}

const allRows = () => [...document.querySelectorAll<HTMLTableRowElement>(ROW)];

function goToRow(step: 1 | -1): void {
  const rows = allRows();
  const row = currentRow() ?? rowWithId(last.id);
  if (row) focusRow(rows[rows.indexOf(row) + step]);
  // The next row has taken the place of the deleted one.
  else if (last.list === listAddress()) focusRow(rows[last.index + Math.min(step, 0)]);
  else focusRow(rows[0]);
}

const click = (selector: string) => currentRow()?.querySelector<HTMLElement>(selector)?.click();

interface Shows {
  keys: () => void;
  picture: (row: HTMLTableRowElement) => void;
}

function act(key: string, show: Shows): boolean {
  switch (key) {
    case ' ':
    case 'p': {
      const row = currentRow();
      // Space also presses buttons and ticks boxes.
      if (!row || !largePicture(row) || (key === ' ' && !document.activeElement?.matches('a'))) return false;
      show.picture(row);
      return true;
    }
    case '/': {
      const search = document.querySelector<HTMLInputElement>('.list-filter input[type="search"]');
      search?.focus();
      search?.select();
      return true;
    }
    case 'j':
    case 'k':
      goToRow(key === 'j' ? 1 : -1);
      return true;
    case 'x':
      click('input[name="id"]');
      return true;
    case 'e':
    case 'r':
    case 'f':
      click(`[data-key="${key}"]`);
      return true;
    case '?':
      show.keys();
      return true;
    default:
      return false;
  }
}

function save(event: KeyboardEvent): void {
  const form = event.target instanceof Element ? event.target.closest<HTMLFormElement>('form.form') : null;
  const button =
    (event.shiftKey && form?.querySelector<HTMLButtonElement>('button[name="next"]')) ||
    form?.querySelector<HTMLButtonElement>('button[type="submit"]:not(:disabled)');
  if (!form || !button) return;
  event.preventDefault();
  form.requestSubmit(button);
}

/** Keyboard shortcuts for the administrator's lists and forms, and the button that shows them. */
export function Keys() {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [row, setRow] = useState<HTMLTableRowElement | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (key === 'Enter' && (ctrlKey || metaKey) && !(altKey || isComposing(event) || defaultPrevented)) save(event);
      if (isSingleKey(event) && act(key, { keys: () => setOpen(true), picture: setRow })) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', rememberRow);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', rememberRow);
    };
  }, []);
  const shown = useRef(row);
  useEffect(() => {
    if (!row) focusLink(shown.current);
    shown.current = row;
  }, [row]);
  const { key, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation counts, even to the same row
  useEffect(() => {
    setRow(null);
    if (document.activeElement === document.body) focusRow(rowWithId(isBack ? last.id : hash.slice(1)));
  }, [key]);
  if (!isHydrated) return null;
  const close = () => setOpen(false);
  const { keys, close: closeLabel } = messagesOf('adminControls');
  return (
    <>
      <button
        type="button"
        className="keys-button"
        aria-label={keys.title}
        data-tooltip={keys.title}
        onClick={() => setOpen(true)}
      >
        ?
      </button>
      <PicturePreview
        row={row}
        onStep={(step) => setRow((shown) => (shown && allRows()[allRows().indexOf(shown) + step]) ?? shown)}
        onClose={() => setRow(null)}
      />
      <Dialog isOpen={isOpen} onClose={close} labelledBy="keys-title" className="keys-dialog">
        <h2 id="keys-title">{keys.title}</h2>
        <dl>
          {keys.meanings.map(([name, meaning]) => (
            <div key={name}>
              <dt>
                <kbd>{name}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <label>
          <input
            type="checkbox"
            defaultChecked={!localStorage.getItem(SWITCH)}
            onChange={({ currentTarget }) => {
              if (currentTarget.checked) localStorage.removeItem(SWITCH);
              else localStorage.setItem(SWITCH, 'off');
            }}
          />
          {keys.areOn}
        </label>
        <div className="form-actions">
          <Button type="button" onClick={close}>
            {closeLabel}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

import type { Root } from 'react-dom/client';
import { useBrowserLayoutEffect } from './hydrated';
import { fillIn, findCounterpart, typedIn } from './typed';

interface Served {
  html: HTMLElement;
  focused: Element | null;
  root?: Root;
}

let served: Served | null = null;

const noteFocus = ({ target }: Event) => {
  if (served) served.focused = target as Element;
};

/** Remembers the page as it is before React takes it over. */
export function rememberServedPage(hydrate: () => Root): void {
  served = { html: document.documentElement, focused: document.activeElement };
  document.addEventListener('focusin', noteFocus);
  served.root = hydrate();
}

function forget(): Served | null {
  const known = served;
  served = null;
  document.removeEventListener('focusin', noteFocus);
  return known;
}

function carryOver({ html, focused }: Served): void {
  fillIn(document, typedIn(html));
  const control = focused && findCounterpart(focused, html, document);
  control?.focus({ preventScroll: true });
  if (control && 'setSelectionRange' in control && control.selectionStart !== null) {
    const { selectionStart, selectionEnd } = focused as HTMLInputElement;
    control.setSelectionRange(selectionStart, selectionEnd);
  }
}

/**
 * Browser extensions change pages before hydration. React then draws the document again, without what was typed into the
 * page that the server sent, and without its focus.
 */
export function useServedPage(): void {
  useBrowserLayoutEffect(() => {
    const known = forget();
    if (known && known.html !== document.documentElement) carryOver(known);
  }, []);
}

/** The server sends no scripts with error pages: one that React draws first means that the start has failed. */
export function useFailedStart(): void {
  useBrowserLayoutEffect(() => {
    const known = forget();
    if (!known) return;
    queueMicrotask(() => {
      known.root?.unmount();
      document.documentElement?.remove();
      document.append(known.html);
    });
  }, []);
}

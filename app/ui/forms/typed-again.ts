import { useLocation } from '@remix-run/react';
import { type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '~/ui/browser/hydrated';
import { fillIn, readForm, type Typed, typedIn } from '~/ui/browser/typed';

/** By history entry and form. */
const kept = new Map<string, Typed>();

/** After a link and Back, fills the form again, as browsers do when a page's links load documents. A form that was sent is forgotten. */
export function useTypedAgain(name: string, failure: object | undefined): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  const entry = `${useLocation().key} ${name}`;
  const last = useRef(entry);
  const isSent = useRef(false);
  useBrowserLayoutEffect(() => {
    const { current } = form;
    if (!current) return;
    const keep = () => {
      isSent.current = false;
      kept.set(entry, readForm(current));
    };
    const noteSending = () => {
      isSent.current = true;
    };
    const isNewEntry = last.current !== entry;
    const known = kept.get(entry);
    if (isNewEntry && isSent.current && !failure) kept.delete(last.current);
    else if (known) fillIn(current, known);
    // Typed before hydration, or kept by a refused form or a dialog, whose address is a new entry.
    else if (isNewEntry || typedIn(current).size > 0) keep();
    last.current = entry;
    current.addEventListener('input', keep);
    current.addEventListener('change', keep);
    current.addEventListener('submit', noteSending);
    return () => {
      current.removeEventListener('input', keep);
      current.removeEventListener('change', keep);
      current.removeEventListener('submit', noteSending);
    };
  }, [entry]);
  return form;
}

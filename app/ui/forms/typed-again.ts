import { useLocation } from '@remix-run/react';
import { type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '~/ui/browser/hydrated';
import { fillIn, readForm, type Typed, typedIn } from '~/ui/browser/typed';

/** By history entry and form. */
const kept = new Map<string, Typed>();

/** After a link and Back, fills the form again, as browsers do when a page's links load documents. */
export function useTypedAgain(name: string): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  const entry = `${useLocation().key} ${name}`;
  const last = useRef(entry);
  useBrowserLayoutEffect(() => {
    const { current } = form;
    if (!current) return;
    const keep = () => void kept.set(entry, readForm(current));
    const known = kept.get(entry);
    if (known) fillIn(current, known);
    // Typed before hydration, or kept by a refused form, whose address is a new entry.
    else if (last.current !== entry || typedIn(current).size > 0) keep();
    last.current = entry;
    current.addEventListener('input', keep);
    current.addEventListener('change', keep);
    return () => {
      current.removeEventListener('input', keep);
      current.removeEventListener('change', keep);
    };
  }, [entry]);
  return form;
}

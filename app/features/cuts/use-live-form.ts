import { useLocation, useSubmit } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { screenQuery } from '~/features/screens/screen-query';
import type { Position } from '~/images/cuts/cut';
import { withoutPrefix } from '~/messages/addresses';

/** With scripts, every change updates the preview at once and is kept in the address. */
export function useLiveForm(values: Record<string, string>) {
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef<{ search: string; typed: FormData } | null>(null);
  const submit = useSubmit();
  const { search } = useLocation();
  useEffect(() => {
    const change = () => form.current?.requestSubmit();
    form.current?.addEventListener('change', change);
    return () => form.current?.removeEventListener('change', change);
  }, []);
  // A preset fills in fields, except those that were edited after the request was sent.
  useEffect(() => {
    if (asked.current?.search !== search) return;
    for (const [name, value] of Object.entries(values)) {
      const control = form.current?.elements.namedItem(name);
      if (!control || !('value' in control) || control.value !== asked.current.typed.get(name)) continue;
      if (control.value === value) continue;
      control.value = value;
      // What is typed next must replace the new value, as it would have replaced the old one.
      if (control instanceof HTMLInputElement && control === document.activeElement) control.select();
    }
  }, [values, search]);
  const ask = (fields: FormData, ofForm: HTMLFormElement) => {
    const { pathname } = new URL(ofForm.action);
    // The visitor has gone back, and this page is only shown until the other one is here.
    if (pathname !== location.pathname) return;
    const query = screenQuery([...fields].map(([name, value]) => [name, String(value)]));
    asked.current = { search: `?${query}`, typed: new FormData(ofForm) };
    submit(query, { action: withoutPrefix(pathname), replace: true, preventScrollReset: true });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (button?.name === 'intent') return;
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    if (button?.name) fields.set(button.name, button.value);
    ask(fields, event.currentTarget);
  };
  const submitPosition = ({ x, y }: Position) => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    fields.set('position', `${x},${y}`);
    ask(fields, form.current);
  };
  return { form, onSubmit, submitPosition };
}

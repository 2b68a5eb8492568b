import { useLocation, useMatches } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';
import { messagesOf } from '~/messages/messages';
import { LeaveGuard, type Move } from './leave-guard';

/** A link marked `data-discards` already says that changes are lost. The browser leaves a moment after the click. */
const DISCARD_MS = 1000;

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return false;
  // Checkboxes named `id` only select rows.
  if (control.type === 'checkbox')
    return control.name !== '' && control.name !== 'id' && control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** A rejected form also holds unsaved changes, and so does one that says so, such as with a preview. */
const isEdited = (form: HTMLFormElement) =>
  [...form.elements].some(isChanged) || 'unsaved' in form.dataset || form.querySelector('[role=alert]') !== null;

const isSamePage = ({ currentLocation: from, nextLocation: to }: Move) =>
  from.pathname === to.pathname && from.search === to.search;

/** Asks before the administrator leaves an edited form without sending it. Pages with their own guard say so in `handle`. */
export function EditedGuard() {
  const guardsItself = useMatches().some(({ handle }) => (handle as { guardsItself?: true } | undefined)?.guardsItself);
  const sent = useRef<EventTarget | null>(null);
  const lastSent = useRef<EventTarget | null>(null);
  const saved = useRef(new WeakSet<EventTarget>());
  const discardedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const onSubmit = ({ target }: Event) => {
      sent.current = target;
      lastSent.current = target;
      // The router asks during the event.
      setTimeout(() => {
        sent.current = null;
      });
    };
    const onClick = ({ target, timeStamp }: Event) => {
      if (target instanceof Element && target.closest('[data-discards]')) discardedAt.current = timeStamp;
    };
    const onInput = ({ target }: Event) => {
      const form = target && 'form' in target ? (target.form as HTMLFormElement | null) : null;
      if (form) saved.current.delete(form);
    };
    addEventListener('submit', onSubmit, options);
    addEventListener('input', onInput, options);
    addEventListener('click', onClick, options);
    return () => listening.abort();
  }, []);
  const { state: arrival } = useLocation();
  // A form that was saved may stay on the page with what was sent, such as a file.
  useEffect(() => {
    if (arrival?._isRedirect && lastSent.current) saved.current.add(lastSent.current);
    lastSent.current = null;
  }, [arrival]);
  const isBusy = useCallback((move?: Move) => {
    if (move && sent.current === null && isSamePage(move)) return false;
    if (performance.now() - discardedAt.current < DISCARD_MS) return false;
    // A confirmation dialog has already asked.
    if (sent.current instanceof Element && sent.current.closest('[role=alertdialog]')) return false;
    const forms = [...document.querySelectorAll<HTMLFormElement>('main form[method=post]')];
    return forms.some((form) => form !== sent.current && !saved.current.has(form) && isEdited(form));
  }, []);
  if (guardsItself) return null;
  const { leaveTitle, leaveText } = messagesOf('adminControls');
  return <LeaveGuard isBusy={isBusy} title={leaveTitle} text={leaveText} />;
}

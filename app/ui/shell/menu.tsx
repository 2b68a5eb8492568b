import { useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { messagesOf } from '~/messages/messages';

/** Holds everything that does not fit in the bar. With JavaScript it closes on Esc, on navigation and on clicks outside. */
export function Menu({ children }: { children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (details.current && shownAt.current !== key) details.current.open = false;
    shownAt.current = key;
  }, [key]);
  useEffect(() => {
    const menu = details.current;
    if (!menu) return;
    const listening = new AbortController();
    const { signal } = listening;
    const closeUnlessInside = ({ target }: Event) => {
      if (menu.open && !menu.contains(target as Node)) menu.open = false;
    };
    document.addEventListener('pointerdown', closeUnlessInside, { signal });
    document.addEventListener('focusin', closeUnlessInside, { signal });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !menu.open) return;
        if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
        menu.open = false;
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  const label = messagesOf('shell').menu;
  return (
    <details className="menu" ref={details}>
      <summary className="icon-button" data-tooltip={label}>
        {/* A character, because Tor Browser shows no SVG. */}
        <span aria-hidden="true">☰</span> <span className="visually-hidden">{label}</span>
      </summary>
      <div id="bar-end" className="menu-panel">
        {children}
      </div>
    </details>
  );
}

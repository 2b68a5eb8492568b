import { useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icons';

/** What has no room in the bar. The browser opens and closes it; with JavaScript it also closes by itself when its time is over. */
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
  return (
    <details className="menu" ref={details}>
      <summary className="icon-button" data-tooltip="Menu">
        <Icon name="menu" />
        <span className="visually-hidden">Menu</span>
      </summary>
      <div id="bar-end" className="menu-panel">
        {children}
      </div>
    </details>
  );
}

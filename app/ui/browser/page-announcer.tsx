import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** What the page says about its results. */
const readResults = () =>
  [...document.querySelectorAll<HTMLElement>('main [data-results]')].map(
    (one) => one.dataset.results || one.textContent,
  );

/** Tells screen readers where a navigation led, as a new document would. Focus that the old page had goes to the new one. */
export function PageAnnouncer() {
  const { key, pathname, search, hash } = useLocation();
  const last = useRef({ key, address: pathname + search, hash, title: '' });
  const [said, setSaid] = useState({ key, text: '' });
  useEffect(() => {
    const { title } = document;
    const was = last.current;
    const address = pathname + search;
    last.current = { key, address, hash, title };
    if (was.key === key) return;
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    // Opening or closing a dialog.
    if (was.address === address && was.hash !== hash) return;
    const isNamed = was.address !== address && was.title !== title;
    const results = readResults();
    setSaid({ key, text: [...(isNamed || results.length === 0 ? [title] : []), ...results].join('. ') });
  }, [key, pathname, search, hash]);
  return (
    <p role="status" className="visually-hidden">
      {/* A new element is read even if its text is the same. */}
      <span key={said.key}>{said.text}</span>
    </p>
  );
}

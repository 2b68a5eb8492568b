import { useEffect } from 'react';
import { isSingleKey } from '~/ui/admin/keys';

const RADIO = 'input[type="radio"]';

/** Digits choose a category, `t` goes to the tags, arrows to the previous and next wallpaper. */
export function useTriageKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSingleKey(event)) return;
      const { key, target } = event;
      const isRadio = target instanceof HTMLElement && target.matches(RADIO);
      const goes = { ArrowRight: 'next', ArrowLeft: 'prev' }[key];
      const found = /^[1-9]$/.test(key)
        ? document.querySelectorAll<HTMLElement>(`.triage-categories ${RADIO}`)[Number(key)]
        : document.querySelector<HTMLElement>(key === 't' ? '.triage [name="tags"]' : `.triage a[rel="${goes}"]`);
      // Arrows move within a group of radio buttons.
      if (!found || (goes && isRadio)) return;
      event.preventDefault();
      found.focus();
      if (key !== 't') found.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

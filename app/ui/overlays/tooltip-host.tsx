import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '~/ui/browser/lazy-component';
import { tooltipOwner } from './tooltip-owner';

// A touch never shows one, so it never loads one.
const Tooltip = lazyComponent(
  () => import('./tooltip'),
  () => null,
);

/** Shows `data-tooltip` of whatever is hovered, or focused by keyboard. */
export function TooltipHost() {
  const [first, setFirst] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (first) return;
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerover', 'focusin']) {
      document.addEventListener(type, (event) => setFirst(tooltipOwner(event)), { signal });
    }
    return () => listening.abort();
  }, [first]);
  return (
    first && (
      <Suspense>
        <Tooltip first={first} />
      </Suspense>
    )
  );
}

import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '~/ui/browser/lazy-component';
import { tooltipOwner } from './tooltip-owner';

// Loaded on demand, because touch screens never show one.
const Tooltip = lazyComponent(
  () => import('./tooltip'),
  () => null,
);

/** Shows the `data-tooltip` of the element that is hovered or focused by keyboard. */
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

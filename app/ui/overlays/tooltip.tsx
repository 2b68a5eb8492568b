import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tooltipOwner } from './tooltip-owner';

const DELAY_MS = 700;
/** Moving on to the next control within this time shows its tooltip at once. */
const SKIP_DELAY_MS = 300;
/** Time to move the pointer from the control onto its tooltip. */
const GRACE_MS = 120;
const GAP = 6;
const EDGE = 8;
const ID = 'tooltip';

/** Below its control, or above if there is no room below. Always on the screen. */
function place(box: HTMLElement, owner: HTMLElement): void {
  const of = owner.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const left = Math.min(of.left + (of.width - width) / 2, document.documentElement.offsetWidth - width - EDGE);
  const below = of.bottom + GAP;
  const top = below + height + EDGE > innerHeight ? of.top - GAP - height : below;
  Object.assign(box.style, { left: `${Math.max(EDGE, left)}px`, top: `${Math.max(EDGE, top)}px` });
}

const saysMore = (owner: HTMLElement) =>
  owner.dataset.tooltip !== (owner.getAttribute('aria-label') ?? owner.textContent)?.trim();

/** The control whose tooltip is shown, or null. There is one tooltip for the whole page. */
function useTooltip(first: HTMLElement, box: { current: HTMLElement | null }): HTMLElement | null {
  const [owner, setOwner] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let shown: HTMLElement | null = null;
    let hovered: HTMLElement | null = null;
    let closedAt = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: HTMLElement | null) => {
      clearTimeout(timer);
      if (shown && !next) closedAt = performance.now();
      shown = next?.isConnected ? next : null;
      setOwner(shown);
    };
    const showSoon = (next: HTMLElement) => {
      clearTimeout(timer);
      const isNextOne = shown !== null || performance.now() - closedAt < SKIP_DELAY_MS;
      if (isNextOne) show(next);
      else timer = setTimeout(show, DELAY_MS, next);
    };
    const onOver = (event: Event) => {
      // Hovering over the tooltip keeps it open.
      if (box.current?.contains(event.target as Node)) return clearTimeout(timer);
      const next = tooltipOwner(event);
      if (next && next === shown) clearTimeout(timer);
      if (next === hovered) return;
      hovered = next;
      if (next && next !== shown) showSoon(next);
      else if (!next) {
        clearTimeout(timer);
        if (shown && !shown.matches(':focus-visible')) timer = setTimeout(show, GRACE_MS, null);
      }
    };
    const hide = () => {
      clearTimeout(timer);
      if (shown) show(null);
    };
    const listening = new AbortController();
    const listen = (type: string, listener: (event: Event) => void, capture = false) =>
      document.addEventListener(type, listener, { signal: listening.signal, capture, passive: true });
    listen('pointerover', onOver);
    listen('focusin', (event) => {
      const next = tooltipOwner(event);
      if (next) show(next);
      else hide();
    });
    listen('focusout', hide);
    listen('pointerdown', hide);
    listen('keydown', (event) => (event as KeyboardEvent).key === 'Escape' && hide());
    listen('scroll', hide, true);
    // The pointer leaves the window.
    document.documentElement.addEventListener('pointerleave', hide, { signal: listening.signal });
    if (first.matches(':focus-visible')) show(first);
    else if (first.matches(':hover')) {
      hovered = first;
      showSoon(first);
    }
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [first, box]);
  return owner;
}

export default function Tooltip({ first }: { first: HTMLElement }) {
  const box = useRef<HTMLDivElement>(null);
  const owner = useTooltip(first, box);
  useLayoutEffect(() => {
    if (!owner || !box.current) return;
    // Above an open dialog, if the browser supports popovers.
    if (box.current.showPopover && !box.current.matches(':popover-open')) box.current.showPopover();
    place(box.current, owner);
    if (!saysMore(owner)) return;
    owner.setAttribute('aria-describedby', ID);
    return () => owner.removeAttribute('aria-describedby');
  }, [owner]);
  return (
    owner && (
      <div ref={box} id={ID} role="tooltip" className="tooltip" key={owner.dataset.tooltip} {...{ popover: 'manual' }}>
        {owner.dataset.tooltip}
      </div>
    )
  );
}

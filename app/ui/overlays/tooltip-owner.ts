/** The element with a tooltip that is hovered by mouse or pen, or focused by keyboard. */
export function tooltipOwner(event: Event): HTMLElement | null {
  const owner = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tooltip]') : null;
  if (event.type === 'focusin') return owner?.matches(':focus-visible') ? owner : null;
  return event instanceof PointerEvent && event.pointerType !== 'touch' ? owner : null;
}

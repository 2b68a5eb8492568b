/** The element whose tooltip an event asks for: hovered by a mouse or a pen, or focused by keyboard. */
export function tooltipOwner(event: Event): HTMLElement | null {
  const owner = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tooltip]') : null;
  if (event.type === 'focusin') return owner?.matches(':focus-visible') ? owner : null;
  return event instanceof PointerEvent && event.pointerType !== 'touch' ? owner : null;
}

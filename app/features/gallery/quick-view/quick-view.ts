/** @param list whose cards can be gone through */
type Show = (id: number, list: Element) => void;

let show: Show | null = null;

/** False where the page has no dialog, so that the link must be followed. */
export function openQuickView(...card: Parameters<Show>): boolean {
  show?.(...card);
  return show !== null;
}

export function handleQuickView(handler: Show): () => void {
  show = handler;
  return () => {
    if (show === handler) show = null;
  };
}

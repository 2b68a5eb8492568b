import type { PreviewedList } from './card-preview';

type Show = (id: number, list: PreviewedList) => void;

let show: Show | null = null;

/** False if the page has no dialog: follow the link instead. */
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
